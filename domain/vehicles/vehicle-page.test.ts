import { expect, it } from 'vitest'
import { withVehicleRules } from '#config/site/vehicle-rules.ts'
import type { StockVehicle } from '#db/stock.ts'
import { testingStock } from '../testing-stock.ts'
import { openVehiclePage } from './vehicle-page.server.ts'

const offer = { text: 'Drive away by Friday', href: '/search/used-cars' }
const sold = { status: 'sold', soldAt: new Date('2026-03-08T00:00:00Z') } as const

async function pageOf(more: Partial<StockVehicle>, slug = 'car-1') {
  const { ctx } = await testingStock([more], { banners: { vehicleTop: offer } })
  return (await openVehiclePage(ctx, slug))?.view
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

it('its buttons follow the rules of its address, though the location there is not shown [part of BR-08]', async () => {
  const { ctx } = await testingStock([{ locationVisible: false }])
  const rules = [{ when: { address: ['793'] }, set: { buttons: { page: ['tradeIn'] } } }]
  const serverConfig = withVehicleRules(ctx.serverConfig, rules as unknown as Parameters<typeof withVehicleRules>[1])
  const page = await openVehiclePage({ ...ctx, serverConfig }, 'car-1')
  expect(page?.view.actions).toEqual([{ kind: 'tradeIn', label: 'Trade-In', href: '/trade-in?car_id=1' }])
})

it('there is no page of a vehicle the site does not show', async () =>
  expect(await pageOf({}, 'car-2')).toBeUndefined())
