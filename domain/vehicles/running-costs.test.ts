import { expect, it } from 'vitest'
import { kwhPer100Km, readFigure, weeklyCents } from './running-costs.ts'

it.each([
  ['the defaults', { kmPerWeek: 250, usePer100Km: 10, centsPerUnit: 170 }, 4_250],
  ['twice the distance', { kmPerWeek: 500, usePer100Km: 10, centsPerUnit: 170 }, 8_500],
  ['half the consumption', { kmPerWeek: 250, usePer100Km: 5, centsPerUnit: 170 }, 2_125],
  ['another price', { kmPerWeek: 250, usePer100Km: 10, centsPerUnit: 200 }, 5_000],
  ['no distance', { kmPerWeek: 0, usePer100Km: 10, centsPerUnit: 170 }, 0],
])('a week costs distance / 100 × consumption × price: %s [DL-02]', (_, given, cents) =>
  expect(weeklyCents(given)).toBeCloseTo(cents, 6),
)

it.each([
  [60.5, 450, 13.4],
  [75, 500, 15],
  [null, 450, null],
  [60, null, null],
  [60, 0, null],
])('a battery of %s kWh that goes %s km uses %s kWh per 100 km', (batteryKwh, rangeKm, use) =>
  expect(kwhPer100Km({ batteryKwh, rangeKm })).toBe(use),
)

it.each([
  ['week_km', '300', 300],
  ['week_km', '5000', 5_000],
  ['week_km', '5001', null],
  ['week_km', '-1', null],
  ['week_km', '1e3', null],
  ['week_km', '', null],
  ['week_km', null, null],
  ['use', ' 7.5 ', 7.5],
  ['use', '7,5', null],
  ['unit_price', '1.859', 1.859],
  ['unit_price', '21', null],
  ['unit_price', '<script>', null],
] as const)('of %s, %j is read as %s', (name, text, figure) => expect(readFigure(name, text)).toBe(figure))
