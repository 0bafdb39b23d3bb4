import { matchPath } from 'react-router'
import { catalogue } from '../../demo/catalogue.ts'
import { contentResourcePaths, directoryPaths, pagePaths } from '../../domain/content/route-paths.ts'
import { slugOf } from '../../domain/formats/slug.ts'
import { typePaths } from '../../domain/listings/stock-paths.ts'
import { bodyTypes } from '../../domain/vehicles/body-types.ts'

const bodySlugs = new Set<string>(Object.values(bodyTypes).map(({ slug }) => slug))

/** Models have addresses like those of composed pages: only who knows the models can tell. */
const modelPaths = new Set(catalogue.map(({ make, model }) => `/${slugOf(`${make} ${model}`)}`))

/** Pages of which there are many. */
const shapes = [
  [pagePaths.vehicle, 'a vehicle'],
  [pagePaths.contactLocation, 'a location to write to'],
  ['/locations/:slug', 'a location'],
  ['/dealerships/:make', 'who sells a make'],
  [directoryPaths.brandOverview, 'a brand'],
  [directoryPaths.brand, 'a brand'],
] as const

/**
 * What kind of page an address is: all of one kind are made alike, so some of them stand for the rest. Pages composed in
 * configuration are each of a kind of their own. What is asked for after the path makes another kind, by its names alone.
 */
export function addressShape(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://any.localhost')
  const names = [...new Set(searchParams.keys())].toSorted()
  if (names.length === 0) return pathShape(pathname)
  return `${matchPath(pagePaths.listing, pathname) ? 'a listing' : pathShape(pathname)}?${names.join('&')}`
}

function pathShape(pathname: string): string {
  const [, shape] = shapes.find(([path]) => matchPath(path, pathname)) ?? []
  if (shape) return shape
  if (modelPaths.has(pathname)) return 'a model'
  const { what, model } = matchPath(pagePaths.listing, pathname)?.params ?? {}
  if (what === undefined) return pathname.replace(/(.)\/$/, '$1')
  if (model !== undefined) return 'a listing by model'
  if (Object.hasOwn(typePaths, what)) return 'a listing by type'
  return bodySlugs.has(what) ? 'a listing by body' : 'a listing by make or place'
}

/** The page below the site that a link leads to, or null for one that leads elsewhere, or to a feed. */
export function addressWithin(origin: string, from: string, href: string): string | null {
  const url = URL.parse(href, `${origin}${from}`)
  return url?.origin === origin && url.pathname !== contentResourcePaths.blogFeed
    ? `${url.pathname}${url.search}`
    : null
}
