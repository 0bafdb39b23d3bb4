import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { and, eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { configLayer, event, lead, location, outbox, testDrive, vehicle, writeLimit } from '#db/schema.ts'
import { saveConfigLayer } from '#db/sites.ts'
import { formNames } from '#config/site/section-types.ts'
import { formKeys } from '#domain/leads/forms/forms.ts'
import { useDemoApp } from '../demo-app.ts'

// Wednesday, noon in Brisbane; the demo's yards are open.
const noon = new Date('2026-06-10T02:00:00Z')
let now = noon
const { app, db } = useDemoApp({ now: () => now })
const [southbank, meridian] = ['southbank.localhost', 'meridian.localhost'] as const

beforeEach(async () => {
  now = noon
  for (const table of [outbox, event, testDrive, lead, writeLimit]) await db().orm.delete(table)
})

const leads = () => db().orm.select().from(lead).orderBy(lead.id)
const words = (html: string): string => html.replaceAll('<!-- -->', '').replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
const page = async (path: string, host: string = southbank) => {
  const response = await app().get(host, path)
  return { response, html: words(await response.text()) }
}

/** The form on a page as a browser without scripts would send it: its address, and what its hidden and first choices say. */
function formIn(html: string): { action: string; sent: Record<string, string> } {
  const [form = ''] = /<form[^>]*method="post"[\s\S]*?<\/form>/.exec(html) ?? []
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const selects = [...form.matchAll(/<select name="([^"]+)"[\s\S]*?<\/select>/g)].flatMap(([text, name]) => {
    const values = [...text.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value)
    return values.length > 0 ? [[name!, values[0]!]] : []
  })
  const action = /action="([^"]+)"/.exec(form)?.[1] ?? ''
  return { action, sent: Object.fromEntries([...hidden.map(([, name, value]) => [name, value]), ...selects]) }
}

const send = (action: string, sent: Record<string, string>, host: string = southbank) =>
  app().fetch(
    new Request(`http://${host}${action}`, {
      method: 'POST',
      headers: { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(sent).toString(),
    }),
  )

const jane = {
  name: 'Jane',
  last_name: 'Citizen',
  phone: '0412 345 678',
  email: 'jane@example.com',
  postcode: '4000',
  message: 'Is it still there?',
  terms: 'true',
  Rego: '123ABC',
  'Vehicle Make': 'Kia',
  'Vehicle Model': 'Rio',
  trade_make: 'Kia',
  trade_model: 'Rio',
  company: 'Citizen Pty Ltd',
  date: '2026-06-20',
  slot: '2026-06-20T10:30',
}

const aCar = async (host: string = southbank) => {
  const dealerships = [...app().deps.sites.atHost(host)!.site.dealershipIds]
  const isShown = and(inArray(vehicle.dealershipId, dealerships), eq(vehicle.status, 'in_stock'))
  const [car] = await db().orm.select().from(vehicle).where(isShown).orderBy(vehicle.id).limit(1)
  return car!
}

it('configuration can place every form there is, and no other', () => {
  expect([...formNames].toSorted()).toEqual([...formKeys].toSorted())
})

describe.each([southbank, meridian])('%s', (host) => {
  it.each([
    ['/contact', 'contact', 'General Enquiry', null],
    ['/service', 'service-booking', 'Service Booking', null],
    ['/finance-enquiry', 'finance-enquiry', 'Finance Enquiry', null],
    ['/careers', 'careers', 'General Enquiry', 'Career Enquiry'],
    ['/fleet', 'fleet', 'Fleet Enquiry', null],
    ['/vehicle-parts-and-accessories', 'parts', 'Parts Enquiry', null],
    ['/trade-in', 'trade-in', 'Trade-In', 'Trade-In Enquiry'],
    ['/sell-my-car', 'sell-your-car', 'Sell Your Car', null],
    ['/sell-your-car', 'sell-your-car', 'Sell Your Car', null],
  ])(
    '%s posts its form without scripts, and leads to /success [FM-01] [RT-10]',
    async (path, form, category, subcategory) => {
      const { response, html } = await page(path, host)
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      const { action, sent } = formIn(html)
      expect(action).toBe(`/forms/${form}`)
      now = new Date(noon.getTime() + 60_000)
      const answer = await send(action, { ...sent, ...jane }, host)
      expect(answer.status).toBe(303)
      const [stored] = await leads()
      expect(stored).toMatchObject({
        form,
        category,
        subcategory,
        name: 'Jane',
        phone: '+61412345678',
        spamReasons: [],
      })
      expect(stored!.journey).toMatchObject({ page: path })
      expect(answer.headers.get('location')).toBe(`/success?lead=${stored!.clientToken}`)
      const success = await page(answer.headers.get('location')!, host)
      expect(success.response.headers.get('cache-control')).toBe('private, no-store')
      expect(success.html.replaceAll(/<[^>]+>/g, '')).toContain(stored!.reference)
      expect(success.html).toContain('name="robots" content="noindex"')
    },
  )
})

it('asks who asks in fields of their kind, with the source out of sight, and keeps all of it [FM-03]', async () => {
  const { html } = await page('/contact?source=radio')
  const [form = ''] = /<form[^>]*method="post"[\s\S]*?<\/form>/.exec(html) ?? []
  const labels = new Map(
    [...form.matchAll(/<label for="([^"]+)"[^>]*>([^<]+)/g)].map(([, id, label]) => [id, label!.trim()]),
  )
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([tag]) => {
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
    return [of('name'), labels.get(of('id')!), of('type'), of('maxLength')]
  })
  expect(inputs).toEqual(
    expect.arrayContaining([
      ['source', undefined, 'hidden', undefined],
      ['name', 'First Name', 'text', '80'],
      ['last_name', 'Last Name', 'text', '80'],
      ['phone', 'Mobile Number', 'tel', '30'],
      ['email', 'Email', 'email', '254'],
      ['postcode', 'Postcode', undefined, '4'],
    ]),
  )
  const { action, sent } = formIn(html)
  expect((await send(action, { ...sent, ...jane })).status).toBe(303)
  expect(await leads()).toMatchObject([
    {
      source: 'radio',
      name: 'Jane',
      lastName: 'Citizen',
      phone: '+61412345678',
      email: 'jane@example.com',
      postcode: '4000',
    },
  ])
})

it('asks and insists as the site’s configuration says, in its words [FM-05] [FM-09]', async () => {
  const volt = 'volt.localhost'
  const isVolt = and(eq(configLayer.scope, 'site'), eq(configLayer.key, 'volt'))
  const [layer] = await db().orm.select().from(configLayer).where(isVolt)
  const configure = async (changes: Record<string, unknown>) => {
    const settings = { ...layer!.settings, ...changes }
    await saveConfigLayer(db().orm, { scope: 'site', key: 'volt', settings })
    await app().follower.catchUp()
    return (await page('/forms/enquiry', volt)).html
  }
  const usual = await configure({ contact: { enquiry: { commentsRequired: true } } })
  expect(usual).toMatch(/<textarea[^>]*required=""/)
  expect(usual).toContain('Yes, I would like to subscribe to receive latest offers &amp; product updates.')
  expect(usual).toMatch(/<option value="General Enquiry" selected=""/)
  expect(usual).not.toContain('<select name="location"')
  const own = await configure({
    contact: { enquiry: { commentsRequired: false, defaultCategory: 'Parts Enquiry', locationSelect: true } },
    wording: {
      optInLabel: 'Yes, write to me.',
      termsText: '* You must agree to the terms of use before submitting the form.',
    },
  })
  expect(own).not.toMatch(/<textarea[^>]*required=""/)
  expect(own).toContain('Yes, write to me.')
  expect(own).toMatch(/<option value="Parts Enquiry" selected=""/)
  expect(own).toMatch(/<select name="location" required=""/)
  const { action, sent } = formIn((await page('/sell-my-car', volt)).html)
  const refused = await send(action, { ...sent, ...jane, terms: '' }, volt)
  expect(words(await refused.text())).toContain('* You must agree to the terms of use before submitting the form.')
  await configure({})
})

it('goes to the location of its page, which is not asked for [FM-05]', async () => {
  const [yard] = await db().orm.select().from(location).where(eq(location.slug, 'southbank-clearance-rocklea'))
  const { html } = await page(`/contact-us/${yard!.slug}`)
  expect(html).toContain(`Contact ${yard!.name}`)
  const { action, sent } = formIn(html)
  expect((await send(action, { ...sent, ...jane })).status).toBe(303)
  expect(await leads()).toMatchObject([{ form: 'contact', location: yard!.slug, locationId: yard!.id }])
  const refused = await send(action, { ...sent, ...jane, client_id: crypto.randomUUID(), name: '' })
  const again = formIn(words(await refused.text())).sent
  expect([refused.status, again['location'], again['place']]).toEqual([422, yard!.slug, yard!.slug])
  expect((await page('/contact-us/no-such-yard')).response.status).toBe(404)
})

it('an older address of the trade-in page keeps its vehicle [part of RT-08]', async () => {
  const { response } = await page('/cars/trade-in?car_id=7')
  expect([response.status, response.headers.get('location')]).toEqual([301, '/trade-in?car_id=7'])
})

describe('about a vehicle', () => {
  it.each([
    ['/contact', 'enquiry'],
    ['/book-test-drive', 'test-drive'],
    ['/finance', 'finance-enquiry'],
    ['/trade-in', 'trade-in'],
    ['/forms/photo-request', 'photo-request'],
    ['/forms/find-similar', 'find-similar'],
  ])('%s shows it, asks for no place and sends it along [VD-22] [FM-04]', async (path, form) => {
    const car = await aCar()
    const { html } = await page(`${path}?car_id=${car.id}`)
    const { action, sent } = formIn(html)
    expect([action, sent['car_id']]).toEqual([`/forms/${form}`, String(car.id)])
    expect(html).toContain(`<a href="/cars/${car.slug}">${car.name}</a>`)
    expect(html).not.toMatch(/<select name="(?:location|dealership_slug)"/)
    expect((await send(action, { ...sent, ...jane })).status).toBe(303)
    expect(await leads()).toMatchObject([
      {
        form,
        pageId: path,
        carId: car.id,
        carType: car.carType,
        stockNumber: car.stocknum,
        manufacturerSlug: car.make.toLowerCase().replaceAll(' ', '-'),
        vehicleMake: car.make,
        vehicleModel: car.model,
        vehicleStatus: 'in_stock',
        locationId: car.locationId,
      },
    ])
    const success = await page(`/success?lead=${(await leads())[0]!.clientToken}`)
    expect(success.html).toContain(car.name)
  })

  it('is not asked for a place that its vehicle decides, by the API either; without one it is [FM-05]', async () => {
    const car = await aCar()
    const [yard] = await db().orm.select().from(location).where(eq(location.id, car.locationId!))
    const { terms: _, ...userData } = jane
    const ask = (more: object) =>
      app().post(
        southbank,
        '/api/leads',
        { userData: { ...userData, ...more } },
        { 'idempotency-key': crypto.randomUUID() },
      )
    expect(await (await ask({})).json()).toMatchObject({ fields: [{ field: 'location', code: 'required' }] })
    expect((await ask({ car_id: car.id })).status).toBe(201)
    await db().orm.update(location).set({ visible: false }).where(eq(location.id, yard!.id))
    await app().follower.catchUp()
    const { html } = await page(`/contact?car_id=${car.id}`)
    await db().orm.update(location).set({ visible: yard!.visible }).where(eq(location.id, yard!.id))
    await app().follower.catchUp()
    expect(html).not.toContain('name="location"')
  })

  it('without a photo is shown as its body, not as any car', async () => {
    const car = await aCar()
    const change = async (to: Partial<typeof vehicle.$inferInsert>) => {
      await db().orm.update(vehicle).set(to).where(eq(vehicle.id, car.id))
      await app().follower.catchUp()
    }
    await change({ primaryImageUrl: null, simpleBody: 'Ute' })
    const { html } = await page(`/contact?car_id=${car.id}`)
    await change({ primaryImageUrl: car.primaryImageUrl, simpleBody: car.simpleBody })
    expect(html).toContain('src="/silhouettes/ute.svg"')
  })

  it('of a group goes to the dealership that has it [FM-05]', async () => {
    const car = await aCar(meridian)
    expect((await page('/contact', meridian)).html).toContain('<select name="dealership_slug" required=""')
    const { html } = await page(`/contact?car_id=${car.id}`, meridian)
    expect(html).not.toContain('<select name="dealership_slug"')
    const { action, sent } = formIn(html)
    expect((await send(action, { ...sent, ...jane }, meridian)).status).toBe(303)
    expect(await leads()).toMatchObject([{ carId: car.id, dealershipId: car.dealershipId }])
  })

  it('brings its budget along, as its links do [RT-09]', async () => {
    const { html } = await page('/finance-enquiry?vehiclePriceBudget=32990&preferredDealership=none&source=%3Cb%3E')
    expect(html).toMatch(/name="budget"[^>]*value="32990"/)
    expect(formIn(html).sent).toMatchObject({ source: '&lt;b&gt;' })
  })

  it('of another site is not shown, nor is one that nobody has', async () => {
    const other = await aCar('volt.localhost')
    for (const id of [String(other.id), '999999999', 'x', '-1'])
      expect((await page(`/contact?car_id=${id}`)).html).not.toContain('name="car_id"')
  })

  it('a sold one is asked after in the words of the form [FM-08]', async () => {
    const { html } = await page('/forms/find-similar')
    expect(html).toContain('>Can you please find me something similar?</textarea>')
    const { action, sent } = formIn(html)
    await send(action, { ...sent, ...jane, message: 'Can you please find me something similar?' })
    expect(await leads()).toMatchObject([
      { message: 'Can you please find me something similar?', subcategory: 'Find me something similar' },
    ])
  })
})

describe('a test drive', () => {
  const when = '2026-06-20T10:30'
  /** The place is chosen first, where there are several. */
  const placeLink = (html: string) => /href="(\/forms\/test-drive\?location=[^"]+)"/.exec(html)?.[1]
  const radios = (html: string) => [...html.matchAll(/name="slot" [^>]*?value="([^"]+)"/g)].map(([, value]) => value)
  const openAtFirst = async (host: string = southbank) =>
    page(placeLink((await page('/book-test-drive/', host)).html)!, host)

  it.each([southbank, meridian])(
    'at %s chooses a place, then one of its times, without scripts, and is booked [FM-11] [FM-01] [RT-10]',
    async (host) => {
      const { response, html } = await openAtFirst(host)
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect(radios(html)).toContain(when)
      expect(html).not.toMatch(/<select name="location"|datetime-local|name="wished_time"/)
      const { action, sent } = formIn(html)
      now = new Date(noon.getTime() + 60_000)
      const answer = await send(action, { ...sent, ...jane, slot: when }, host)
      expect(answer.status).toBe(303)
      const [booked] = await db().orm.select().from(testDrive)
      const [stored] = await leads()
      expect([booked!.leadId, booked!.locationId, stored!.location]).toEqual([
        stored!.id,
        stored!.locationId,
        sent['location'],
      ])
      const success = (await page(answer.headers.get('location')!, host)).html
      expect(success).toMatch(/expects you on Saturday 20 June at 10:30 am A[A-Z]{3}\./)
      expect(success).toMatch(/href="\/test-drive\/[^"]+\/calendar\.ics"[^>]*>Add to calendar/)
      expect(success).toContain('Move or cancel')
    },
  )

  it('of a vehicle has the times of its own place, save those somebody has it then [FM-11]', async () => {
    const car = await aCar()
    const { html } = await page(`/book-test-drive?car_id=${car.id}`)
    expect(placeLink(html)).toBeUndefined()
    const { action, sent } = formIn(html)
    expect((await send(action, { ...sent, ...jane, slot: when })).status).toBe(303)
    expect(await db().orm.select().from(testDrive)).toMatchObject([{ vehicleId: car.id, locationId: car.locationId }])
    expect(radios((await page(`/book-test-drive?car_id=${car.id}`)).html)).not.toContain(when)
  })

  it('whoever comes second gets the form back with the next free times and all they wrote [FM-11]', async () => {
    const car = await aCar()
    const forms = await Promise.all(
      [1, 2].map(async () => formIn((await page(`/book-test-drive?car_id=${car.id}`)).html)),
    )
    const answers = await Promise.all(forms.map(({ action, sent }) => send(action, { ...sent, ...jane, slot: when })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const html = words(await answers.find(({ status }) => status === 409)!.text())
    expect(html).toContain('That time has just gone. Free next: Saturday 20 June, 11:00 am;')
    expect(radios(html)).not.toContain(when)
    expect(html).toContain('value="Citizen"')
    const again = formIn(html)
    expect((await send(again.action, { ...again.sent, ...jane, slot: '2026-06-20T11:00' })).status).toBe(303)
    expect(await leads()).toHaveLength(2)
  })

  it('where no time is left takes the enquiry with the words of when it would suit [FM-11]', async () => {
    const settings = { testDrives: { noticeMinutes: 20_160, daysAhead: 1 } }
    await saveConfigLayer(db().orm, { scope: 'site', key: 'southbank', settings })
    await app().follower.catchUp()
    const { html } = await openAtFirst()
    expect(html).toContain('No time is free online just now')
    expect(html).toContain('Ask for a Time')
    expect(radios(html)).toEqual([])
    const { action, sent } = formIn(html)
    const { slot: _, ...person } = jane
    expect((await send(action, { ...sent, ...person })).status).toBe(422)
    expect((await send(action, { ...sent, ...person, wished_time: 'Any evening' })).status).toBe(303)
    expect(await leads()).toMatchObject([{ extra: { wished_time: 'Any evening' } }])
    await saveConfigLayer(db().orm, {
      scope: 'site',
      key: 'southbank',
      settings: { testDrives: { bookOnline: false } },
    })
    await app().follower.catchUp()
    expect((await page('/book-test-drive/')).html).toContain('type="datetime-local"')
    await saveConfigLayer(db().orm, { scope: 'site', key: 'southbank', settings: {} })
    await app().follower.catchUp()
  })
})

describe('what is wrong', () => {
  it('is said beside its field and in a list on top, with what was written still there [ER-04] [FM-10]', async () => {
    const { action, sent } = formIn((await page('/sell-my-car')).html)
    const answer = await send(action, {
      ...sent,
      ...jane,
      name: '',
      postcode: '40',
      trade_model: 'Rio <b>"X"',
      terms: '',
    })
    const html = words(await answer.text())
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'private, no-store'])
    const list = html.slice(
      html.indexOf('Please fix the following errors:'),
      html.indexOf('</ul>', html.indexOf('Please fix the following errors:')),
    )
    const said = [
      'Enter your first name.',
      'Invalid postcode. Please enter a 4-digit number.',
      '*You must agree to the terms of use before submitting.',
    ]
    for (const message of said) {
      expect(list).toContain(message)
      expect(html.split(message)).toHaveLength(3)
    }
    expect(html).toContain('value="Rio &lt;b&gt;&quot;X&quot;"')
    expect(html).toContain('value="40"')
    expect(/<input[^>]*autofocus=""[^>]*>/i.exec(html)?.[0]).toContain('name="name"')
    expect(formIn(html).sent['page']).toBe('/sell-my-car')
    expect(html).toMatch(/<a href="\/sell-my-car"[^>]*>Back to the page you came from<\/a>/)
    expect(formIn(html).sent['client_id']).toBe(sent['client_id'])
    expect(await leads()).toEqual([])
  })

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example', ''])(
    'offers no way back to what is no page of the site: %j',
    async (from) => {
      const { action, sent } = formIn((await page('/contact')).html)
      const html = words(await (await send(action, { ...sent, page: from })).text())
      expect(html).toContain('Please fix the following errors:')
      expect(html).not.toContain('Back to the page you came from')
    },
  )

  it('is said of one step alone, and the next step keeps what the first has [FM-01]', async () => {
    const { action, sent } = formIn((await page('/trade-in')).html)
    const refused = await send(action, { ...sent, step: 'vehicle', Rego: '' })
    expect([refused.status, words(await refused.text())]).toEqual([
      422,
      expect.stringContaining('Enter your registration number.'),
    ])
    const next = await send(action, { ...sent, step: 'vehicle', Rego: '123ABC', trade_make: 'Kia', trade_model: 'Rio' })
    const html = words(await next.text())
    expect(next.status).toBe(200)
    expect(html).toContain('value="123ABC"')
    expect(html).not.toContain('Please fix')
    expect(await leads()).toEqual([])
  })

  it('too many from one address is told with when to try again, and stores nothing [FM-13]', async () => {
    const { action, sent } = formIn((await page('/contact')).html)
    const answers = []
    for (let at = 0; at < 21; at++) {
      const id = `00000000-0000-4000-8000-0000000000${String(at).padStart(2, '0')}`
      answers.push(await send(action, { ...sent, ...jane, client_id: id, message: `Message ${at}` }))
    }
    expect(answers.slice(0, 20).every(({ status }) => status === 303)).toBe(true)
    const last = answers[20]!
    expect([last.status, Number(last.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(words(await last.text())).toContain('Message 20')
    expect(await leads()).toHaveLength(20)
  })

  it('a form that is none is a 404', async () => {
    expect((await page('/forms/no-such-form')).response.status).toBe(404)
    expect((await page('/forms/no-such-form/view')).response.status).toBe(404)
    expect((await send('/forms/no-such-form', jane)).status).toBe(404)
  })

  it.each([
    ['application/json', '{"name":"Jane"}'],
    ['text/plain', 'name=Jane'],
    ['multipart/form-data; boundary=x', 'no parts'],
  ])('what is no form, sent as %s, is a 415 and no fault of ours', async (type, body) => {
    const response = await app().post(southbank, '/forms/contact', body, { 'content-type': type })
    expect(response.status).toBe(415)
  })

  it('another website’s form is refused', async () => {
    const { action, sent } = formIn((await page('/contact')).html)
    const request = new Request(`http://${southbank}${action}`, {
      method: 'POST',
      headers: { host: southbank, origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...sent, ...jane }).toString(),
    })
    expect((await app().fetch(request)).status).toBe(403)
    expect(await leads()).toEqual([])
  })
})

describe('one form is one lead', () => {
  it('sent twice, and sent again after it was taken [FM-12]', async () => {
    const { action, sent } = formIn((await page('/contact')).html)
    const [first, second] = await Promise.all([send(action, { ...sent, ...jane }), send(action, { ...sent, ...jane })])
    const third = await send(action, { ...sent, ...jane })
    const locations = [first, second, third].map((answer) => answer!.headers.get('location'))
    expect(new Set(locations).size).toBe(1)
    expect(await leads()).toHaveLength(1)
  })

  it('with other words it is offered as another', async () => {
    const { action, sent } = formIn((await page('/contact')).html)
    await send(action, { ...sent, ...jane })
    const answer = await send(action, { ...sent, ...jane, message: 'Something else' })
    const html = words(await answer.text())
    expect(answer.status).toBe(409)
    expect(html).toContain('Something else')
    const again = formIn(html)
    expect((await send(again.action, { ...again.sent, ...jane, message: 'Something else' })).status).toBe(303)
    expect(await leads()).toHaveLength(2)
  })

  it('what fills in the field nobody sees is kept and marked [FM-13]', async () => {
    const { html } = await page('/contact')
    expect(html).toMatch(
      /aria-hidden="true" class="sr-only"><label[^>]*>Leave this empty<\/label><input[^>]*name="company_website"/,
    )
    const { action, sent } = formIn(html)
    await send(action, { ...sent, ...jane, company_website: 'x' })
    expect(await leads()).toMatchObject([{ spamReasons: ['honeypot', 'too fast'] }])
  })
})

describe('every visitor’s page is their own', () => {
  it.each(['/contact', '/forms/enquiry', '/contact-us/southbank-clearance-rocklea'])(
    '%s has another id each time',
    async (path) => {
      const pages = await Promise.all([page(path), page(path), page(path)])
      expect(new Set(pages.map(({ html }) => formIn(html).sent['client_id'])).size).toBe(3)
    },
  )

  it('is compressed like any page', async () => {
    for (const encoding of ['br', 'gzip']) {
      const response = await app().get(southbank, '/contact', { 'accept-encoding': encoding })
      expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
        encoding,
        'Accept-Encoding',
      ])
      const bytes = Buffer.from(await response.arrayBuffer())
      expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(bytes).toString()).toContain('name="client_id"')
    }
  })

  it('a form in a dialog has another id each time, and is not cached', async () => {
    const views = await Promise.all([1, 2].map(() => app().get(southbank, '/forms/enquiry/view')))
    expect(views.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(2).fill('private, no-store'))
    const [one, two] = (await Promise.all(views.map((view) => view.json()))) as { clientId: string }[]
    expect(one!.clientId).not.toBe(two!.clientId)
  })

  it('a page that a form was put on is no longer cached, the front page neither', async () => {
    const form = { type: 'form', form: 'call-me-back', title: 'Shall we call you?' }
    const settings = {
      home: { sections: [form] },
      pages: { own: [{ path: '/warranty', title: 'Warranty', sections: [form] }] },
    }
    for (const path of ['/', '/warranty'])
      expect((await page(path, meridian)).response.headers.get('cache-control')).toBe('no-cache')
    await saveConfigLayer(db().orm, { scope: 'site', key: 'meridian', settings })
    await app().follower.catchUp()
    for (const path of ['/', '/warranty', '/warranty/', '/warranty.data', '/_.data']) {
      const { response } = await page(path, meridian)
      expect([path, response.headers.get('cache-control')]).toEqual([path, 'private, no-store'])
    }
  })
})

describe('/success', () => {
  const sendOne = async (more: Record<string, string> = {}) => {
    const { action, sent } = formIn((await page('/contact-us/southbank-clearance-rocklea')).html)
    return (await send(action, { ...sent, ...jane, ...more })).headers.get('location')!
  }

  it('says who answers, by when, where that is and what to do meanwhile; and names no one [RT-10]', async () => {
    const { html } = await page(await sendOne())
    const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
    expect(text).toMatch(/We’re open until \d/)
    expect(html).toContain('href="/trade-in"')
    expect(html).toMatch(/href="tel:\d+"/)
    expect(html).toMatch(/href="https:\/\/www\.google\.com\/maps[^"]*"[^>]*>Directions/)
    for (const told of ['Jane', 'Citizen', 'jane@example.com', '0412', 'Is it still there?'])
      expect(text).not.toContain(told)
    now = new Date('2026-06-10T12:00:00Z')
    expect((await page(await sendOne())).html).toMatch(/once we’re back: we open tomorrow at/)
  })

  it.each(['', '?lead=', '?lead=x', '?lead=00000000-0000-4000-8000-000000000000'])(
    'without a lead it says so: %s [FM-13]',
    async (query) => {
      const { response, html } = await page(`/success${query}`)
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect(html).toContain('Nothing has been sent yet')
      expect(html).not.toContain('Your reference')
    },
  )

  it('of another site says nothing of it', async () => {
    expect((await page(await sendOne(), meridian)).html).toContain('Nothing has been sent yet')
  })
})
