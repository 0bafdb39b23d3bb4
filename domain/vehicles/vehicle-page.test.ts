import { expect, it } from 'vitest'
import { defaultConfig } from '#config/site/default-config.ts'
import { publicConfig } from '#config/site/public-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import type { Ctx } from '../ctx.ts'
import { keptByNobody } from '../freshness.ts'
import { given, now, site, vehicle } from './testing-stock.ts'
import { openVehiclePage } from './vehicle-page.server.ts'

const defaults = defaultConfig()
const offer = { text: 'Drive away by Friday', href: '/search/used-cars' }
const serverConfig = { ...defaults, banners: { ...defaults.banners, vehicleTop: offer } }
const sold = { status: 'sold', soldAt: new Date('2026-02-28T00:00:00Z') } as const

async function pageOf(more: Partial<StockVehicle>, slug = 'car-1') {
  const { of } = await given(vehicle(1, 10, more))
  const view = { vehicle: async () => undefined, locations: async () => [] }
  const own = site(1, [10])
  const ctx = {
    site: own,
    origin: 'https://site-1.example',
    isDemo: false,
    stock: of(own),
    view,
    serverConfig,
    config: publicConfig(serverConfig),
    clock: () => now,
    fresh: keptByNobody,
    willShow: () => {},
  }
  return (await openVehiclePage(ctx as unknown as Ctx, slug))?.view
}

it.each([
  ['in stock has the site’s banner at its top', { status: 'in_stock' }, offer],
  ['coming soon has it, too', { status: 'coming_soon' }, offer],
  ['sold has none', sold, null],
] as const)('the page of a vehicle %s [VD-01]', async (_, more, banner) =>
  expect((await pageOf(more))?.banner).toEqual(banner),
)

it.each([
  ['sold', sold, 'SOLD'],
  ['in stock', { status: 'in_stock' }, null],
] as const)('the page of a vehicle %s has the message %j [VD-07]', async (_, more, text) =>
  expect((await pageOf(more))?.soldText).toBe(text),
)

it.each([
  ['car', null, 'Car details'],
  ['caravan', null, 'Caravan details'],
  ['motorcycle', null, 'Motorcycle details'],
  ['truck', null, 'Truck details'],
  ['truck', 'motorhome', 'Motorhome details'],
] as const)('the details of a %s (%s) are titled by what it is: %s [VD-07]', async (itemType, simpleBody, title) => {
  expect((await pageOf({ itemType, simpleBody }))?.details.title).toBe(title)
})

it('there is no page of a vehicle the site does not show', async () =>
  expect(await pageOf({}, 'car-2')).toBeUndefined())
