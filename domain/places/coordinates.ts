export interface Coordinates {
  readonly lat: number
  readonly long: number
}

const earthRadiusKm = 6371

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** As the crow flies, by haversine. */
export function kilometres(a: Coordinates, b: Coordinates): number {
  const [latitude, longitude] = [radians(b.lat - a.lat), radians(b.long - a.long)]
  const part =
    Math.sin(latitude / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(longitude / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(part))
}

/** From the Cocos Islands to Norfolk Island and from Torres Strait to Macquarie Island: wider than the coast, for people live there. */
export const isInAustralia = ({ lat, long }: Coordinates): boolean => lat > -55 && lat < -9 && long > 96 && long < 168.5

/**
 * The one of several places that is nearest to all the others: always one of them, so it never lies in the sea between two
 * islands. Null where there is none.
 */
export function medoid<T extends Coordinates>(places: readonly T[]): T | null {
  let [best, least]: [T | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const place of places) {
    let sum = 0
    for (const other of places) sum += kilometres(place, other)
    if (sum < least) [best, least] = [place, sum]
  }
  return best
}
