import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { shortWarning } from '#domain/finance/statutory-warnings.ts'
import { vehicle, vehicleLenderQuote } from '../../db/schema.ts'
import { saveConfigLayer } from '../../db/sites.ts'
import { comeBack } from '../come-back.ts'
import { useDemoApp } from '../demo-app.ts'

const { app, db } = useDemoApp({ now: () => new Date('2026-06-10T02:00:00Z') })
const [southbank, throttle] = ['southbank.localhost', 'throttle.localhost'] as const
type Vehicle = typeof vehicle.$inferSelect
let car: Vehicle
let bike: Vehicle

const sellableAt = async (host: string): Promise<Vehicle> => {
  const [first] = await db()
    .orm.select()
    .from(vehicle)
    .where(
      and(
        inArray(vehicle.dealershipId, [...app().deps.sites.atHost(host)!.site.dealershipIds]),
        eq(vehicle.status, 'in_stock'),
        eq(vehicle.showOnDealerWebsite, true),
        isNotNull(vehicle.locationId),
        isNotNull(vehicle.priceCents),
      ),
    )
    .orderBy(vehicle.id)
    .limit(1)
  return first!
}
beforeAll(async () => {
  ;[car, bike] = [await sellableAt(southbank), await sellableAt(throttle)]
})

async function given(
  settings: object,
  { quote = null, status = 'in_stock' }: { quote?: object | null; status?: Vehicle['status'] } = {},
) {
  const { orm } = db()
  await orm
    .update(vehicle)
    .set({
      status,
      soldAt: status === 'sold' ? app().deps.clock() : null,
      priceCents: 3_000_000,
      priceType: 'drive_away',
    })
    .where(eq(vehicle.id, car.id))
  await orm.delete(vehicleLenderQuote).where(eq(vehicleLenderQuote.vehicleId, car.id))
  const row = { vehicleId: car.id, provider: 'acme', financeProvider: 'Acme', paymentWeekCents: 9_162 }
  if (quote)
    await orm.insert(vehicleLenderQuote).values({ ...row, interestRate: 6.29, comparisonRate: 7.968, ...quote })
  await saveConfigLayer(orm, { scope: 'site', key: 'southbank', settings: { ...settings }, rules: [] })
  await app().follower.catchUp()
}
const lender = { provider: 'acme', providers: { acme: { name: 'Acme' } } }
const page = async (query = '', at: string = southbank, { slug }: Vehicle = car) => {
  const response = await app().get(at, `/cars/${slug}${query}`)
  return (await response.text()).replaceAll('<!-- -->', '')
}
const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ')
const repayments = (html: string): string[] =>
  [...html.matchAll(/<div data-repayment="(page|line|sheet)"[\s\S]*?<\/div>/g)].map(([found]) => textOf(found).trim())
const whole = `$92 per week Rate 6.29% p.a. Comparison rate 7.97% p.a. $27,000 over 5 years, $3,000 deposit, $9,000 final payment, credit score great, lender Acme ${shortWarning}`

describe('a lender’s estimate', () => {
  it('stands under the price and in the header that stays, each time with all that belongs to it [VD-06] [VD-16]', async () => {
    await given({ finance: lender }, { quote: {} })
    const html = await page()
    expect(repayments(html)).toEqual([whole, whole])
    const sticky = /<div data-island="scrolled-past"[^>]*class="max-md:hidden"[\s\S]*?<\/aside>/.exec(html)![0]
    expect(repayments(sticky)).toEqual([whole])
  })

  it('is not there without a header, a lender’s figures or either rate, nor of what is sold [VD-06] [VD-16]', async () => {
    await given({ finance: lender, vehiclePage: { stickyHeader: false } }, { quote: {} })
    expect(repayments(await page())).toEqual([whole])
    await given({ finance: lender })
    expect(repayments(await page())).toEqual([])
    await given({ finance: lender }, { quote: { comparisonRate: null } })
    expect(repayments(await page())).toEqual([])
    await given(
      { finance: { ...lender, providers: { acme: { estimate: { needsInStock: false } } } } },
      { quote: {}, status: 'sold' },
    )
    expect(repayments(await page())).toEqual([])
  })

  it('is on paper and in the PDF, whole [FN-14]', async () => {
    await given({ finance: lender }, { quote: {} })
    const print = await (await app().get(southbank, `/print?car_id=${car.slug}`)).text()
    expect(repayments(print.replaceAll('<!-- -->', ''))).toEqual([whole])
    const pdf = await comeBack(() => app().get(southbank, `/api/cars/${car.slug}.pdf`))
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())), {
      mergePages: true,
    })
    expect(text.replaceAll(/\s+/g, ' ')).toContain(whole)
  })
})

describe('the finance disclaimer [FN-13] [RT-20]', () => {
  const disclaimer = (html: string) => /<section id="financeDisclaimer"[\s\S]*?<\/section>/.exec(html)?.[0] ?? null

  it('is cut at 197 characters, with all of it a press away [OS-22]', async () => {
    const long = `${'Fees apply. '.repeat(30)}The end.`
    await given({ finance: lender, disclaimers: { finance: long } })
    const found = disclaimer(await page())!
    expect(found).toContain(`>${long.slice(0, 197).trimEnd()}…</p>`)
    expect(found).toMatch(/<details[\s\S]*Fees apply\. The end\.[\s\S]*<\/details>/)
  })

  it('is whole where it is short, escaped, the lender’s before the site’s; none is no part of the page', async () => {
    await given(
      { finance: lender, disclaimers: { finance: 'A <b>guide</b>.' } },
      { quote: { disclaimer: 'Of this car.' } },
    )
    const found = disclaimer(await page())!
    expect(textOf(found)).toBe('Of this car. A &lt;b&gt;guide&lt;/b&gt;.')
    expect(found).not.toContain('<details')
    await given({
      finance: lender,
      disclaimers: { finance: null },
      creditLicence: { holder: null, number: null, representative: null },
    })
    expect(disclaimer(await page())).toBeNull()
  })

  it('says under which licence finance is arranged, where that is configured', async () => {
    await given({
      disclaimers: { finance: null },
      finance: lender,
      creditLicence: { holder: 'Loans Pty Ltd', number: '123456', representative: '654321' },
    })
    expect(textOf(disclaimer(await page())!)).toBe(
      'Credit Representative 654321 of Loans Pty Ltd, Australian Credit Licence 123456.',
    )
    expect(disclaimer(await page('', throttle, bike)) ?? '').not.toContain('123456')
  })
})

describe('the calculator of a vehicle', () => {
  const calculator = (html: string) => /<section id="finance-calculator"[\s\S]*?<\/section>/.exec(html)?.[0] ?? null
  const value = (html: string, name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1]

  it('is a section with its anchor, which a site may leave out; what is sold has none [VD-14] [RT-20]', async () => {
    await given({ finance: lender })
    expect(calculator(await page())).toContain('Finance calculator')
    await given({ finance: lender, vehiclePage: { sections: ['disclaimer'] } })
    expect(calculator(await page())).toBeNull()
    await given({ finance: lender }, { status: 'sold' })
    expect(calculator(await page())).toBeNull()
  })

  it('answers the figures of the address, for whoever asked alone, and brings them to who is asked for finance [VD-14]', async () => {
    await given({ finance: { ...lender, calculator: { interestShown: true } } })
    const opened = calculator(await page())!
    expect([value(opened, 'amount'), value(opened, 'term')]).toEqual(['30,000', '6'])
    const asked = calculator(await page('?amount=$20,000&term=5&interest=10&frequency=month&utm_source=x'))!
    expect(textOf(asked)).toMatch(
      /\$425 per month Rate 10\.00% p\.a\. Comparison rate 10\.00% p\.a\. \$20,000 over 5 years/,
    )
    expect(asked).toMatch(
      /href="\/finance\?car_id=\d+[^"]*amp;amount=20000&amp;deposit=0&amp;term=5&amp;frequency=month&amp;interest=10/,
    )
    expect(textOf(calculator(await page())!)).toContain('$30,000 over 6 years')
    const { bytes } = app().deps.pageCache
    await page('?amount=21000')
    expect(app().deps.pageCache.bytes).toBe(bytes)
  })

  it.each([
    ['amount=999999999', '100,000'],
    ['amount=-5', '1,000'],
    ['amount=abc', '30,000'],
    [`amount=${'9'.repeat(1_500)}`, '100,000'],
    ['amount=%3Cscript%3Ealert(1)%3C/script%3E', '30,000'],
  ])('%s is answered with %s [FN-01]', async (query, amount) => {
    await given({ finance: lender })
    const html = calculator(await page(`?${query}`))!
    expect(value(html, 'amount')).toBe(amount)
    expect(html).not.toMatch(/NaN|<script/)
  })

  it('follows each site’s own switches: one rate is locked, one hidden [FN-04]', async () => {
    await given({ finance: { ...lender, calculator: { interestShown: false } } })
    expect(calculator(await page())).not.toContain('name="interest"')
    const locked = calculator(await page('', throttle, bike))!
    expect(textOf(locked)).toMatch(/Interest 9\.95% p\.a\.\s*Comparison rate \d+\.\d\d% p\.a\./)
  })
})

describe('sections of any page', () => {
  const own = (section: object, more: object = {}) => ({
    finance: lender,
    pages: { own: [{ path: '/sums', title: 'Sums', sections: [section] }] },
    ...more,
  })
  const sums = async (query = '') =>
    (await (await app().get(southbank, `/sums${query}`)).text()).replaceAll('<!-- -->', '')

  it('can be the shared calculator, with its message, on a home, too [FN-02]', async () => {
    await given(
      own(
        { type: 'financeCalculator' },
        { home: { sections: [{ type: 'financeCalculator', title: 'What would it cost?' }] } },
      ),
    )
    expect(await sums()).toContain('id="finance-calculator"')
    const { bytes } = app().deps.pageCache
    expect(textOf(await sums('?amount=999'))).toContain('Cannot be less than $1,000 or more than $250,000')
    expect(textOf(await sums('?amount=200000&term=5'))).toContain('$200,000 over 5 years')
    const home = await (await app().get(southbank, '/?amount=250001')).text()
    expect(home).toContain('What would it cost?')
    expect(textOf(home)).toContain('Cannot be less than $1,000 or more than $250,000')
    // Figures are endless: no page with some is kept.
    expect(app().deps.pageCache.bytes).toBe(bytes)
  })

  it('can be the budget search, whose quick picks and form lead to the listing [SL-16] [FN-22] [FN-24]', async () => {
    await given(own({ type: 'budget' }))
    const html = await sums()
    expect(html).toContain('Find cars for your budget')
    expect(textOf(html)).toContain('Your budget is $54,000: deposit and repayments over 5 years, before interest')
    const picks = [...html.matchAll(/Up to <\/span>(\$[\d,]+)/g)].map(([, words]) => words)
    expect(picks).toEqual([
      '$5,000',
      '$10,000',
      '$15,000',
      '$20,000',
      '$25,000',
      '$30,000',
      '$40,000',
      '$50,000',
      '$70,000',
    ])
    const [, href] = /<a href="([^"]+)" class="chip"><span class="sr-only">Up to/.exec(html)!
    expect(decodeURIComponent(href!)).toBe('/search/new-used-and-demo-cars?range[price]=:5000')
  })

  it('the premium variant has picks of its own [FN-24]', async () => {
    await given(own({ type: 'budget' }, { budget: { premium: true } }))
    const picks = [...(await sums()).matchAll(/Up to <\/span>(\$[\d,]+)/g)].map(([, words]) => words)
    expect(picks).toEqual(['$300,000', '$400,000', '$500,000', '$600,000', '$700,000', '$800,000'])
  })

  it('a budget below the lowest price says so [FN-23]', async () => {
    await given(own({ type: 'budget' }, { budget: { weeklyCents: 1, depositCents: 0 } }))
    const html = await sums()
    expect(html).toMatch(/aria-disabled="true"[^>]*>0 cars Found</)
    expect(textOf(html)).toContain('No cars found for this budget')
  })

  it('a budget that counts interest says its rates and the warning [FN-20] [FN-14]', async () => {
    await given(own({ type: 'budget' }, { budget: { method: 'presentValue' } }))
    const text = textOf(await sums())
    expect(text).toMatch(/\$200 per week Rate 10\.00% p\.a\. Comparison rate 10\.\d\d% p\.a\./)
    expect(text).toContain(shortWarning)
  })
})

describe('GET /stock/budget [FN-22]', () => {
  const led = async (query: string) => {
    const response = await app().get(southbank, `/stock/budget?${query}`)
    return [response.status, decodeURIComponent(response.headers.get('location') ?? '')]
  }
  const all = '/search/new-used-and-demo-cars?range[price]='

  it.each([
    ['repayment=100&per=week&deposit=0', `${all}:26000`],
    ['repayment=%24600&per=month&deposit=2,000', `${all}:38000`],
    ['repayment=abc&deposit=x', `${all}:0`],
    [
      'repayment=100&deposit=0&from=/search/used-cars?make=Kia%26page=3',
      '/search/used-cars?make=Kia&range[price]=:26000',
    ],
    ['repayment=100&deposit=0&from=//evil.example/search/x', `${all}:26000`],
    ['repayment=100&deposit=0&from=https://evil.example', `${all}:26000`],
    ['repayment=100&deposit=0&from=/search/../admin', `${all}:26000`],
  ])('%s leads to %s', async (query, to) => {
    await given({ finance: lender })
    expect(await led(query)).toEqual([302, to])
  })

  it('is capped at the highest price there is', async () => {
    await given({ finance: lender })
    const [, to] = await led('repayment=1000000&per=week&deposit=1000000')
    expect(Number(/:(\d+)$/.exec(String(to))![1])).toBeLessThan(2_000_000)
  })
})

describe('the budget search on a listing [SL-16]', () => {
  const listing = async (at: string = southbank) =>
    (await (await app().get(at, '/search/used-cars?make=Kia')).text()).replaceAll('<!-- -->', '')
  const widget = (html: string) => /<details class="facet listing-budget"[\s\S]*?<\/details>/.exec(html)?.[0] ?? null

  it('stands over the results where the switch is on, as a form that needs no script', async () => {
    await given({ finance: lender, listing: { budgetSearch: false } })
    expect(widget(await listing())).toBeNull()
    await given({ finance: lender, listing: { budgetSearch: true } })
    const found = widget(await listing())!
    expect(found).toContain('Find cars for your budget')
    expect(found).toMatch(/<form[^>]*action="\/stock\/budget"/)
  })

  it('leads back to the listing it was asked on, as it was asked [FN-22]', async () => {
    await given({ finance: lender })
    const from = async (referer: string) => {
      const address = `http://${southbank}/stock/budget?repayment=100&deposit=0`
      const response = await app().fetch(new Request(address, { headers: { host: southbank, referer } }))
      return decodeURIComponent(response.headers.get('location')!)
    }
    expect(await from(`http://${southbank}/search/used-cars?make=Kia`)).toBe(
      '/search/used-cars?make=Kia&range[price]=:26000',
    )
    expect(await from(`http://${throttle}/search/used-cars?make=Kia`)).toBe(
      '/search/new-used-and-demo-cars?range[price]=:26000',
    )
  })
})
