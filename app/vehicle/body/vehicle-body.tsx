import type { ComponentType } from 'react'
import type { VehicleBodyView } from '#domain/vehicles/body/vehicle-body.server.ts'
import { Blog } from './blog.tsx'
import type { BodyProps, SectionName } from './body-props.ts'
import { CertifiedDialog } from './certified-dialog.tsx'
import { DealerComments } from './dealer-comments.tsx'
import { DeliveryCalculator } from './delivery-calculator.tsx'
import { Disclaimer } from './disclaimer.tsx'
import { FeatureDoors } from './feature-doors.tsx'
import { FinanceCalculator } from './finance-calculator.tsx'
import { FinanceDisclaimer } from './finance-disclaimer.tsx'
import { Features } from './features.tsx'
import { KeyInformation } from './key-information.tsx'
import { Location } from './location.tsx'
import { PriceGauge } from './price-gauge.tsx'
import { Reports } from './reports.tsx'
import { RunningCosts } from './running-costs.tsx'
import { SimilarCars } from './similar-cars.tsx'
import { Specifications } from './specifications.tsx'
import { TradeInFaq } from './trade-in-faq.tsx'
import { Video } from './video.tsx'
import { Warranty } from './warranty.tsx'
import { WhyBuy } from './why-buy.tsx'

/** Every section and what shows it. */
const components: { [N in SectionName]: ComponentType<BodyProps<N>> } = {
  keyInformation: KeyInformation,
  specifications: Specifications,
  features: Features,
  video: Video,
  dealerComments: DealerComments,
  fuelCalculator: RunningCosts,
  priceGauge: PriceGauge,
  deliveryCalculator: DeliveryCalculator,
  financeCalculator: FinanceCalculator,
  similarCars: SimilarCars,
  warranty: Warranty,
  reports: Reports,
  location: Location,
  whyBuyFromUs: WhyBuy,
  tradeInFaq: TradeInFaq,
  featureBanner: FeatureDoors,
  blog: Blog,
  disclaimer: Disclaimer,
}

/** The sections of a vehicle's page, in order. */
export function VehicleBody({ view: { sections, certified, financeDisclaimer } }: { view: VehicleBodyView }) {
  return (
    <>
      {sections.map(({ name, view }) => {
        // The table pairs each name with its own component; the compiler cannot follow the pair through an index.
        const Section = components[name] as ComponentType<{ view: typeof view }>
        return <Section key={name} view={view} />
      })}
      <FinanceDisclaimer view={financeDisclaimer} />
      {certified && <CertifiedDialog view={certified} />}
    </>
  )
}
