import { createHash } from 'node:crypto'
import type { LocationRecord } from '#db/locations.ts'
import { resourcePaths } from '../../content/route-paths.ts'
import type { Ctx } from '../../ctx.ts'
import type { Coordinates } from '../coordinates.ts'
import { cornerBoxes, drawSheet } from './draw-map.ts'
import { fitting, frameAround } from './frame.ts'
import { landIn } from './ground.ts'
import { mapSizes, placeOf } from './location-map.server.ts'
import { namesIn } from './map-names.ts'
import { boxOf, type Label, placeLabels } from './place-labels.ts'

type MapCtx = Pick<Ctx, 'config' | 'places'>

/** A map of all of a site's locations as a page shows it. */
export interface PlacesMap {
  readonly small: string
  readonly large: string
  readonly alt: string
}

interface Pinned extends Coordinates {
  readonly city: string
}

/** The map of these locations; null where nobody knows where they are. */
export function placesMap(ctx: MapCtx, locations: readonly LocationRecord[]): PlacesMap | null {
  const pinned = pinnedOf(ctx, locations)
  if (pinned.length === 0) return null
  // Whoever has a map keeps it for a week: other places or another theme are another address.
  const look = JSON.stringify([pinned, ctx.config.theme.colour, ctx.config.theme.scheme, ctx.config.theme.font.text])
  const version = createHash('sha256').update(look).digest('hex').slice(0, 10)
  const cities = pinned.map(({ city }) => city)
  return {
    small: `${resourcePaths.placesMap}?size=small&v=${version}`,
    large: `${resourcePaths.placesMap}?size=large&v=${version}`,
    alt: `Map of where we are: ${cities.join(', ')}`,
  }
}

/** Room for names inside the frame. */
const margin = 110
/** A shore of a whole country is drawn no finer than this. */
const detail = 0.8
const mostTowns = 8

/** The picture itself, as SVG; null where there is nothing to show. */
export async function drawPlacesMap(ctx: MapCtx & Pick<Ctx, 'view'>, size: string | null): Promise<string | null> {
  const pinned = pinnedOf(
    ctx,
    (await ctx.view.locations()).filter(({ visible }) => visible),
  )
  if (pinned.length === 0) return null
  const { width, height } = mapSizes[size === 'small' ? 'small' : 'large']
  const { middle, level } = fitting(pinned, Math.min(width, height) - margin, 0.25)
  const frame = frameAround(middle, width, height, level)
  const pins = pinned.map((place) => frame.toPixel(place))
  const edge = { left: 6, top: 6, right: width - 6, bottom: height - 6 }
  const corners = cornerBoxes(frame)
  const wanted = pinned.map(({ city }, at) => ({ text: city, at: pins[at]!, size: 12, isBold: true }))
  const titles = placeLabels(wanted, { frame: edge, taken: corners, most: wanted.length }).map(besideSpot)
  const towns = namesIn(ctx.places.gazetteer(), frame).filter(({ isBold, text }) => isBold && !isNamed(pinned, text))
  const labels = placeLabels(
    towns.map((town) => ({ ...town, size: 11, isBold: false })),
    { frame: edge, taken: [...corners, ...titles.map(boxOf)], most: mostTowns },
  )
  const { theme } = ctx.config
  return drawSheet(
    { width, height, colours: theme.colour, scheme: theme.scheme, fonts: theme.font.text },
    { frame, land: landIn(ctx, frame, detail), labels, titles, pins },
  )
}

/** A spot is larger than a town's dot: its name keeps as far from it. */
const besideSpot = (label: Label): Label => ({
  ...label,
  x: label.x + { start: 5, end: -5, middle: 0 }[label.anchor],
  baseline: label.anchor === 'middle' ? label.baseline + (label.baseline < label.at.y ? -5 : 5) : label.baseline,
})

/** Each place once: departments share an address. */
function pinnedOf(ctx: Pick<Ctx, 'places'>, locations: readonly LocationRecord[]): Pinned[] {
  const found = locations.flatMap((location) => {
    const point = placeOf(ctx, location)
    return point ? [{ ...point, city: location.address?.city ?? location.name }] : []
  })
  return [...new Map(found.map((place) => [`${place.lat} ${place.long}`, place])).values()]
}

const isNamed = (pinned: readonly Pinned[], town: string): boolean => pinned.some(({ city }) => city === town)
