import type { LocationRecord } from '#db/locations.ts'

type Found = Pick<LocationRecord, 'name' | 'address' | 'manufacturers'>

/** Whether a location answers to what was typed: each word is in its name, its address or a make it sells. */
export function answersTo({ name, address, manufacturers }: Found, typed: string): boolean {
  const { street, city, state, postcode } = address ?? {}
  const told = [name, street, city, state, postcode, ...manufacturers.map((maker) => maker.name)]
  const text = told.filter(Boolean).join(' ').toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const stateNames: Readonly<Record<string, string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
}

/** Places under the states they are in, in the order they come; under no heading where there is only one. */
export function byState<Place extends { state: string | null }>(
  places: readonly Place[],
): { name: string | null; places: Place[] }[] {
  const groups = [...Map.groupBy(places, ({ state }) => state)]
  return groups.map(([state, each]) => ({
    name: groups.length === 1 || state === null ? null : (stateNames[state] ?? state),
    places: each,
  }))
}
