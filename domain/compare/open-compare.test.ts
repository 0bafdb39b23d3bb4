import { describe, expect, it } from 'vitest'
import type { SiteSettings } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import { given, site, testingStock, vehicle } from '../testing-stock.ts'
import { openCompare } from './open-compare.server.ts'

const kia: Partial<StockVehicle> = {
  slug: 'kia',
  name: '2021 Kia Sportage',
  filteredFeatures: ['Bluetooth', 'Sunroof'],
}
const mazda: Partial<StockVehicle> = {
  slug: 'mazda',
  name: '2019 Mazda 3',
  year: 2019,
  make: 'Mazda',
  model: '3',
  km: 80_000,
  engineSize: 1998,
  doors: 4,
  priceCents: 1_999_000,
  priceType: 'excl_govt_charges',
  simpleBody: 'sedan',
  filteredFeatures: ['Bluetooth'],
}

async function open(
  cars: string | null,
  vehicles: Partial<StockVehicle>[] = [kia, mazda],
  settings: SiteSettings = {},
  add = '',
) {
  const { ctx } = await testingStock(vehicles, settings)
  return openCompare(ctx, { cars, add })
}

type View = Awaited<ReturnType<typeof openCompare>>
const row = ({ facts, features }: View, label: string) => [...facts, ...features].find((each) => each.label === label)

describe('a comparison', () => {
  it('has a line for all that one of them has, and says in which they differ [part of RT-13]', async () => {
    const view = await open('kia,mazda')
    expect(row(view, 'Price')).toEqual({
      label: 'Price',
      values: ['$32,990 Drive away', '$19,990 Excl. Govt Charges'],
      differs: true,
    })
    expect(row(view, 'Odometer')?.values).toEqual(['45,210 km', '80,000 km'])
    expect(row(view, 'Body')?.values).toEqual(['SUV', 'Sedan'])
    expect(row(view, 'Engine')).toEqual({ label: 'Engine', values: [null, '2.0 L'], differs: true })
    expect(row(view, 'Transmission')).toMatchObject({ values: ['Automatic', 'Automatic'], differs: false })
    expect(row(view, 'Bluetooth')).toMatchObject({ values: ['Yes', 'Yes'], differs: false })
    expect(row(view, 'Sunroof')).toMatchObject({ values: ['Yes', null], differs: true })
    expect(row(view, 'Sleeps')).toBeUndefined()
    expect(view.facts.map(({ label }) => label).slice(0, 3)).toEqual(['Price', 'Condition', 'Year'])
    expect(view.notes).toEqual([])
  })

  it('asks of each kind what is asked of it', async () => {
    const view = await open('van,bike', [
      { slug: 'van', itemType: 'caravan', sleeps: 4, atmKg: 2_800 },
      { slug: 'bike', itemType: 'motorcycle', engineSize: 689 },
    ])
    expect(row(view, 'Sleeps')?.values).toEqual(['4', null])
    expect(row(view, 'ATM')?.values).toEqual(['2,800 kg', null])
    expect(row(view, 'Engine')?.values).toEqual([null, '689 cc'])
  })

  it('each column can be taken out by its address', async () => {
    const { columns } = await open('kia,mazda')
    expect(columns.map(({ removeHref }) => removeHref)).toEqual(['/compare?cars=mazda', '/compare?cars=kia'])
  })

  it('of nothing, and of one, is a page too [part of RT-13]', async () => {
    expect(await open(null)).toMatchObject({ isNamed: false, columns: [], facts: [], notes: [], room: 4 })
    const one = await open('kia')
    expect(one.columns).toHaveLength(1)
    expect(one.facts.some(({ differs }) => differs)).toBe(false)
  })
})

describe('what is left out is told', () => {
  it('what this site does not show, without repeating its words', async () => {
    const view = await open('kia,<script>alert(1)</script>,none')
    expect(view.slugs).toEqual(['kia'])
    expect(view.notes).toEqual(['2 vehicles of this comparison are no longer here.'])
  })

  it('another dealer’s vehicle', async () => {
    const { ctxOf } = await given(vehicle(1, 1, kia), vehicle(2, 2, mazda))
    const view = await openCompare(ctxOf(site(1, [1])), { cars: 'kia,mazda', add: null })
    expect(view.slugs).toEqual(['kia'])
    expect(view.notes).toEqual(['One vehicle of this comparison is no longer here.'])
  })

  it('what has been sold [BR-02]', async () => {
    const sold = { ...mazda, status: 'sold', soldAt: new Date('2026-03-09T00:00:00Z') } as const
    const view = await open('kia,mazda', [kia, sold])
    expect(view.slugs).toEqual(['kia'])
    expect(view.notes).toEqual(['2019 Mazda 3 has been sold.'])
  })

  it('what a dealer wants compared only used, priced and pictured [BR-02]', async () => {
    const strict = { buttons: { saveOnlyUsedPricedPictured: true } }
    expect((await open('kia,mazda', [kia, { ...mazda, primaryImageUrl: null }], strict)).notes).toEqual([
      '2019 Mazda 3 cannot be compared.',
    ])
    expect((await open('kia,mazda', [kia, { ...mazda, primaryImageUrl: null }])).slugs).toEqual(['kia', 'mazda'])
  })

  it('the fifth', async () => {
    const five = [1, 2, 3, 4, 5].map((at) => ({ slug: `c${at}` }))
    const view = await open('c1,c2,c3,c4,c5', five)
    expect(view.slugs).toEqual(['c1', 'c2', 'c3', 'c4'])
    expect(view.notes).toEqual(['Four at most are compared: these are the first four.'])
    expect(view.room).toBe(0)
  })
})

describe('one more', () => {
  it('is found by words, and is in the address', async () => {
    expect((await open('kia', [kia, mazda], {}, 'mazda')).href).toBe('/compare?cars=kia,mazda')
  })

  it('is not one that is there already, nor a fifth', async () => {
    expect((await open('mazda', [kia, mazda], {}, 'mazda 3')).notes).toEqual(['We found nothing else for “mazda 3”.'])
    const four = [1, 2, 3, 4].map((at) => ({ slug: `c${at}` }))
    expect((await open('c1,c2,c3,c4', [...four, mazda], {}, 'mazda')).notes).toEqual([
      'Four are the most. Take one out to add another.',
    ])
  })
})

it('a site that compares nothing has no such page [WL-05]', async () =>
  expect(open('kia', [kia], { features: { compare: false } })).rejects.toMatchObject({ code: 'not_found' }))
