import { eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { vehicle } from '../../db/schema.ts'
import { saveConfigLayer } from '../../db/sites.ts'
import { importStock } from '../../domain/stock-feeds/import-stock.server.ts'
import { useDemoApp } from '../demo-app.ts'
import { testPlatformCtx } from '../platform-ctx.ts'

const { app, db } = useDemoApp()
const allStock = '/search/new-used-and-demo-cars'
const html = async (slug: string, path: string) =>
  (await (await app().get(`${slug}.localhost`, path)).text()).replaceAll('<!-- -->', '').replaceAll('&amp;', '&')
const found = async (slug: string, search: string) =>
  [...(await html(slug, `${allStock}?${search}`)).matchAll(/<h3[^>]*><a href="\/cars\/[^"]+">([^<]+)/g)].map(
    ([, name]) => name!,
  )
/** What the panel offers: groups by their headings, boxes that stand alone by their words. */
const offered = (page: string): string[] =>
  [...page.matchAll(/<details class="facet"[^>]*><summary>([^<]+)|facet-tick.*?<span>([^<]+)/g)].map(
    ([, group, box]) => (group ?? box)!,
  )

/** One of each kind, as feeds write them. */
const feeds = {
  'outback-rv-centre': {
    item_type: 'caravan',
    make: 'Zephyr',
    model: 'Family',
    body: 'Caravan',
    body_width: '2490 mm',
    body_length: `21'6"`,
    tare_weight: '1.95 t',
    aggregate_trailer_mass: '2,450 kg',
    axle_type: 'Tandem axle',
    sleeps: '4',
    bunks: 'Yes',
  },
  'southbank-motors': {
    item_type: 'car',
    make: 'Zephyr',
    model: 'Hauler',
    body: 'Dual Cab Pick-up',
    towingcapacitybraked: '3.5t',
    payload: '1,010 kg',
    transmission: 'Auto',
    fuel_type: 'Diesel',
    odometer: '1200',
  },
}

beforeAll(async () => {
  for (const [dealership, values] of Object.entries(feeds)) {
    const row = { stocknum: 'KIND1', year: 2024, status: 'in_stock', dapprice: 77_777, ...values }
    await importStock(testPlatformCtx(db()), {
      dealership,
      format: 'json',
      input: JSON.stringify([row]),
      full: false,
      confirmRemovals: false,
      maxRemovalShare: 0.3,
    })
  }
  await app().follower.catchUp()
})

describe('from the feed to the page', () => {
  it('a caravan is stored as numbers, found by them and says them [SL-34] [VD-33]', async () => {
    const [stored] = await db().orm.select().from(vehicle).where(eq(vehicle.make, 'Zephyr')).orderBy(vehicle.model)
    expect(stored).toMatchObject({ lengthMm: 6_553, widthMm: 2_490, tareKg: 1_950, atmKg: 2_450, axles: 2, sleeps: 4 })
    const asked = 'make=Zephyr&item_type=caravan&sleeps=4&bunks=true&range[atm]=:2500&range[length_m]=6.5:'
    expect(await found('outback-rv', asked)).toEqual(['2024 Zephyr Family'])
    expect(await found('outback-rv', `${asked}&range[tare]=2000:`)).toEqual([])
    const page = await html('outback-rv', `/cars/${stored!.slug}`)
    const facts = Object.fromEntries(
      [...page.matchAll(/<dt[^>]*>([^<]+)<\/dt><dd[^>]*>([^<]+)/g)].map(([, label, value]) => [label, value]),
    )
    expect(facts).toMatchObject({
      Sleeps: '4',
      Length: '6.6 m',
      Width: '2.5 m',
      ATM: '2,450 kg',
      Tare: '1,950 kg',
      'Axle type': 'Tandem axle',
      Bunks: 'Yes',
    })
  })

  it('a ute is found by what it tows, and its card says so [SL-34]', async () => {
    const asked = 'make=Zephyr&body=Ute&cab=Dual+Cab&range[towing]=3500:&range[payload]=1000:'
    expect(await found('southbank', asked)).toEqual(['2024 Zephyr Hauler'])
    expect(await html('southbank', `${allStock}?${asked}`)).toMatch(
      /card-specs">[^<]*Diesel\u00A0· Dual\u00A0Cab\u00A0· Braked\u00A0towing\u00A03,500\u00A0kg</,
    )
  })

  it('neither is on the other’s site [part of PL-08]', async () => {
    expect(await found('southbank', 'make=Zephyr')).toEqual(['2024 Zephyr Hauler'])
    expect(await found('outback-rv', 'make=Zephyr')).toEqual(['2024 Zephyr Family'])
  })
})

describe('the filters of a listing', () => {
  const caravans = ['Sleeps', 'ATM', 'Length', 'Tare', 'Axles', 'Off-road', 'Bunks', 'Ensuite']
  const electric = ['Range', 'Battery', 'DC charging', 'AC charging', 'Battery health']
  const utes = ['Cab', 'Braked towing', 'Payload']
  const motorcycles = ['Learner approved (LAMS)', 'Engine size', 'Seat height']
  const ofAnyKind = new Set([...caravans, ...electric, ...utes, ...motorcycles, 'GVM'])
  const ofKinds = async (slug: string, path: string) =>
    offered(await html(slug, path)).filter((label) => ofAnyKind.has(label))

  it.each([
    ['mixed stock', 'meridian', allStock, []],
    ['mixed stock', 'outback-rv', allStock, []],
    ['caravans that were chosen', 'outback-rv', `${allStock}?item_type=caravan`, caravans],
    ['a path of caravans', 'outback-rv', '/search/pop-top', ['Sleeps', 'ATM', 'Length', 'Tare', 'Off-road']],
    ['trucks that were chosen', 'outback-rv', `${allStock}?item_type=truck`, ['Axles', 'GVM']],
    ['a site of motorcycles', 'throttle', allStock, motorcycles],
    ['electric cars that were chosen', 'volt', `${allStock}?fuel=Electric`, electric],
    ['electric and petrol cars', 'volt', `${allStock}?fuel=Electric&fuel=Petrol`, []],
    ['utes that were chosen', 'southbank', `${allStock}?body=Ute`, utes],
    ['a path of utes', 'southbank', '/search/ute', utes],
  ])('of %s at %s, %s: %j more [SL-34]', async (_, slug, path, more) => {
    expect((await ofKinds(slug, path)).toSorted()).toEqual(more.toSorted())
  })

  it.each([
    ['caravan', 'outback-rv', `${allStock}?item_type=caravan`, ['sleeps'], ['Sleeps']],
    ['truck', 'outback-rv', `${allStock}?item_type=truck`, ['gvm'], ['GVM']],
    [
      'motorcycle',
      'throttle',
      allStock,
      ['seat_height', 'learner_approved'],
      ['Seat height', 'Learner approved (LAMS)'],
    ],
    ['electric', 'volt', `${allStock}?fuel=Electric`, ['range_km'], ['Range']],
    ['ute', 'southbank', '/search/ute', ['payload'], ['Payload']],
    ['ute', 'southbank', '/search/ute', [], []],
  ])('of the kind %s at %s are those of its key, in their order [SL-34]', async (kind, slug, path, names, labels) => {
    const filters = ['item_type', 'body', 'fuel', 'price']
    const settings = { listing: { filters, filtersByKind: { [kind]: names } } }
    await saveConfigLayer(db().orm, { scope: 'site', key: slug, settings })
    await app().follower.catchUp()
    expect(await ofKinds(slug, path)).toEqual(labels)
  })

  it('have one box for learner approval; what nobody said is not among it [SL-34]', async () => {
    await saveConfigLayer(db().orm, { scope: 'site', key: 'throttle', settings: {} })
    const bikes = db().orm.select({ id: vehicle.id }).from(vehicle).where(eq(vehicle.itemType, 'motorcycle'))
    await db().orm.update(vehicle).set({ learnerApproved: null }).where(inArray(vehicle.id, bikes))
    const [one, other] = await bikes.limit(2)
    await db().orm.update(vehicle).set({ learnerApproved: false }).where(eq(vehicle.id, other!.id))
    await app().follower.catchUp()
    expect(await html('throttle', allStock)).not.toMatch(/name="learner_approved"|Learner\sapproved/)
    await db().orm.update(vehicle).set({ learnerApproved: true, status: 'in_stock' }).where(eq(vehicle.id, one!.id))
    await app().follower.catchUp()
    expect((await html('throttle', allStock)).match(/name="learner_approved" value="[^"]+"/g)).toHaveLength(1)
    expect(await found('throttle', 'learner_approved=true')).toHaveLength(1)
  })
})
