import { bodyTypeOf, bodyTypes } from '../vehicles/body-types.ts'

/** Bodies that makers call by two names. */
const sameAs = new Map([
  [bodyTypes.hatchback.slug, bodyTypes.hatch],
  [bodyTypes.stationWagon.slug, bodyTypes.wagon],
])

/** The body a range is sorted by: a hatchback is a hatch, and a station wagon a wagon. */
export function rangeBody(text: string): ReturnType<typeof bodyTypeOf> {
  const body = bodyTypeOf(text)
  return sameAs.get(body.slug) ?? body
}
