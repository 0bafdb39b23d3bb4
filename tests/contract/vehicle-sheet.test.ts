import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { location, vehicle, vehicleImage } from '../../db/schema.ts'
import { saveConfigLayer } from '../../db/sites.ts'
import { comeBack } from '../come-back.ts'
import { useDemoApp } from '../demo-app.ts'

const { app, db } = useDemoApp({ now: () => new Date('2026-06-10T02:00:00Z') })
const host = 'southbank.localhost'
let chosen: typeof vehicle.$inferSelect
let place: typeof location.$inferSelect

beforeAll(async () => {
  const dealerships = [...app().deps.sites.atHost(host)!.site.dealershipIds]
  const [first] = await db()
    .orm.select()
    .from(vehicle)
    .innerJoin(location, eq(location.id, vehicle.locationId))
    .where(
      and(
        inArray(vehicle.dealershipId, dealerships),
        eq(vehicle.status, 'in_stock'),
        isNotNull(location.dealerLicenseNumber),
      ),
    )
    .orderBy(vehicle.id)
    .limit(1)
  chosen = first!.vehicle
  place = first!.location
})

async function given(values: Partial<typeof vehicle.$inferInsert>, images = ['/media/test/1']): Promise<void> {
  const { orm } = db()
  await orm
    .update(vehicle)
    .set({ status: 'in_stock', ...values })
    .where(eq(vehicle.id, chosen.id))
  await orm.delete(vehicleImage).where(eq(vehicleImage.vehicleId, chosen.id))
  if (images.length > 0)
    await orm.insert(vehicleImage).values(images.map((url, position) => ({ vehicleId: chosen.id, url, position })))
  await app().follower.catchUp()
}

const plain: Partial<typeof vehicle.$inferInsert> = {
  name: '2021 Kia Sportage',
  priceCents: 2_599_000,
  priceType: 'drive_away',
  regplate: '123ABC',
  regoExpiry: '2027-01-31',
  dealercomments: 'One owner.',
  filteredFeatures: ['Sunroof'],
  standardEquipment: ['Cup holders'],
}

const askOnce = (slug = chosen.slug, at = host) => app().get(at, `/api/cars/${slug}.pdf`)
const pdf = (...of: Parameters<typeof askOnce>) => comeBack(() => askOnce(...of))
const print = (query: string, at = host) => app().get(at, `/print${query}`)

async function textOf(response: Response): Promise<{ text: string; pages: number }> {
  const file = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  const { text, totalPages } = await extractText(file, { mergePages: true })
  return { text: text.replaceAll(/\s+/g, ' '), pages: totalPages }
}

const said = () => [
  '2021 Kia Sportage',
  '$25,990',
  'Drive away',
  '123ABC',
  'Expires on 31/01/2027',
  'One owner.',
  'Sunroof',
  'Cup holders',
  place.name,
  place.dealerLicenseNumber!,
]

describe('a vehicle as PDF', () => {
  it('is a file of that name with all that its sheet says [VD-29] [CA-05]', async () => {
    await given(plain)
    const response = await pdf()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${chosen.slug}.pdf"`)
    const { text } = await textOf(response)
    for (const words of [...said(), `http://${host}/cars/${chosen.slug}`]) expect(text).toContain(words)
  })

  it('is another once the price has changed, and the same while nothing has [VD-29]', async () => {
    await given(plain)
    const tag = (await pdf()).headers.get('etag')!
    const again = await app().get(host, `/api/cars/${chosen.slug}.pdf`, { 'if-none-match': tag })
    expect(again.status).toBe(304)
    await given({ ...plain, priceCents: 2_499_000 })
    const changed = await pdf()
    expect(changed.headers.get('etag')).not.toBe(tag)
    expect((await textOf(changed)).text).toContain('$24,990')
  })

  it('is another dealer’s as little as its page, and gone with it', async () => {
    await given(plain)
    for (const [slug, at] of [
      [chosen.slug, 'throttle.localhost'],
      ['none', host],
      ['%2e%2e%2fetc', host],
    ] as const) {
      const response = await pdf(slug, at)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'not_found', message: 'There is no such vehicle.' })
    }
    await given({ ...plain, showOnDealerWebsite: false })
    expect((await pdf()).status).toBe(404)
    await given({ ...plain, showOnDealerWebsite: true })
  })

  it('bears sixty pictures, some elsewhere, three hundred features and a name without end', async () => {
    const images = Array.from({ length: 60 }, (_, at) =>
      at % 2 ? `/media/test/${at}` : `https://elsewhere.example/${at}.jpg`,
    )
    await given(
      {
        ...plain,
        name: `<script>alert(1)</script> ${'x'.repeat(400)} سيارة 🚗`,
        standardEquipment: Array.from({ length: 300 }, (_, at) => `Feature ${at} ${'y'.repeat(60)}`),
      },
      images,
    )
    const response = await pdf()
    expect(response.status).toBe(200)
    const { text, pages } = await textOf(response)
    expect(text).toContain('Feature 299')
    expect(pages).toBeLessThan(10)
  })

  it('fifty who ask at once get the same file; those who cannot wait are told when to come back', async () => {
    await given({ ...plain, name: 'Asked for by many' })
    const same = await Promise.all(Array.from({ length: 50 }, () => askOnce()))
    const statuses = new Set(same.map(({ status }) => status))
    expect([...statuses].every((status) => [200, 429, 503].includes(status))).toBe(true)
    expect(same.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    for (const response of same.filter(({ status }) => status !== 200)) {
      expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
      expect(await response.json()).toMatchObject({ message: expect.any(String) })
    }
  })

  it('is read, not written', async () => {
    const response = await app().post(host, `/api/cars/${chosen.slug}.pdf`, {})
    expect(response.status).toBe(405)
  })
})

describe('the printable page', () => {
  it('has the dealer’s name and colours and all that the vehicle’s sheet says, without the site’s frame [RT-11]', async () => {
    await given(plain)
    const response = await print(`?car_id=${chosen.slug}`)
    expect(response.status).toBe(200)
    const html = await response.text()
    for (const words of said()) expect(html).toContain(words)
    expect(html).toContain('Southbank Motors')
    expect(html).toMatch(/--accent:#[\da-f]{6}/)
    expect(html).toMatch(/<svg viewBox="0 0 \d+ \d+"[^>]*><path d="M/)
    expect(html).toContain('src="/media/test/1?w=640&amp;r=3x2"')
    expect(html).toContain('@page')
    expect(html).not.toMatch(/<nav|site-header|rel="stylesheet"|<script src/)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    const policy = response.headers.get('content-security-policy')!
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe-inline')
  })

  it('takes the vehicle’s number too [RT-11]', async () => {
    await given(plain)
    expect(await (await print(`?car_id=${chosen.id}`)).text()).toContain('2021 Kia Sportage')
  })

  it('a text of strangers stays text', async () => {
    await given({
      ...plain,
      name: '<img src=x onerror=alert(1)>',
      dealercomments: '</script><script>alert(1)</script>',
    })
    const html = await (await print(`?car_id=${chosen.slug}`)).text()
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<script>alert')
  })

  it('follows a change of the price', async () => {
    await given(plain)
    await print(`?car_id=${chosen.slug}`)
    await given({ ...plain, priceCents: 1_111_100 })
    expect(await (await print(`?car_id=${chosen.slug}`)).text()).toContain('$11,111')
  })

  it.each([
    ['no vehicle', '', 400, host],
    ['none of ours', '?car_id=none', 404, host],
    ['another dealer’s', () => `?car_id=${chosen.slug}`, 404, 'throttle.localhost'],
    ['another dealer’s by number', () => `?car_id=${chosen.id}`, 404, 'throttle.localhost'],
    ['hostile words', '?car_id=%3Cscript%3Ealert(1)%3C/script%3E', 404, host],
  ])('%s is a page that says so', async (_, query, status, at) => {
    const response = await print(typeof query === 'string' ? query : query(), at)
    expect(response.status).toBe(status)
    const html = await response.text()
    expect(html).toMatch(/<h1>[^<]+<\/h1>/)
    expect(html).not.toContain('alert(1)')
  })

  it('is each dealer’s in its own colours', async () => {
    await given(plain)
    await saveConfigLayer(db().orm, {
      scope: 'site',
      key: 'southbank',
      settings: { theme: { colour: { accent: '#123456' } } },
      rules: [],
    })
    await app().follower.catchUp()
    expect(await (await print(`?car_id=${chosen.slug}`)).text()).toContain('--accent:#123456')
  })
})
