import type { BodySectionView } from '#domain/vehicles/body/vehicle-body.server.ts'

export type BodySectionName = BodySectionView['name']

/** What shows a section is given its view. */
export type BodyProps<Name extends BodySectionName> = { view: Extract<BodySectionView, { name: Name }>['view'] }
