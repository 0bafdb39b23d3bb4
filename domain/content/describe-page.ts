import { plainWords } from '#config/markdown/markdown-tree.ts'
import { listed } from '../formats/listed.ts'
import type { StockShape } from '../vehicles/stock-shape.ts'
import { cutText } from './cut-text.ts'
import type { SectionView } from './load-sections.server.ts'

/** As much as search engines show. */
const mostCharacters = 160

interface ComposedPage {
  readonly title: string
  /** What stands under the title. */
  readonly lead?: string | null
  readonly siteName: string
  readonly sections: readonly SectionView[]
}

/** One sentence or two of a page composed of sections, in its own words, for whoever finds it in a list of results. */
export function describePage({ title, lead, siteName, sections }: ComposedPage): string {
  const words = lead ?? firstText(sections) ?? headings(sections)
  return cutText(`${title} at ${siteName}${words ? `: ${words}` : '.'}`, mostCharacters)
}

interface FrontPage {
  readonly name: string
  readonly sections: readonly SectionView[]
  readonly shape: Pick<StockShape, 'carTypes' | 'makes'>
}

/** A front page in the words of its opening; without any, by what is sold there. */
export function describeHome({ name, sections, shape }: FrontPage): string {
  return cutText(
    `${name}: ${firstText(sections.filter(({ type }) => type === 'hero')) ?? whatIsSold(shape)}`,
    mostCharacters,
  )
}

function whatIsSold({ carTypes, makes }: FrontPage['shape']): string {
  const kinds = carTypes.length > 0 ? `${listed(carTypes)} vehicles` : 'vehicles'
  const named = makes.length > 3 ? `${makes.slice(0, 3).join(', ')} and more` : listed(makes)
  return `${kinds}${named ? ` from ${named}` : ''}, with photos, prices and details of each.`
}

/** What a page says first in whole sentences. */
const firstText = (sections: readonly SectionView[]): string | null =>
  sections.map(textOf).find((text) => text !== null && text !== '') ?? null

function textOf(section: SectionView): string | null {
  if (section.type === 'hero' || section.type === 'serviceBanner' || section.type === 'applicationStart')
    return section.text
  if (section.type === 'richText') return section.paragraphs[0] ?? null
  if (section.type === 'markdown') return plainWords(section.blocks.filter(({ is }) => is === 'paragraph').slice(0, 1))
  return section.type === 'faq' ? (section.items[0]?.question ?? null) : null
}

const headings = (sections: readonly SectionView[]): string =>
  sections.flatMap((section) => ('title' in section && section.title ? [section.title] : [])).join(', ')
