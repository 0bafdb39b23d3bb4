import type { ComponentType } from 'react'
import type { BodySectionView, VehicleBodyView } from '#domain/vehicles/body/vehicle-body.server.ts'
import { KeyInformation } from './key-information.tsx'
import { VehicleTools } from './vehicle-tools.tsx'

type Name = BodySectionView['name']
export type BodyProps<N extends Name> = { view: Extract<BodySectionView, { name: N }>['view'] }

/** Every section and what shows it. */
const components: { [N in Name]: ComponentType<BodyProps<N>> } = { keyInformation: KeyInformation, tools: VehicleTools }

/** The sections of a vehicle's page, in order. */
export function VehicleBody({ view }: { view: VehicleBodyView }) {
  return view.map(({ name, view: section }) => {
    // The table pairs each name with its own component; the compiler cannot follow the pair through an index.
    const Section = components[name] as ComponentType<{ view: typeof section }>
    return <Section key={name} view={section} />
  })
}
