import type { SectionView } from '#domain/content/load-sections.server.ts'
import { serverTypes } from './server-types.ts'
import { type CompactJson, readCompact, writeCompact } from '#domain/formats/compact-json.ts'

/** A page's sections as its loader gives them. */
export interface SentSections {
  readonly sections: CompactJson<readonly SectionView[]>
}

const read = new WeakMap<SentSections, readonly SectionView[]>()

/** A loader's answer with its sections as text: as objects, the framework would number each of their values. */
export function withSentSections<T extends { sections: readonly SectionView[] }>(page: T) {
  const sent = { ...page, sections: writeCompact(page.sections.map(forBrowser)) }
  // Where the page is rendered, what it was written from is at hand.
  read.set(sent, page.sections)
  return sent
}

/** Of what the server alone renders, a browser has to know only that it is there. */
const forBrowser = (view: SectionView): SectionView =>
  (serverTypes as readonly string[]).includes(view.type) ? ({ type: view.type, id: view.id } as SectionView) : view

/** The sections, read once however often they are asked for. */
export function sectionsOf(sent: SentSections): readonly SectionView[] {
  const known = read.get(sent)
  const sections = known ?? readCompact(sent.sections)
  if (!known) read.set(sent, sections)
  return sections
}
