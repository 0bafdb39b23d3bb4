import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { builtPath, composedPaths } from '#domain/content/built-paths.ts'
import {
  applicationPaths,
  contentPaths,
  contentResourcePaths,
  directoryPaths,
  pagePaths,
  resourcePaths,
  shortcutPaths,
} from '#domain/content/route-paths.ts'
import routes from './routes.ts'

const entries = (routes as RouteConfigEntry[]).map(({ path, index, file }) => ({ path: index ? '/' : path!, file }))
const pages: readonly string[] = [
  ...[pagePaths, applicationPaths, contentPaths, directoryPaths].flatMap((each) => Object.values(each)),
  ...shortcutPaths,
]
const paths = [...pages, ...Object.values(resourcePaths), ...Object.values(contentResourcePaths)]

it('every path of the table has one route, and every route is in the table, save the one for all the rest', () => {
  expect(entries.map(({ path }) => path).toSorted()).toEqual([...paths, '*'].toSorted())
})

const addresses = paths.flatMap((path) => {
  const full = path.replaceAll(/:\w+\??/g, 'word')
  const short = path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, 'word')
  return [...new Set([full, short, full.toUpperCase(), `${full}/more/and-more`, full.slice(0, -1) || '/x'])]
})

it.each(addresses)('the domain and the router agree on who answers %s', (address) => {
  const [leaf] = matchRoutes(entries, address)!
  const isPage = pages.includes(leaf!.route.path)
  expect(builtPath({ pages: { own: [], standard: [] } }, address) !== null).toBe(isPage)
  const page = { path: address, title: 'A page', sections: [] }
  const isComposed = composedPaths({ pages: { own: [page], standard: [] } }).length === 1
  // A path that ends in a stroke is no address of a composed page, whoever answers it.
  if (!address.endsWith('/')) expect(isComposed).toBe(leaf!.route.path === '*')
})
