import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveConfigLayer } from '#db/sites.ts'
import { shortWarning } from '#domain/finance/statutory-warnings.ts'
import { vehicle, vehicleLenderQuote, writeLimit } from '../../db/schema.ts'
import { useDemoApp } from '../demo-app.ts'

let now = new Date('2026-06-10T02:00:00Z')
const { app, db } = useDemoApp({ now: () => now })
const [southbank, volt] = ['southbank.localhost', 'volt.localhost'] as const

const asked = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  loanTerm: 5,
  year: 2021,
  vin: 'JTDBR32E720054321',
  nvic: 'ABC12D',
  whoIsHelping: 'Southbank Motors',
}
const quote = (host: string, more: object = {}, headers = {}) =>
  app().post(host, '/api/youx/quote', { ...asked, ...more }, headers)
const told = async (answer: Response) => [answer.status, (await answer.json()) as Record<string, unknown>] as const

/** A lender of ours: what it was asked, and what it answers. */
let url = ''
let received: { body: unknown; key: string | undefined }[] = []
let answer: (response: ServerResponse) => void
const lender = createServer((request: IncomingMessage, response) => {
  void text(request).then((body) => {
    received.push({ body: JSON.parse(body), key: request.headers.authorization })
    answer(response)
  })
})
const says = (body: unknown, status = 200) => {
  answer = (response) => response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
}
const good = { weeklyRepaymentAmount: 91.62, advertisedRate: 6.29, comparisonRate: 7.968 }

const configure = async (site: string, provider: object, more: object = {}) => {
  const finance = { provider: 'acme', providers: { acme: { name: 'Acme', ...provider } }, ...more }
  await saveConfigLayer(db().orm, { scope: 'site', key: site, settings: { finance } })
  await app().follower.catchUp()
}
/** Each test has a service of its own: what one lender did to another's test is nobody's concern. */
let services = 0
const serve = (site: string, apiKey = 'k3y') =>
  configure(site, { apiKey, quotes: { from: 'service', url: `${url}${site}/${services}` } })

beforeAll(async () => {
  await new Promise<void>((resolve) => void lender.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(lender.address() as AddressInfo).port}/`
})
afterAll(() => {
  lender.closeAllConnections()
  lender.close()
})
beforeEach(async () => {
  services++
  received = []
  says(good)
  await db().orm.delete(writeLimit)
})

describe('POST /api/youx/quote [CA-04]', () => {
  it('is answered by our own mathematics, with all that must stand beside a repayment [FN-11]', async () => {
    await configure('southbank', {
      fees: [{ label: 'Establishment', amountCents: 130_000, charged: 'once' }],
      quotes: { from: 'ourselves', rates: [{ creditScore: 'GREAT', rate: 6.29 }] },
    })
    const answered = await quote(southbank)
    expect(answered.headers.get('cache-control')).toBe('no-store')
    expect(await told(answered)).toEqual([
      200,
      {
        weeklyRepaymentAmount: 92,
        monthlyRepaymentAmount: 398.36,
        advertisedRate: 6.29,
        comparisonRate: 7.97,
        assumptions: '$27,000 over 5 years, $3,000 deposit, $9,000 final payment, credit score great, lender Acme',
        warning: shortWarning,
        source: 'own',
      },
    ])
    expect((await quote(southbank, { selfAssessedCreditScore: 'POOR' })).status).toBe(404)
  })

  it('is answered by the lender, who is asked once and with the site’s key', async () => {
    await serve('southbank')
    const both = await Promise.all([quote(southbank), quote(southbank)])
    for (const each of both)
      expect(await told(each)).toMatchObject([
        200,
        { weeklyRepaymentAmount: 92, comparisonRate: 7.97, source: 'lender' },
      ])
    await quote(southbank)
    expect(received).toEqual([{ body: asked, key: 'Bearer k3y' }])
    await quote(southbank, { purchasePrice: 31_000 })
    expect(received).toHaveLength(2)
  })

  it('asks for each site its own lender, and tells none what another was answered', async () => {
    await serve('southbank', 'south')
    await serve('volt', 'volt')
    await Promise.all([quote(southbank), quote(volt)])
    expect(received.map(({ key }) => key).toSorted()).toEqual(['Bearer south', 'Bearer volt'])
    says('Oops', 500)
    expect((await quote(volt, { year: 2020 })).status).toBe(503)
    says(good)
    // The one that failed rests; the other site's lender, at the same place, does not.
    expect((await quote(southbank, { year: 2020 })).status).toBe(200)
  })

  it('is nobody’s on a site without a lender, or whose lender gives none', async () => {
    await configure('southbank', {})
    expect(await told(await quote(southbank))).toMatchObject([404, { code: 'not_found' }])
    await configure('southbank', {}, { provider: null })
    expect((await quote(southbank)).status).toBe(404)
    expect(received).toEqual([])
  })

  it.each([
    ['an error', 'Oops', 500],
    ['no JSON', '<html>', 200],
    ['another shape', { weeklyRepaymentAmount: '92' }, 200],
    ['figures below nothing', { ...good, weeklyRepaymentAmount: -92 }, 200],
    ['a way elsewhere', '', 302],
    ['more than anyone wants', 'x'.repeat(300_000), 200],
    ['a lie: a comparison rate below the rate', { ...good, comparisonRate: 5 }, 200],
    ['a lie: next to nothing to repay', { ...good, weeklyRepaymentAmount: 26 }, 200],
    ['a lie: a rate beyond the law', { ...good, advertisedRate: 60, comparisonRate: 61 }, 200],
  ])(
    'shows nothing where the lender answers with %s, and leaves it alone for a while [FN-10]',
    async (_, body, status) => {
      await serve('southbank')
      says(body, status)
      expect(await told(await quote(southbank))).toMatchObject([503, { code: 'unavailable' }])
      says(good)
      expect((await quote(southbank)).status).toBe(503)
      expect(received).toHaveLength(1)
      now = new Date(now.getTime() + 31_000)
      await quote(southbank)
      await expect.poll(async () => (await quote(southbank)).status).toBe(200)
    },
  )

  it('keeps nobody waiting for a lender that never answers [FN-10]', async () => {
    await serve('southbank')
    answer = () => undefined
    expect((await quote(southbank)).status).toBe(503)
    expect((await quote(southbank, { year: 2019 })).status).toBe(503)
    expect(received).toHaveLength(1)
  })

  it.each([
    [{ purchasePrice: 0 }, 'purchasePrice'],
    [{ purchasePrice: '30000' }, 'purchasePrice'],
    [{ purchasePrice: 1e300 }, 'purchasePrice'],
    [{ loanTerm: 99 }, 'loanTerm'],
    [{ selfAssessedCreditScore: 'GREAT"; drop table' }, 'selfAssessedCreditScore'],
    [{ vin: { $ne: 1 } }, 'vin'],
    [{ whoIsHelping: 'x'.repeat(81) }, 'whoIsHelping'],
    [{ site: 'volt' }, 'site'],
  ])('refuses %j with the field, and asks nobody', async (more, field) => {
    await serve('southbank')
    expect(await told(await quote(southbank, more))).toMatchObject([400, { code: 'bad_request', fields: [{ field }] }])
    expect(received).toEqual([])
  })

  it.each([
    ['{', 400],
    ['[]', 400],
    ['null', 400],
  ])('refuses the body %s', async (body, status) =>
    expect((await app().post(southbank, '/api/youx/quote', body)).status).toBe(status),
  )

  it('is asked by POST', async () => expect((await app().get(southbank, '/api/youx/quote')).status).toBe(405))

  it('is limited by what lenders are asked, and what is known stays known', async () => {
    await serve('southbank')
    await quote(southbank)
    await db().orm.update(writeLimit).set({ count: 60 })
    const refused = await quote(southbank, { year: 2018 })
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await quote(southbank)).status).toBe(200)
    expect(received).toHaveLength(1)
  })
})

describe('the estimate on cards [FN-09]', () => {
  const cards = async (host: string, ids: readonly number[]) => {
    const { cards: found } = (await (await app().get(host, `/api/cards?ids=${ids.join()}`)).json()) as {
      cards: { id: number; estimate: string | null }[]
    }
    return found.map(({ estimate }) => estimate)
  }

  it('is the lender’s own of that site, where the switch is on, and says all that the law wants', async () => {
    const { dealershipIds } = app().deps.sites.atHost(southbank)!.site
    const rows = await db().orm.select().from(vehicle).where(eq(vehicle.status, 'in_stock')).orderBy(vehicle.id)
    const own = rows.filter((row) => dealershipIds.includes(row.dealershipId) && row.showOnDealerWebsite).slice(0, 2)
    const ids = own.map(({ id }) => id)
    await db().orm.delete(vehicleLenderQuote)
    const row = { vehicleId: ids[0]!, provider: 'acme', financeProvider: 'Acme', paymentWeekCents: 9_162 }
    await db()
      .orm.insert(vehicleLenderQuote)
      .values({ ...row, interestRate: 6.29, comparisonRate: 7.968, termMonths: 60, depositCents: 100 })
    await configure('southbank', {}, { cardEstimate: true })
    const [first, second] = await cards(southbank, ids)
    expect(first).toMatch(
      /^\$92\/wk at 6\.29% p\.a\., comparison rate 7\.97% p\.a\. \(.* over 5 years, \$1 deposit, .*\)\. WARNING: /,
    )
    expect(second).toBeNull()
    await configure('southbank', {}, { cardEstimate: false })
    expect(await cards(southbank, ids)).toEqual([null, null])
  })
})

describe('GET /api/cars/{id}/finance-disclaimer [FN-13] [CA-05]', () => {
  const shownBy = async (host: string) => {
    const { dealershipIds } = app().deps.sites.atHost(host)!.site
    const rows = await db().orm.select().from(vehicle).where(eq(vehicle.status, 'in_stock')).orderBy(vehicle.id)
    return rows.find(
      ({ dealershipId, showOnDealerWebsite }) => showOnDealerWebsite && dealershipIds.includes(dealershipId),
    )!
  }
  const disclaimer = async (host: string, id: unknown) =>
    told(await app().get(host, `/api/cars/${id}/finance-disclaimer`))
  const words = async (site: string, own: string | null, general: string | null) => {
    const finance = { provider: 'acme', providers: { acme: { disclaimer: general } } }
    await saveConfigLayer(db().orm, { scope: 'site', key: site, settings: { finance, disclaimers: { finance: own } } })
    await app().follower.catchUp()
  }

  it('is the lender’s words of that car, or in general, and the site’s after them', async () => {
    const { id } = await shownBy(southbank)
    await words('southbank', null, null)
    expect(await disclaimer(southbank, id)).toEqual([200, { disclaimer: null }])
    await words('southbank', 'A guide only.', 'Fees apply.')
    expect(await disclaimer(southbank, id)).toEqual([200, { disclaimer: 'Fees apply.\n\nA guide only.' }])
    const row = { vehicleId: id, financeProvider: 'Acme' }
    await db().orm.delete(vehicleLenderQuote).where(eq(vehicleLenderQuote.vehicleId, id))
    await db()
      .orm.insert(vehicleLenderQuote)
      .values([
        { ...row, provider: 'acme', disclaimer: `${'Of this car. '.repeat(30)}` },
        { ...row, provider: 'other', disclaimer: 'Another’s.' },
      ])
    await app().follower.catchUp()
    expect(await disclaimer(southbank, id)).toEqual([
      200,
      { disclaimer: `${'Of this car. '.repeat(30)}\n\nA guide only.` },
    ])
  })

  it('is never of another site’s car', async () => {
    await words('volt', 'Volt’s own.', null)
    const { id } = await shownBy(volt)
    expect(await disclaimer(volt, id)).toEqual([200, { disclaimer: 'Volt’s own.' }])
    expect(await disclaimer(southbank, id)).toMatchObject([404, { code: 'not_found' }])
  })

  it.each([
    ['0', 400],
    ['abc', 400],
    ['1e3', 400],
    ['999999999999999', 404],
    ['9'.repeat(40), 400],
    ['%27', 400],
  ])('of %s is refused: %i', async (id, status) => expect((await disclaimer(southbank, id))[0]).toBe(status))
})
