import type { ViewOf } from '#domain/content/load-sections.server.ts'
import type { SectionType } from '#domain/content/section-source.ts'

/** What every section is given. */
export interface SectionProps<T extends SectionType> {
  /** Unique on the page: its heading's id. */
  id: string
  view: ViewOf<T>
  /** The level of a hero's title. */
  level: 1 | 2
}
