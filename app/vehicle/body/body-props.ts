import type { BodySectionView } from '#domain/vehicles/body/vehicle-body.server.ts'

export type SectionName = BodySectionView['name']

/** What a section is given: what its maker in domain/vehicles/body made. */
export type BodyProps<Name extends SectionName> = { view: Extract<BodySectionView, { name: Name }>['view'] }
