import type { ComponentType } from 'react'
import type { SectionView } from '#domain/content/load-sections.server.ts'
import type { MadeProps } from './made-props.ts'
import type { ServerType } from '../sections/server-types.ts'
import { Cards } from './cards.tsx'
import { Bars, ElectricRange } from './bars.tsx'
import { EnergyCosts } from './energy-costs.tsx'
import { Offers } from './offers.tsx'
import { PartsSearch } from './parts-search.tsx'
import { Positions } from './positions.tsx'
import { News } from './posts.tsx'
import { ReviewList } from './review-list.tsx'
import { SalesCounter } from './sales-counter.tsx'
import { StatutoryWarranty } from './statutory-warranty.tsx'
import { TextSection } from './text-section.tsx'
import { Towing } from './towing.tsx'

/** Every type of section that the server alone renders, and what shows it. */
const components: { [T in ServerType]: ComponentType<MadeProps<T>> } = {
  offers: Offers,
  news: News,
  markdown: TextSection,
  cards: Cards,
  positions: Positions,
  salesCounter: SalesCounter,
  reviewList: ReviewList,
  energyCosts: EnergyCosts,
  statutoryWarranty: StatutoryWarranty,
  partsSearch: PartsSearch,
  towing: Towing,
  electricRange: ElectricRange,
  bars: Bars,
}

export function MadeSection({ id, view }: { id: string; view: SectionView }) {
  // The table pairs each type with its own component; the compiler cannot follow the pair through an index.
  const Section = components[view.type as ServerType] as ComponentType<{ id: string; view: SectionView }>
  return <Section id={id} view={view} />
}
