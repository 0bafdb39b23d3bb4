import { expect, it } from 'vitest'
import { tellOwnRoutes } from './own-routes.server.ts'

const script = (routes: object, modules: string) =>
  `;import * as route0 from "/a.js";\n  window.__reactRouterManifest = ${JSON.stringify({ entry: { css: ['a};'] }, routes, version: 'v' }, null, 2)};\n  window.__reactRouterRouteModules = {${modules}};\n\nimport("/e.js");`
const root = { id: 'root', module: '/r.js' }
const home = { id: 'home', parentId: 'root', index: true }

it('tells a browser of the routes its page is made of, and says all else as it was', () => {
  expect(tellOwnRoutes(script({ root, home, 'site/home': home }, '"root":route0,"site/home":route1'))).toBe(
    ';import * as route0 from "/a.js";\n  window.__reactRouterManifest = {"entry":{"css":["a};"]},"routes":{"root":{"id":"root","module":"/r.js"},' +
      '"site/home":{"id":"home","parentId":"root","index":true}},"version":"v"};\n  window.__reactRouterRouteModules = {"root":route0,"site/home":route1};\n\nimport("/e.js");',
  )
})

it.each([['go()'], ['']])('leaves a script as it is that tells of none: %s', (text) =>
  expect(tellOwnRoutes(text)).toBe(text),
)
