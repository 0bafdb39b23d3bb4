import type { AustralianState, LocationType } from '#db/value-sets.ts'
import { type Coordinates, kilometres } from '../places/coordinates.ts'
import type { Purpose } from './forms/lead-form.ts'

/** A place leads can go to. */
export interface RoutedLocation {
  readonly id: number
  readonly dealershipId: number
  readonly slug: string
  readonly visible: boolean
  readonly primary: boolean
  readonly locationType: LocationType
  readonly locationSubtype: readonly string[]
  /** Slugs of the makes it sells or serves. */
  readonly makes: readonly string[]
  readonly postcode: string | null
  readonly state: AustralianState | null
  readonly lat: number | null
  readonly long: number | null
}

/** What is known of whom a lead is for. */
export interface RoutingWish {
  readonly purpose: Purpose
  /** The vehicle it is about, where our stock has it. */
  readonly vehicle: { readonly dealershipId: number; readonly locationId: number | null } | null
  readonly dealershipSlug: string | null
  readonly locationSlug: string | null
  readonly make: string | null
  readonly postcode: string | null
}

export interface RoutingFacts {
  readonly dealerships: readonly { readonly id: number; readonly slug: string }[]
  /** In the order of the dealer's choosing. */
  readonly locations: readonly RoutedLocation[]
  /** The site's default, by slug. */
  readonly defaultLocation: string | null
  /** Where a postcode is; null where nobody knows. */
  readonly coordinatesOf: (postcode: string) => Coordinates | null
  readonly stateOf: (postcode: string) => AustralianState | null
}

/** What narrowed the choice, in the order it did; the last one decided. */
export type RoutingRule =
  | 'vehicle'
  | 'chosen location'
  | 'chosen dealership'
  | 'purpose'
  | 'make'
  | 'nearest'
  | 'same postcode'
  | 'same district'
  | 'same state'
  | 'default'
  | 'only one'

export interface Route {
  readonly dealershipId: number | null
  readonly locationId: number | null
  readonly rules: readonly RoutingRule[]
}

/**
 * Whom a lead goes to. Each rule leaves what agrees with it, and is passed over where nothing would be left: a lead never ends
 * nowhere because a make or a postcode is unknown.
 */
export function routeLead(wish: RoutingWish, facts: RoutingFacts): Route {
  const rules: RoutingRule[] = []
  let left = facts.locations
  let dealershipId: number | null = null
  const narrow = (rule: RoutingRule, agrees: (location: RoutedLocation) => boolean): void => {
    const agreeing = left.filter(agrees)
    if (agreeing.length === 0 || agreeing.length === left.length) return
    left = agreeing
    rules.push(rule)
  }

  const { vehicle } = wish
  if (vehicle) {
    dealershipId = vehicle.dealershipId
    rules.push('vehicle')
    left = left.filter((location) => location.dealershipId === dealershipId)
    // A workshop booking that names a car of ours still goes to a workshop.
    const yard = isSale(wish.purpose) ? left.find(({ id }) => id === vehicle.locationId) : undefined
    if (yard) return { dealershipId, locationId: yard.id, rules }
  }
  const chosen = left.find(({ slug }) => slug === wish.locationSlug)
  if (chosen) return { dealershipId: chosen.dealershipId, locationId: chosen.id, rules: [...rules, 'chosen location'] }
  const dealership = facts.dealerships.find(({ slug }) => slug === wish.dealershipSlug)
  if (dealership && !vehicle) {
    dealershipId = dealership.id
    rules.push('chosen dealership')
    left = left.filter((location) => location.dealershipId === dealershipId)
  }
  // A place that is hidden answers only for its own cars, or where there is no other.
  const shown = left.filter(({ visible }) => visible)
  if (shown.length > 0) left = shown
  narrow('purpose', (location) => serves(location, wish.purpose))
  narrow('make', ({ makes }) => wish.make !== null && makes.includes(wish.make))
  narrowByPostcode(wish.postcode, left, facts, narrow)
  const decided = left.length === 1 ? left[0]! : byDefault(left, facts.defaultLocation)
  if (left.length > 1) rules.push('default')
  if (rules.length === 0) rules.push('only one')
  return {
    dealershipId: dealershipId ?? decided?.dealershipId ?? facts.dealerships[0]?.id ?? null,
    locationId: decided?.id ?? null,
    rules,
  }
}

export const isSale = (purpose: Purpose): boolean => purpose === 'sales' || purpose === 'buying'

/** Whether a place does this; one that is not told apart does everything. */
export function serves(
  { locationType, locationSubtype }: Pick<RoutedLocation, 'locationType' | 'locationSubtype'>,
  purpose: Purpose,
): boolean {
  if (purpose === 'buying' && locationSubtype.includes('buying')) return true
  if (locationType === '') return true
  return locationType.split('-and-').includes(purpose === 'buying' ? 'sales' : purpose)
}

const byDefault = (left: readonly RoutedLocation[], slug: string | null): RoutedLocation | undefined =>
  left.find((location) => location.slug === slug) ?? left.find(({ primary }) => primary) ?? left[0]

type Narrow = (rule: RoutingRule, agrees: (location: RoutedLocation) => boolean) => void

/** The nearest place; where it is not known how far any is, one that shares the postcode, its first digits, or the state. */
function narrowByPostcode(
  postcode: string | null,
  left: readonly RoutedLocation[],
  { coordinatesOf, stateOf }: RoutingFacts,
  narrow: Narrow,
): void {
  if (postcode === null) return
  const from = coordinatesOf(postcode)
  const placeOf = (location: RoutedLocation): Coordinates | null => {
    const { lat, long } = location
    if (lat !== null && long !== null) return { lat, long }
    return location.postcode === null ? null : coordinatesOf(location.postcode)
  }
  const distances = new Map(
    left.flatMap((location) => {
      const at = from && placeOf(location)
      return at ? [[location.id, kilometres(from, at)] as const] : []
    }),
  )
  if (distances.size > 0) {
    const nearest = Math.min(...distances.values())
    narrow('nearest', ({ id }) => distances.get(id) === nearest)
    return
  }
  narrow('same postcode', (location) => location.postcode === postcode)
  narrow('same district', (location) => location.postcode?.slice(0, 2) === postcode.slice(0, 2))
  const state = stateOf(postcode)
  narrow('same state', (location) => state !== null && location.state === state)
}
