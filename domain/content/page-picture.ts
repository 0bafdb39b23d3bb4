import type { SectionView } from './load-sections.server.ts'

/** The picture a page made of sections opens with, if it has one. */
export function pagePicture(sections: readonly SectionView[]): string | null {
  const hero = sections.find((section) => section.type === 'hero')
  return hero ? (hero.image ?? hero.newest) : null
}
