import type { Ctx } from '../../ctx.ts'
import { isInStock } from '../vehicle-status.ts'
import { blog } from './blog.server.ts'
import type { BodySource } from './body-source.ts'
import { type CertifiedBenefits, certifiedBenefits } from './certified-benefits.ts'
import { dealerComments } from './dealer-comments.ts'
import { deliveryCalculator } from './delivery-calculator.ts'
import { disclaimer } from './disclaimer.ts'
import { featureBanner } from './feature-banner.server.ts'
import { financeCalculator } from './finance-calculator.ts'
import { type FinanceDisclaimer, financeDisclaimer } from './finance-disclaimer.server.ts'
import { features } from './features.ts'
import { keyInformation } from './key-information.ts'
import { location } from './location.server.ts'
import { priceGauge } from './price-gauge.ts'
import { reports } from './reports.ts'
import { runningCosts } from './running-costs.ts'
import { similarCars } from './similar-cars.ts'
import { specifications } from './specifications.ts'
import { tradeInFaq } from './trade-in-faq.ts'
import { video } from './video.ts'
import { warranty } from './warranty.server.ts'
import { whyBuyFromUs } from './why-buy.ts'

/** The sections there are, by their name in `vehiclePage.sections`, and what makes each. */
const makers = {
  keyInformation,
  specifications,
  features,
  video,
  dealerComments,
  fuelCalculator: runningCosts,
  priceGauge,
  deliveryCalculator,
  financeCalculator,
  similarCars,
  warranty,
  reports,
  location,
  whyBuyFromUs,
  tradeInFaq,
  featureBanner,
  blog,
  disclaimer,
}

/** All that is not about this vehicle: what `vehiclePage.bottomBlock` hides. */
const bottomBlock = new Set<string>(['whyBuyFromUs', 'tradeInFaq', 'featureBanner', 'blog'])

type SectionName = keyof typeof makers
type MadeView<Name extends SectionName> = NonNullable<Awaited<ReturnType<(typeof makers)[Name]>>>

/** One section, ready to be shown. */
export type BodySectionView = { [Name in SectionName]: { name: Name; view: MadeView<Name> } }[SectionName]
export interface VehicleBodyView {
  sections: readonly BodySectionView[]
  certified: CertifiedBenefits | null
  /** Stands on the page whatever its sections are: a repayment may, too. */
  financeDisclaimer: FinanceDisclaimer | null
}

/** The sections of a vehicle's page in the site's order. */
export async function openVehicleBody(ctx: Ctx, source: BodySource): Promise<VehicleBodyView> {
  const { sections: chosen, bottomBlock: hasBottom } = source.config.vehiclePage
  // Of what cannot be bought there is nothing to read but what would do as well.
  const sections = isInStock(source.vehicle.status) ? chosen : ['similarCars']
  const wanted = sections.filter(isMade).filter((name) => hasBottom || !bottomBlock.has(name))
  const made = await Promise.all(wanted.map(async (name) => ({ name, view: await makers[name](ctx, source) })))
  return {
    sections: made.filter((section): section is BodySectionView => section.view !== null),
    certified: certifiedBenefits(source),
    financeDisclaimer: await financeDisclaimer(ctx, source),
  }
}

const isMade = (name: string): name is SectionName => Object.hasOwn(makers, name)
