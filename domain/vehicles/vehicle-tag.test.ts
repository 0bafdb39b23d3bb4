import { expect, it } from 'vitest'
import { defaultConfig } from '#config/site/default-config.ts'
import { vehicleTag } from './vehicle-tag.ts'

const now = new Date('2026-03-10T00:00:00Z')
const defaults = defaultConfig()
const config = { ...defaults, certified: { ...defaults.certified, makes: ['Kia', 'Toyota'] } }
const withFuel = { ...config, tags: { ...config.tags, fuel: true } }
const plain = {
  status: 'in_stock',
  reserved: false,
  certified: false,
  tag: null,
  make: 'toyota',
  carType: 'used',
  simpleFuel: 'Hybrid',
  createdAt: new Date('2026-01-01T00:00:00Z'),
} as const
const fresh = { ...plain, createdAt: new Date('2026-03-02T00:00:01Z') } as const
const all = { ...fresh, reserved: true, certified: true, tag: 'Demo special', status: 'coming_soon' } as const

it.each([
  ['nothing to say', plain, config, null],
  ['just arrived, last second', fresh, config, 'New Arrival'],
  ['just arrived, a moment later', { ...plain, createdAt: new Date('2026-03-02T00:00:00Z') }, config, null],
  ['coming soon before just arrived', { ...fresh, status: 'coming_soon' }, config, 'COMING SOON'],
  ["the dealer's tag before coming soon", { ...all, reserved: false, certified: false }, config, 'Demo special'],
  ["certified before the dealer's tag", { ...all, reserved: false }, config, 'Certified'],
  ['certified, but not a make of ours', { ...plain, certified: true, make: 'Mazda' }, config, null],
  ['certified, but new', { ...plain, certified: true, carType: 'new' }, config, null],
  ['reserved before certified', all, config, 'Reserved'],
  ['fuel before everything, where it is on', all, withFuel, 'Hybrid'],
  ['electric', { ...plain, simpleFuel: 'Electric' }, withFuel, 'Electric'],
  ['plug-in hybrid', { ...plain, simpleFuel: 'PHEV' }, withFuel, 'PHEV'],
  ['fuel not known', { ...plain, simpleFuel: null }, withFuel, null],
  ['petrol is not tagged', { ...plain, simpleFuel: 'Petrol' }, withFuel, null],
  ['on hold says that it is gone, too', { ...all, status: 'on_hold' }, withFuel, 'JUST SOLD'],
  [
    'sold, in the site’s own words',
    { ...all, status: 'sold' },
    { ...config, wording: { ...config.wording, justSoldText: 'Found a home' } },
    'Found a home',
  ],
  ['just arrived within the site’s own days', fresh, { ...config, tags: { ...config.tags, justArrivedDays: 7 } }, null],
  ['sold says only that', { ...all, status: 'sold' }, withFuel, 'JUST SOLD'],
] as const)('%s [VD-24]', (_, vehicle, given, text) => expect(vehicleTag(vehicle, given, now)?.text ?? null).toBe(text))

it.each([
  ['newArrival', fresh, config],
  ['comingSoon', { ...plain, status: 'coming_soon' }, config],
  ['custom', { ...plain, tag: 'Demo special' }, config],
  ['certified', { ...plain, certified: true }, config],
  ['reserved', { ...plain, reserved: true }, config],
  ['fuel', plain, withFuel],
  ['sold', { ...plain, status: 'sold' }, config],
] as const)('a tag tells its kind, so that each can look its own way: %s', (kind, vehicle, given) =>
  expect(vehicleTag(vehicle, given, now)?.kind).toBe(kind),
)

it('certified vehicles carry the maker’s logo, where the site has it [VD-24]', () => {
  const withLogo = { ...config, certified: { ...config.certified, logo: '/media/certified' } }
  expect(vehicleTag({ ...plain, certified: true }, withLogo, now)).toEqual({
    kind: 'certified',
    text: 'Certified',
    logo: '/media/certified',
  })
  expect(vehicleTag({ ...plain, certified: true }, config, now)).toEqual({ kind: 'certified', text: 'Certified' })
})
