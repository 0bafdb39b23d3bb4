import { matchPath } from 'react-router'
import { pagePaths } from '../../domain/content/route-paths.ts'
import { typePaths } from '../../domain/listings/stock-paths.ts'
import { bodyTypes } from '../../domain/vehicles/body-types.ts'

const bodySlugs = new Set<string>(Object.values(bodyTypes).map(({ slug }) => slug))

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
  if (matchPath(pagePaths.vehicle, pathname)) return 'a vehicle'
  const { what, model } = matchPath(pagePaths.listing, pathname)?.params ?? {}
  if (what === undefined) return pathname.replace(/(.)\/$/, '$1')
  if (model !== undefined) return 'a listing by model'
  if (Object.hasOwn(typePaths, what)) return 'a listing by type'
  return bodySlugs.has(what) ? 'a listing by body' : 'a listing by make or place'
}

/** The address below the site that a link leads to, or null for one that leads elsewhere. */
export function addressWithin(origin: string, from: string, href: string): string | null {
  const url = URL.parse(href, `${origin}${from}`)
  return url?.origin === origin ? `${url.pathname}${url.search}` : null
}
