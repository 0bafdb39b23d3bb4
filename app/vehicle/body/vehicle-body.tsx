import type { ComponentType } from 'react'
import type { VehicleBodyView } from '#domain/vehicles/body/vehicle-body.server.ts'
import type { BodyProps, BodySectionName } from './body-props.ts'
import { DeliveryCalculator } from './delivery-calculator.tsx'
import { KeyInformation } from './key-information.tsx'
import { PriceGauge } from './price-gauge.tsx'
import { SimilarCars } from './similar-cars.tsx'

/** Every section and what shows it. */
const components: { [Name in BodySectionName]: ComponentType<BodyProps<Name>> } = {
  keyInformation: KeyInformation,
  priceGauge: PriceGauge,
  deliveryCalculator: DeliveryCalculator,
  similarCars: SimilarCars,
}

/** The sections of a vehicle's page, in order. */
export function VehicleBody({ view }: { view: VehicleBodyView }) {
  return view.map(({ name, view: section }) => {
    // The table pairs each name with its own component; the compiler cannot follow the pair through an index.
    const Section = components[name] as ComponentType<{ view: typeof section }>
    return <Section key={name} view={section} />
  })
}
