import { isDatabaseAway } from '#db/database-away.ts'
import type { Ctx } from '../ctx.ts'
import { sectionSource, type SectionSource, type SectionSpec, type SectionType, type SpecOf } from './section-source.ts'
import { loadBodyTypes } from './sections/body-types.server.ts'
import { loadBars } from './sections/bars.server.ts'
import { loadBudget, loadFinanceCalculator } from './sections/calculators.server.ts'
import { loadBrands } from './sections/brands.server.ts'
import { loadFeatureBanner } from './sections/feature-banner.server.ts'
import { loadApplicationStart, loadLenders } from './sections/finance.server.ts'
import { loadElectricRange } from './sections/electric-range.server.ts'
import { loadEnergyCosts } from './sections/energy-costs.server.ts'
import { loadForm } from './sections/form.server.ts'
import { loadHero } from './sections/hero.server.ts'
import { loadLocationsSection } from './sections/locations.server.ts'
import { loadMarkdown, loadCards, loadPositions } from './sections/texts.server.ts'
import { loadModelRange } from './sections/model-range.server.ts'
import { loadNews } from './sections/news.server.ts'
import { loadOffersSection } from './sections/offers.server.ts'
import {
  loadFaq,
  loadPaymentStrip,
  loadRichText,
  loadServiceBanner,
  loadStats,
  loadSteps,
} from './sections/plain-sections.server.ts'
import { loadPartsSearch } from './sections/parts-search.server.ts'
import { loadReviewList, loadReviewsSection } from './sections/reviews.server.ts'
import { loadSalesCounter } from './sections/sales-counter.server.ts'
import { loadSlider } from './sections/slider.server.ts'
import { loadStatutoryWarranty } from './sections/statutory-warranty.server.ts'
import { loadStockRail } from './sections/stock-rail.server.ts'
import { loadTowing } from './sections/towing.server.ts'

type Loader<T extends SectionType> = (source: SectionSource, spec: SpecOf<T>) => Promise<{ type: T } | null>

/** Every type of section and what loads it; null is a section with nothing to say, which is left out. */
const loaders = {
  hero: loadHero,
  slider: loadSlider,
  stockRail: loadStockRail,
  bodyTypes: loadBodyTypes,
  towing: loadTowing,
  electricRange: loadElectricRange,
  bars: loadBars,
  brands: loadBrands,
  offers: loadOffersSection,
  locations: loadLocationsSection,
  modelRange: loadModelRange,
  reviews: loadReviewsSection,
  news: loadNews,
  stats: loadStats,
  featureBanner: loadFeatureBanner,
  paymentStrip: loadPaymentStrip,
  financeCalculator: loadFinanceCalculator,
  budget: loadBudget,
  serviceBanner: loadServiceBanner,
  richText: loadRichText,
  faq: loadFaq,
  steps: loadSteps,
  lenders: loadLenders,
  applicationStart: loadApplicationStart,
  form: loadForm,
  markdown: loadMarkdown,
  cards: loadCards,
  positions: loadPositions,
  salesCounter: loadSalesCounter,
  reviewList: loadReviewList,
  energyCosts: loadEnergyCosts,
  statutoryWarranty: loadStatutoryWarranty,
  partsSearch: loadPartsSearch,
} satisfies { [T in SectionType]: Loader<T> }

type Loaded = { [T in SectionType]: NonNullable<Awaited<ReturnType<(typeof loaders)[T]>>> }[SectionType]

/** A section ready to be shown, told apart by its type; its id is unique on the page. */
export type SectionView = Loaded & { id: string }
export type ViewOf<T extends SectionType> = Extract<SectionView, { type: T }>

/**
 * Loads sections side by side. One that fails is logged and left out: the rest of the page still stands. Where nothing is
 * left because the database is away, that is what the visitor is told, and not an empty page.
 */
export async function loadSections(
  ctx: Ctx,
  specs: readonly SectionSpec[],
  query?: URLSearchParams,
): Promise<SectionView[]> {
  const source = sectionSource(ctx, query)
  const missed: unknown[] = []
  const views = await Promise.all(specs.map((spec) => load(source, spec, (error) => missed.push(error))))
  if (missed.length > 0 && views.every((view) => view === null)) throw missed[0]
  return views.flatMap((view, index) => (view ? [{ ...view, id: `section-${index + 1}` }] : []))
}

async function load(
  source: SectionSource,
  spec: SectionSpec,
  onAway: (error: unknown) => void,
): Promise<Loaded | null> {
  try {
    // The table pairs each type with its own loader; the compiler cannot follow the pair through an index.
    const loader = loaders[spec.type] as (source: SectionSource, spec: SectionSpec) => Promise<Loaded | null>
    return await loader(source, spec)
  } catch (error) {
    const { log, fresh, clock } = source.ctx
    if (isDatabaseAway(error)) onAway(error)
    else log.error({ err: error, section: spec.type }, 'a section could not be loaded and was left out')
    // Whoever comes next gets another try, not this page.
    fresh.until(clock())
    return null
  }
}
