import { expect, it } from 'vitest'
import { defaultConfig } from '#config/site/default-config.ts'
import { mergeSettings } from '#config/site/merge-settings.ts'
import type { SiteSettings } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import { testingVehicle } from '../testing-stock.ts'
import { canKeep, keptLists } from './keeping.ts'

const strict: SiteSettings = { buttons: { saveOnlyUsedPricedPictured: true } }

const cases: [string, Partial<StockVehicle>, SiteSettings, boolean][] = [
  ['in stock', {}, {}, true],
  ['on its way', { status: 'coming_soon' }, {}, true],
  ['sold', { status: 'sold' }, {}, false],
  ['new, without price and picture', { carType: 'new', priceCents: null, primaryImageUrl: null }, {}, true],
  ['strictly: used, priced, pictured', {}, strict, true],
  ['strictly: sold', { status: 'sold' }, strict, false],
  ['strictly: new', { carType: 'new' }, strict, false],
  ['strictly: demo', { carType: 'demo' }, strict, false],
  ['strictly: without a price', { priceCents: null }, strict, false],
  ['strictly: at nothing', { priceCents: 0 }, strict, false],
  ['strictly: without a picture', { primaryImageUrl: null }, strict, false],
]

const withLists = keptLists.flatMap((list) => cases.map((each) => [list, ...each] as const))

it.each(withLists)('%s: %s [BR-02]', (list, _, values, settings, expected) =>
  expect(canKeep({ ...testingVehicle, ...values }, mergeSettings(defaultConfig(), settings), list)).toBe(expected),
)

it.each([
  ['favourites', 'compare'],
  ['compare', 'favourites'],
] as const)('%s switched off leaves %s alone [WL-05]', (off, other) => {
  const config = mergeSettings(defaultConfig(), { features: { [off]: false } })
  expect(canKeep(testingVehicle, config, off)).toBe(false)
  expect(canKeep(testingVehicle, config, other)).toBe(true)
})
