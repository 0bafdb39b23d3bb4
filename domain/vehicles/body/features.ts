import { type FeatureGroup, groupFeatures, orderedFeatures } from '../feature-groups.ts'
import type { BodySection } from './body-source.ts'

interface Features {
  count: number
  first: readonly string[]
  more: readonly FeatureGroup[]
}

/** How many are seen before a shopper asks for all. */
const firstFeatures = 8

/** What it has: what shoppers look for at once, the rest by what it is for. */
export const features: BodySection<Features> = (_ctx, { vehicle, record }) => {
  const all = orderedFeatures(vehicle.filteredFeatures, record?.standardEquipment ?? [])
  if (all.length === 0) return null
  return { count: all.length, first: all.slice(0, firstFeatures), more: groupFeatures(all.slice(firstFeatures)) }
}
