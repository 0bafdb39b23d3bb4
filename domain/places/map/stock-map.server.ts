import type { Ctx } from '../../ctx.ts'
import type { Coordinates } from '../coordinates.ts'
import { pointOf } from '../location-point.ts'
import { fitting, type Frame, frameAround, type Pixel } from './frame.ts'
import { namesIn } from './map-names.ts'
import { placeLabels } from './place-labels.ts'

/** What a map of a site's locations is drawn from; a browser paints it in the site's colours. */
export interface StockMap {
  readonly size: number
  readonly southWest: Coordinates
  readonly northEast: Coordinates
  /** Land, as the data of an SVG path in a square of that size. */
  readonly land: string
  readonly towns: readonly (Coordinates & { readonly name: string })[]
  readonly places: readonly (Coordinates & { readonly id: number })[]
  readonly credit: string
}

/** In pixels: where all locations fit, and the land around them to look about in. */
const [fit, size] = [640, 1600]
/** A shore is drawn no finer than this. */
const detail = 1.5
/** Width and height together of the least that is drawn. */
const smallest = 12
const mostTowns = 24

/** The ground under a site's locations; null where it tells of none. */
export async function openStockMap(ctx: Pick<Ctx, 'places' | 'view'>): Promise<StockMap | null> {
  const places = (await ctx.view.locations()).flatMap((location) => {
    const point = pointOf(location)
    return point ? [{ id: location.id, ...point }] : []
  })
  if (places.length === 0) return null
  const { middle, level } = fitting(places, fit)
  const frame = frameAround(middle, size, size, level)
  return {
    size,
    southWest: frame.southWest,
    northEast: frame.northEast,
    land: ctx.places.coast().ringsIn(frame).map(coarse).filter(isSeen).map(pathOf).join(''),
    towns: townsIn(ctx, frame),
    places,
    credit: '© OpenStreetMap contributors',
  }
}

function townsIn({ places }: Pick<Ctx, 'places'>, frame: Frame): StockMap['towns'] {
  const known = new Map(
    places
      .gazetteer()
      .suburbsBetween(frame.southWest, frame.northEast)
      .map((suburb) => [suburb.name, suburb]),
  )
  const edge = { left: 0, top: 0, right: size, bottom: size }
  const wanted = namesIn(places.gazetteer(), frame).filter(({ isBold }) => isBold)
  return placeLabels(wanted, { frame: edge, taken: [], most: mostTowns }).map(({ text }) => {
    const { lat, long } = known.get(text)!
    return { name: text, lat, long }
  })
}

/** Without points so close to the last that nobody sees them. */
function coarse(ring: readonly Pixel[]): Pixel[] {
  const kept: Pixel[] = []
  for (const point of ring) {
    const last = kept.at(-1)
    if (!last || Math.hypot(point.x - last.x, point.y - last.y) >= detail) kept.push(point)
  }
  return kept
}

/** A pond that is a speck at this scale says nothing. */
function isSeen(ring: readonly Pixel[]): boolean {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)]
  return ring.length > 2 && Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys) > smallest
}

const pathOf = (ring: readonly Pixel[]): string =>
  `M${ring.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join(' ')}z`
