import { firstFacts, type VehicleFact } from '../vehicle-page.ts'
import type { BodySection } from './body-source.ts'

interface KeyInformation {
  first: readonly VehicleFact[]
  more: readonly VehicleFact[]
}

/** The facts a shopper asks first, and the rest on request. */
export const keyInformation: BodySection<KeyInformation> = (_ctx, { facts }) =>
  facts.length === 0 ? null : { first: facts.slice(0, firstFacts), more: facts.slice(firstFacts) }
