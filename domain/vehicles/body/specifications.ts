import { type SpecificationGroup, specificationGroups, splitGroups } from '../specifications.ts'
import type { BodySection } from './body-source.ts'

interface Specifications {
  first: readonly SpecificationGroup[]
  more: readonly SpecificationGroup[]
}

/** How many rows are seen before a shopper asks for all. */
const firstRows = 4

/** All that the maker and the dealer say of it, in groups. */
export const specifications: BodySection<Specifications> = (_ctx, { vehicle, record }) =>
  record && splitGroups(specificationGroups(vehicle, record), firstRows)
