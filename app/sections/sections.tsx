import type { ComponentType } from 'react'
import type { SectionView } from '#domain/content/load-sections.server.ts'
import type { SectionType } from '#domain/content/section-source.ts'
import { ApplicationStart } from './application-start.tsx'
import { BodyTypes } from './body-types.tsx'
import { Budget } from './budget.tsx'
import { Brands } from './brands.tsx'
import { Faq } from './faq.tsx'
import { FeatureBanner } from './feature-banner.tsx'
import { FinanceCalculator } from './finance-calculator.tsx'
import { FormSection } from './form.tsx'
import { Hero } from './hero.tsx'
import { Lenders } from './lenders.tsx'
import { Locations } from './locations.tsx'
import { ModelRange } from './model-range.tsx'
import { PaymentStrip } from './payment-strip.tsx'
import { Reviews } from './reviews.tsx'
import { RichText } from './rich-text.tsx'
import type { SectionProps } from './section-props.ts'
import { ServerSection } from './server-section.tsx'
import type { ServerType } from './server-types.ts'
import { ServiceBanner } from './service-banner.tsx'
import { Slider } from './slider.tsx'
import { Stats } from './stats.tsx'
import { Steps } from './steps.tsx'
import { StockRail } from './stock-rail.tsx'

/** Every type of section that lives in the browser, and what shows it; the others are the server's. */
const components: { [T in Exclude<SectionType, ServerType>]: ComponentType<SectionProps<T>> } = {
  hero: Hero,
  slider: Slider,
  stockRail: StockRail,
  bodyTypes: BodyTypes,
  brands: Brands,
  locations: Locations,
  modelRange: ModelRange,
  reviews: Reviews,
  stats: Stats,
  featureBanner: FeatureBanner,
  paymentStrip: PaymentStrip,
  financeCalculator: FinanceCalculator,
  budget: Budget,
  serviceBanner: ServiceBanner,
  richText: RichText,
  faq: Faq,
  steps: Steps,
  lenders: Lenders,
  applicationStart: ApplicationStart,
  form: FormSection,
}

interface SectionsProps {
  sections: readonly SectionView[]
  /** The page has no title of its own: the first hero's is the page's. */
  titled?: boolean
}

/** A page's sections, in order. */
export function Sections({ sections, titled = false }: SectionsProps) {
  const firstHero = sections.find(({ type }) => type === 'hero')
  return sections.map((view) => {
    // The table pairs each type with its own component; the compiler cannot follow the pair through an index.
    const known = components as Partial<Record<SectionType, ComponentType<SectionProps<SectionType>>>>
    const Section = known[view.type] ?? ServerSection
    return <Section key={view.id} id={view.id} view={view} level={titled && view === firstHero ? 1 : 2} />
  })
}
