import { hash } from 'node:crypto'

/** Some of the addresses, the same each time; one that comes or goes changes at most one of the others. */
export function stableSample(addresses: readonly string[], most: number): string[] {
  if (addresses.length <= most) return [...addresses]
  const drawn = addresses.map((address) => [hash('sha1', address), address] as const)
  return drawn
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, most)
    .map(([, address]) => address)
}

/** At most so many of each kind. */
export function samplePerShape(
  addresses: readonly string[],
  shapeOf: (address: string) => string,
  most: number,
): string[] {
  return Map.groupBy(addresses, shapeOf)
    .values()
    .flatMap((alike) => stableSample(alike, most))
    .toArray()
}
