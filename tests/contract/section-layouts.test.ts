import { inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as tables from '../../db/schema.ts'
import { saveConfigLayer } from '../../db/sites.ts'
import { useDemoApp } from '../demo-app.ts'

const { app, db } = useDemoApp({ now: () => new Date('2026-06-10T02:00:00Z') })
const { vehicle } = tables

/** The main part of the site's home made of these sections alone. */
async function compose(slug: string, sections: object[], settings: object = {}): Promise<string> {
  await saveConfigLayer(db().orm, { scope: 'site', key: slug, settings: { ...settings, home: { sections } } })
  await app().follower.catchUp()
  const html = (await (await app().get(`${slug}.localhost`, '/')).text()).replaceAll('<!-- -->', '')
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
}
const setAll = async (slug: string, values: object) => {
  const { dealershipIds } = app().deps.sites.atHost(`${slug}.localhost`)!.site
  await db()
    .orm.update(vehicle)
    .set(values)
    .where(inArray(vehicle.dealershipId, [...dealershipIds]))
}

describe('a rail', () => {
  const rail = { type: 'stockRail', title: 'Just in', limit: 4 }

  it('is laid out as the site’s cards are, or as the section says [PL-05]', async () => {
    expect(await compose('throttle', [rail])).toMatch(/class="[^"]*\bwall\b/)
    const swiped = await compose('throttle', [{ ...rail, layout: 'rail' }])
    expect(swiped).not.toMatch(/class="[^"]*\bwall\b/)
    expect(swiped).toContain('aria-label="Just in"')
    expect(await compose('southbank', [rail])).not.toMatch(/class="[^"]*\bwall\b/)
    expect(await compose('southbank', [{ ...rail, layout: 'wall' }])).toMatch(/class="[^"]*\bwall\b/)
  })

  it('may stand beside what is promised of its vehicles [PL-05]', async () => {
    const points = [{ title: '112 points', text: 'Checked on a sheet you keep.' }]
    const html = await compose('coastline-toyota', [{ ...rail, points }])
    expect(html).toMatch(/<dt[^>]*>112 points<\/dt><dd[^>]*>Checked on a sheet you keep\.<\/dd>/)
    expect(html.match(/<article class="card /g)).toHaveLength(4)
  })
})

it.each([
  [2, 2, 'sm:grid-cols-2'],
  [3, 4, 'sm:grid-cols-4'],
  [5, 6, 'sm:grid-cols-3'],
  [7, 8, 'sm:grid-cols-4'],
  [8, 8, 'sm:grid-cols-4'],
])('%i body types are %i tiles in whole rows, the way to all of them among them', async (bodies, tiles, columns) => {
  const { orm } = db()
  const { dealershipIds } = app().deps.sites.atHost('throttle.localhost')!.site
  const bikes = await orm
    .select()
    .from(vehicle)
    .where(inArray(vehicle.dealershipId, [...dealershipIds]))
  const names = ['Naked', 'Adventure', 'Sport', 'Cruiser', 'Touring', 'Scooter', 'Trail', 'Moped'].slice(0, bodies)
  for (const [at, simpleBody] of names.entries()) {
    const ids = bikes.filter((_, place) => place % bodies === at).map(({ id }) => id)
    await orm.update(vehicle).set({ simpleBody }).where(inArray(vehicle.id, ids))
  }
  const html = await compose('throttle', [{ type: 'bodyTypes', title: 'How do you ride?' }])
  expect([html.match(/<li class="grid/g)?.length, html.includes(columns)]).toEqual([tiles, true])
  expect(/All \d+ motorcycles/.test(html)).toBe(tiles > bodies)
})

describe('what a car tows', () => {
  const towing = {
    type: 'towing',
    title: 'What does your car tow?',
    classes: [
      { kg: 1500, cars: 'Wagons', car: 'wagon', caravan: 'camper trailer' },
      { kg: 2000, cars: 'Large SUVs', car: 'suv', caravan: 'pop top' },
    ],
  }

  it('counts the caravans within it when loaded, and leads to them; of a class with none it says who can find one [PL-05] [SL-34]', async () => {
    await setAll('outback-rv', { itemType: 'caravan', atmKg: 1800, status: 'in_stock' })
    const html = await compose('outback-rv', [towing])
    expect(html).toMatch(
      /<h3[^>]*>2,000 kg<\/h3><a href="\/search\/new-used-and-demo-cars\?item_type=caravan&amp;range\[atm\]=:2000"[^>]*>[\d,]+ caravans/,
    )
    expect(html).toMatch(/<h3[^>]*>1,500 kg<\/h3><p[^>]*>None just now<\/p>/)
    expect(html).toMatch(/href="\/contact"[^>]*>Ask us to find one<span[^>]*> up to 1,500 kg</)
    expect(html).toMatch(/silhouettes\/pop-top\.svg"[^>]*w-\[44%\]/)
    expect(html).not.toMatch(/silhouettes\/camper-trailer|find one<span[^>]*> up to 2,000 kg/)
    for (const body of ['wagon', 'suv', 'pop-top'])
      expect(html).toMatch(
        new RegExp(`<img src="/silhouettes/${body}.svg" alt="" width="600" height="400" loading="lazy"`),
      )
  })

  it('is left out where no class has any', async () => {
    await setAll('outback-rv', { atmKg: 3400 })
    expect(await compose('outback-rv', [towing, { type: 'stats' }])).not.toContain('What does your car tow?')
  })
})

describe('figures as bars', () => {
  it('the range of what is electric, from the furthest to the nearest, against ways people know [PL-05] [SL-34]', async () => {
    const trips = [
      { label: 'Sydney to Canberra', km: 286 },
      { label: 'Around the world', km: 5000 },
    ]
    const html = await compose('volt', [
      { type: 'electricRange', title: 'How far', limit: 4, trips, ground: 'contrast' },
    ])
    const figures = [...html.matchAll(/>([\d,]+) km<\/p>/g)].map(([, km]) => Number(km!.replace(',', '')))
    expect(figures.length).toBeGreaterThan(2)
    expect(figures).toEqual(figures.toSorted((a, b) => b - a))
    const widths = [...html.matchAll(/<rect width="([\d.]+)%"/g)].map(([, width]) => Number(width))
    expect(widths).toEqual(figures.map((km) => Number(((km / figures[0]!) * 100).toFixed(2))))
    expect(html).toContain('Sydney to Canberra, 286 km')
    expect(html).not.toContain('Around the world')
    expect(html).toMatch(/<section[^>]*class="[^"]*\bcontrast\b/)
  })

  it('is left out where nothing, or one model alone, is electric', async () => {
    const sections = [{ type: 'electricRange', title: 'How far' }, { type: 'stats' }]
    expect(await compose('throttle', sections)).not.toContain('How far')
    await setAll('throttle', { simpleFuel: 'Electric', rangeKm: 200, make: 'Zero', model: 'S' })
    expect(await compose('throttle', sections)).not.toContain('How far')
  })

  it('as configured, each against the largest; what leads nowhere is left out [PL-05]', async () => {
    const items = [
      { label: 'Power point', text: '10 A', value: 100 },
      { label: 'Wall unit', value: 400 },
    ]
    const bars = { type: 'bars', title: 'A night on charge', unit: 'km', items }
    const html = await compose('volt', [{ ...bars, action: { label: 'Charging', href: '/finance' } }])
    expect(html).toMatch(/>100 km<\/p>.*<rect width="25\.00%".*>400 km<\/p>.*<rect width="100\.00%"/)
    expect(html).toContain('href="/finance"')
    expect(html).not.toMatch(/<section[^>]*class="[^"]*\bcontrast\b/)
    const nowhere = { ...bars, action: { label: 'Charging', href: '/no-such-page' } }
    expect(await compose('volt', [nowhere])).not.toContain('no-such-page')
  })
})

it('a range may be a strip, offers may have one in front, brands may be folded [PL-05]', async () => {
  const strip = await compose('coastline-toyota', [
    { type: 'modelRange', title: 'The range', layout: 'strip', limit: 8 },
  ])
  expect(strip).not.toContain('Discover')
  expect(strip.match(/<h3[^>]*><a href="[^"]+"/g)).toHaveLength(8)

  const offers = await compose('coastline-toyota', [{ type: 'offers', title: 'On now', limit: 4, layout: 'lead' }])
  expect(offers.match(/data-form="offer"/g)).toHaveLength(1)
  expect(offers.match(/href="\/offers\/[^"]+" class="no-underline/g)?.length).toBeGreaterThan(2)

  const brands = await compose('southbank', [{ type: 'brands', title: 'Makes', unfolded: 4 }])
  expect(brands).toMatch(/<details[\s\S]*All \d+ brands/)
  expect(brands.slice(0, brands.indexOf('<details')).match(/ in stock</g)).toHaveLength(4)
  expect(await compose('southbank', [{ type: 'brands', title: 'Makes', limit: 4, unfolded: 4 }])).not.toContain(
    '<details',
  )
})
