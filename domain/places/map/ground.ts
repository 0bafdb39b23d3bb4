import type { PublicConfig } from '#config/site/site-config.ts'
import type { Ctx } from '../../ctx.ts'
import type { Coordinates } from '../coordinates.ts'
import { fitting, type Frame, frameAround, type Pixel } from './frame.ts'
import { namesIn } from './map-names.ts'
import { placeLabels } from './place-labels.ts'

/** What a map that moves is drawn from; a browser paints it in the site's colours. */
export interface MapGround<Place extends Coordinates = Coordinates> {
  readonly size: number
  readonly southWest: Coordinates
  readonly northEast: Coordinates
  /** Land, as the data of an SVG path in a square of that size. */
  readonly land: string
  readonly towns: readonly (Coordinates & { readonly name: string })[]
  readonly places: readonly Place[]
  readonly credit: string
  readonly tiles: MapTiles | null
}

/** A service's pictures of streets, laid over the land. */
export interface MapTiles {
  /** With {z}, {x} and {y} for which. */
  readonly address: string
  readonly credit: string
  readonly maxZoom: number
}

/** In pixels: where all places fit, and the land around them to look about in. */
const [fit, size] = [640, 1600]
/** A shore is drawn no finer than this; one place is looked at more closely than several. */
const detailOf = (places: readonly unknown[]): number => (places.length === 1 ? 0.5 : 1.5)
/** Width and height together of the least that is drawn. */
const smallest = 12
const mostTowns = 24

/** The land around some places, of which there is one at least. */
export function groundAround<Place extends Coordinates>(
  ctx: Pick<Ctx, 'places' | 'config'>,
  places: readonly Place[],
): MapGround<Place> {
  const { middle, level } = fitting(places, fit)
  const frame = frameAround(middle, size, size, level)
  return {
    size,
    southWest: frame.southWest,
    northEast: frame.northEast,
    land: landIn(ctx, frame, detailOf(places)),
    towns: townsIn(ctx, frame),
    places,
    credit: '© OpenStreetMap contributors',
    tiles: tilesOf(ctx.config),
  }
}

/** Its shores, no finer than so many pixels, as the data of an SVG path. */
export const landIn = ({ places }: Pick<Ctx, 'places'>, frame: Frame, detail: number): string =>
  places.coast().ringsIn(frame).map(coarserThan(detail)).filter(isSeen).map(pathOf).join('')

/** Null where the site names no service, or not whom its pictures are by. */
export function tilesOf({ places: { tiles } }: Pick<PublicConfig, 'places'>): MapTiles | null {
  const { address, attribution, maxZoom } = tiles
  return address === null || attribution === null ? null : { address, credit: attribution, maxZoom }
}

function townsIn({ places }: Pick<Ctx, 'places'>, frame: Frame): MapGround['towns'] {
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
const coarserThan =
  (detail: number) =>
  (ring: readonly Pixel[]): Pixel[] => {
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
