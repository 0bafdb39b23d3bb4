import { createHash } from 'node:crypto'
import type { LocationRecord } from '#db/locations.ts'
import { resourcePaths } from '../../content/route-paths.ts'
import type { Ctx } from '../../ctx.ts'
import { type Coordinates, isInAustralia } from '../coordinates.ts'
import { drawMap } from './draw-map.ts'
import { groundAround, type MapGround } from './ground.ts'

type MapCtx = Pick<Ctx, 'config' | 'places'>

/** One for a phone's width, one for a column's: names are as large on both. */
export const mapSizes = { small: { width: 360, height: 270 }, large: { width: 512, height: 384 } } as const
type MapSize = keyof typeof mapSizes

/** A location's map as a page shows it. */
export interface LocationMap {
  readonly small: string
  readonly large: string
  readonly alt: string
  /** What the map that takes its place is drawn from. */
  readonly ground: string
  /** The same place on a maps service; null where the site names none. */
  readonly link: string | null
}

/** The map of a location; null where nobody knows where it is. */
export function locationMap(ctx: MapCtx, location: LocationRecord): LocationMap | null {
  const middle = placeOf(ctx, location)
  if (!middle) return null
  const { name, slug, address } = location
  const around = [address?.city, address?.state].filter(Boolean).join(' ')
  // Whoever has a map keeps it for a week: another place, name or theme is another address.
  const version = createHash('sha256')
    .update(JSON.stringify(lookOf(ctx, location, middle)))
    .digest('hex')
    .slice(0, 10)
  const path = resourcePaths.locationMap.replace(':slug', () => slug)
  return {
    small: `${path}?size=small&v=${version}`,
    large: `${path}?size=large&v=${version}`,
    ground: resourcePaths.locationGround.replace(':slug', () => slug),
    alt: `Map of the area around ${name}${around === '' ? '' : `, ${around}`}`,
    link: linkTo(ctx.config.places.mapLink, middle),
  }
}

/** The picture itself, as SVG; null where the site shows no such location. */
export async function drawLocationMap(
  ctx: MapCtx & Pick<Ctx, 'view'>,
  slug: string,
  size: string | null,
): Promise<string | null> {
  const found = await findPlace(ctx, slug)
  if (!found) return null
  const { location, middle } = found
  const data = { gazetteer: ctx.places.gazetteer(), coast: ctx.places.coast() }
  return drawMap(data, { ...lookOf(ctx, location, middle), ...mapSizes[isSize(size) ? size : 'large'] })
}

/** The land around a location, for a map that moves; null where the site shows no such location. */
export async function openLocationGround(ctx: MapCtx & Pick<Ctx, 'view'>, slug: string): Promise<MapGround | null> {
  const found = await findPlace(ctx, slug)
  return found && groundAround(ctx, [found.middle])
}

async function findPlace(ctx: MapCtx & Pick<Ctx, 'view'>, slug: string) {
  const location = (await ctx.view.locations()).find((each) => each.slug === slug && each.visible)
  const middle = location && placeOf(ctx, location)
  return middle ? { location, middle } : null
}

const isSize = (size: string | null): size is MapSize => size !== null && Object.hasOwn(mapSizes, size)

/** Its own coordinates, else those of its postcode. */
export function placeOf({ places }: Pick<Ctx, 'places'>, { address }: LocationRecord): Coordinates | null {
  const { lat = null, long = null, postcode = null } = address ?? {}
  const own = lat === null || long === null ? null : { lat, long }
  const place = own ?? (postcode === null ? null : places.gazetteer().coordinatesOf(postcode))
  return place && isInAustralia(place) ? place : null
}

const lookOf = ({ config: { theme } }: MapCtx, { name }: LocationRecord, middle: Coordinates) => ({
  middle,
  name,
  colours: theme.colour,
  scheme: theme.scheme,
  fonts: theme.font.text,
})

const linkTo = (template: string | null, { lat, long }: Coordinates): string | null =>
  template && template.replaceAll('{lat}', String(lat)).replaceAll('{long}', String(long))
