import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { location } from '../../db/schema.ts'
import { saveConfigLayer } from '../../db/sites.ts'
import { readAnswer } from '../../domain/listings/sent-listing.ts'
import { useDemoApp } from '../demo-app.ts'

const { app, db } = useDemoApp()
const allStock = '/search/new-used-and-demo-cars'
const html = async (search: string, slug = 'southbank') =>
  (await (await app().get(`${slug}.localhost`, `${allStock}?${search}`)).text()).replaceAll('<!-- -->', '')
const answer = async (search: string, slug = 'southbank') =>
  readAnswer(await (await app().get(`${slug}.localhost`, `/stock/answer?path=${allStock}&${search}`)).text())
const places = (page: string) => [...page.matchAll(/class="card-place">([^<]+)</g)].map(([, place]) => place!)

describe('near a postcode', () => {
  it('each card says how far away it stands [SL-35]', async () => {
    const page = await html('near=4000')
    expect(places(page).length).toBeGreaterThan(10)
    expect(places(page).filter((place) => !/ · (Less than 1|[\d,]+)\skm$/.test(place))).toEqual([])
    expect(page).toMatch(/4000 Brisbane, as the crow flies/)
    expect(places(await html('')).filter((place) => /\skm$/.test(place))).toEqual([])
  })

  it('the nearest come first, over all pages, and each vehicle once [SL-35]', async () => {
    const first = await answer('near=4350&sortBy=distance:asc', 'outback-rv')
    const ids = new Set<number>()
    for (let page = 1; page <= first.pages; page++)
      for (const { id } of (await answer(`near=4350&sortBy=distance:asc&page=${page}`, 'outback-rv')).cards) ids.add(id)
    expect(ids.size).toBe(first.total)
    const stands = first.cards.map(({ place }) => place)
    // One place after the other, none of them twice.
    const turns = stands.filter((place, at) => place !== stands[at - 1])
    expect(new Set(turns).size).toBe(turns.length)
    const far = await answer('near=2340&sortBy=distance:asc', 'outback-rv')
    expect(far.cards[0]!.place).not.toBe(first.cards[0]!.place)
  })

  it('a circle leaves out what stands beyond it, and says so in a chip [SL-35]', async () => {
    const [all, some] = [await answer('near=4350', 'outback-rv'), await answer('near=4350&within=50', 'outback-rv')]
    expect(some.total).toBeLessThan(all.total)
    expect(some.total).toBeGreaterThan(0)
    expect(await html('near=4350&within=50', 'outback-rv')).toContain('aria-label="Remove Within 50 km of 4350"')
  })

  it('its page asks not to be indexed', async () => expect(await html('near=4000')).toContain('noindex,follow'))
})

it.each(['0001', 'abcd', '-27.47,20', '0,0', '-91,153', 'NaN,NaN', '%3Cscript%3E', '9'.repeat(500), '4000%004'])(
  'near=%s is no place here: said beside the field, with all there is [SL-35]',
  async (near) => {
    const page = await html(`near=${near}&within=10&sortBy=distance:asc`)
    expect(page).toContain('Invalid postcode')
    expect(page).not.toContain('<script>4')
    const [asked, plain] = [await answer(`near=${near}&within=10`), await answer('')]
    expect([asked.total, asked.near?.label]).toEqual([plain.total, null])
  },
)

it('a device’s place is as good as a postcode [SL-35]', async () => {
  const page = await html('near=-27.47,153.02')
  expect(page).toContain('your location, as the crow flies')
  expect(places(page)[0]).toMatch(/\skm$/)
})

it('a location that is not told is no place to measure from', async () => {
  const [first] = (await answer('near=4000')).cards
  await db().orm.update(location).set({ visible: false }).where(eq(location.id, first!.locationId!))
  await app().follower.catchUp()
  const cards = (await answer('near=4000')).cards
  expect(cards.filter(({ locationId }) => locationId === first!.locationId)).toEqual([])
  await db().orm.update(location).set({ visible: true }).where(eq(location.id, first!.locationId!))
  await app().follower.catchUp()
})

it.each([
  [true, true],
  [false, false],
])('with nearMe %s a shopper is asked where they are: %s [SL-35]', async (nearMe, isAsked) => {
  await saveConfigLayer(db().orm, { scope: 'site', key: 'southbank', settings: { listing: { nearMe } } })
  await app().follower.catchUp()
  const page = await html('near=4000')
  expect([page.includes('name="near"'), places(page).some((place) => /\skm$/.test(place))]).toEqual([isAsked, isAsked])
})
