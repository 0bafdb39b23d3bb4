import { pagePaths } from '../content/route-paths.ts'

/** What else an address names is not looked at: each is a search. */
const mostRead = 12

/** The address of a comparison, to be sent to anyone. An empty one says so: the device's own list ends with it. */
export const comparePath = (slugs: readonly string[]): string =>
  `${pagePaths.compare}?cars=${slugs.map((slug) => encodeURIComponent(slug)).join(',')}`

/** The vehicles an address names, each once. */
export function readCars(cars: string | null): string[] {
  const slugs = (cars ?? '').split(',', mostRead).map((slug) => slug.trim())
  return [...new Set(slugs.filter((slug) => slug !== ''))]
}

/**
 * Whether what is shown becomes the device's own list: where it is an edit of that list, or there is none. What somebody
 * else has sent is looked at and leaves the own list alone.
 */
export const isOwnComparison = (own: readonly string[], shown: readonly string[]): boolean =>
  own.length === 0 || own.some((slug) => shown.includes(slug)) || (shown.length === 0 && own.length === 1)
