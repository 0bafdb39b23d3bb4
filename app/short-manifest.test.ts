import { expect, it } from 'vitest'
import { shortenManifest } from './short-manifest.server.ts'

const routes = { entry: { css: ['a};'] }, routes: { root: { id: 'root' }, 'site/home': { index: true } }, version: 'v' }
const script = (written: string) =>
  `;import * as route0 from "/a.js";\n  window.__reactRouterManifest = ${written};\n  window.__reactRouterRouteModules = {};\n\nimport("/e.js");`

it('says in one line which routes there are and what they have, and all else as it was', () => {
  const written = { ...routes, routes: { ...routes.routes, listing: { hasAction: false, hasLoader: true, path: '' } } }
  const told = { ...routes, routes: { ...routes.routes, listing: { hasLoader: true, path: '' } } }
  expect(shortenManifest(script(JSON.stringify(written, null, 2)))).toBe(script(JSON.stringify(told)))
})

it.each([['go()'], [''], [script('{"routes":{}}')]])('leaves a script as it is that is short: %s', (text) =>
  expect(shortenManifest(text)).toBe(text),
)
