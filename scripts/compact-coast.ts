type Point = readonly [long: number, lat: number]

/** What counts as Australia: all of a ring must lie in one of these, and none of it among the neighbours. */
const own = [
  [112.5, -44, 154.2, -9.3],
  [158.5, -32, 159.5, -31],
  [167.5, -29.5, 168.5, -28.5],
  [105.4, -10.7, 105.9, -10.3],
  [96.7, -12.4, 97, -11.8],
] as const
const neighbours = [
  [112, -11.6, 128.5, -9],
  [144.5, -12.2, 155, -9],
] as const

const isIn = ([long, lat]: Point, [west, south, east, north]: readonly [number, number, number, number]): boolean =>
  long >= west && long <= east && lat >= south && lat <= north

const isOwn = (ring: readonly Point[]): boolean =>
  own.some((box) => ring.every((point) => isIn(point, box))) &&
  !ring.some((point) => neighbours.some((box) => isIn(point, box)))

/** Islands as small as a dot are drawn. Of narrow rivers the package has shreds alone, which look like ponds: they are not. */
const leastKm2 = { shore: 0.3, water: 3 }

/**
 * Land as rings, the waters in it among them: a line each, of its first point and the steps from one to the next, in thousandths
 * of a degree. Filled by the even-odd rule.
 */
export function compactCoast(polygons: readonly (readonly (readonly Point[])[])[]): string[] {
  const rings = polygons.flatMap(([shore = [], ...waters]) =>
    isOwn(shore)
      ? [shore, ...waters].filter((ring, at) => areaKm2(ring) >= (at === 0 ? leastKm2.shore : leastKm2.water))
      : [],
  )
  return rings
    .map(lineOf)
    .filter((line) => line !== '')
    .toSorted()
}

function areaKm2(ring: readonly Point[]): number {
  const narrower = Math.cos((ring[0]![1] * Math.PI) / 180)
  let sum = 0
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!
    sum += x * nextY - nextX * y
  }
  return (Math.abs(sum) / 2) * 111.2 ** 2 * narrower
}

function lineOf(ring: readonly Point[]): string {
  const points = ring.map(([long, lat]) => [Math.round(long * 1000), Math.round(lat * 1000)] as const)
  const steps = points.map(([x, y], at) => (at === 0 ? [x, y] : [x - points[at - 1]![0], y - points[at - 1]![1]]))
  // Two roundings of one point, and the last one, which is the first again.
  const moving = steps.slice(0, -1).filter(([x, y], at) => at === 0 || x !== 0 || y !== 0)
  return moving.length < 3 ? '' : moving.flat().join(' ')
}
