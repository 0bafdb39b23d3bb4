import { expect, it } from 'vitest'
import { scriptGroup, scriptGroups } from './script-groups.ts'

type Graph = Parameters<typeof scriptGroup>[1]
const route = (name: string) => `/x/app/routes/site/${name}.tsx`
const root = '/x/app/root.tsx?client'

/** Who imports a module, at once or later. */
const imported: Record<string, { by?: string[]; laterBy?: string[] }> = {
  '/x/app/frame.tsx': { by: [root] },
  '/x/app/card.tsx': { by: [route('listing'), '/x/app/hero.tsx'] },
  '/x/app/hero.tsx': { by: [route('home'), route('content-page')] },
  '/x/app/grid.tsx': { by: [route('listing')] },
  '/x/app/row.tsx': { by: ['/x/app/grid.tsx', '/x/app/cell.tsx'] },
  '/x/app/cell.tsx': { by: ['/x/app/row.tsx'] },
  '/x/app/strip.tsx': { by: [route('vehicle'), '/x/app/viewer.tsx'] },
  '/x/app/viewer.tsx': { laterBy: [route('vehicle')] },
  '/x/app/key.ts': { by: [route('listing'), '/x/app/store.ts'] },
  '/x/app/store.ts': { laterBy: [route('listing'), route('vehicle')] },
  '/x/app/tick.tsx': { by: [route('listing'), '/x/app/form.tsx'] },
  '/x/app/form.tsx': { laterBy: [root, route('home')] },
  '/x/app/landing.ts': { by: ['/x/app/entry.client.tsx', '/x/app/vitals.ts'] },
  '/x/app/vitals.ts': { laterBy: [root] },
  '/x/app/slider.tsx': { by: [route('listing'), route('price-range')] },
  '/x/app/handle.tsx': { by: [route('price-range'), '/x/app/panel.tsx'] },
  '/x/app/panel.tsx': { laterBy: [route('listing')] },
  '/x/app/answers.tsx': { by: [route('application'), route('opened-application')] },
  '/x/app/table.tsx': { by: ['/x/app/routes/demo/ui.tsx'] },
}
const graph: Graph = {
  getModuleInfo: (id) => ({ importers: imported[id]?.by ?? [], dynamicImporters: imported[id]?.laterBy ?? [] }),
}

it.each([
  ['a library', '/x/node_modules/react-dom/client.js', 'react'],
  ['what stands around every page', '/x/app/frame.tsx', 'root'],
  ['the root itself', root, 'root'],
  ['what two kinds of page show', '/x/app/card.tsx', 'root'],
  ['what pages composed of sections show', '/x/app/hero.tsx', 'sections'],
  ['a page itself', route('home'), 'home'],
  ['what one page shows', '/x/app/grid.tsx', 'listing'],
  ['what modules that need each other need', '/x/app/row.tsx', 'listing'],
  ['what a page shows at once and more of later', '/x/app/strip.tsx', 'vehicle'],
  ['what is fetched later', '/x/app/viewer.tsx', undefined],
  ['what one page has at once and others later', '/x/app/key.ts', 'root'],
  ['what one page has at once and all have in forms', '/x/app/tick.tsx', 'listing-parts'],
  ['what the pages that search share', '/x/app/slider.tsx', 'listing-parts'],
  ['what one of them shows and the other fetches later', '/x/app/handle.tsx', 'price-range'],
  ['what every page begins with', '/x/app/entry.client.tsx', undefined],
  ['what that needs', '/x/app/landing.ts', 'root'],
  ['what only pages few people see share', '/x/app/answers.tsx', 'application'],
  ['what no page shows', '/x/app/table.tsx', undefined],
])('%s (%s) is in %s', (_, id, name) => expect(scriptGroup(id, graph)?.name).toBe(name))

it('a module is taken by one group alone', () => {
  for (const id of [...Object.keys(imported), route('home'), '/x/node_modules/react/index.js'])
    expect(scriptGroups.filter(({ name }) => name(id, graph) !== null).length).toBeLessThanOrEqual(1)
  expect(scriptGroups.map(({ priority }) => priority)).toEqual([5, 4, 3, 2, 1])
})
