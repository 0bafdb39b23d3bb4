import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import type { LeadRecord } from '#db/leads.ts'
import { adfOf } from './adf.ts'
import type { LeadFacts } from './lead-facts.ts'
import { hostileText, testingDrive, testingFacts, testingVehicle } from './testing-lead.ts'

interface Node {
  name: string
  attributes: Record<string, string>
  children: Node[]
  text: string
}

/** Reads XML with a parser that refuses what is not well formed. */
function parse(xml: string): Node {
  const root: Node = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const node = { name, attributes: attributes as Record<string, string>, children: [], text: '' }
    open.at(-1)!.children.push(node)
    open.push(node)
  })
  parser.on('text', (text) => {
    open.at(-1)!.text += text
  })
  parser.on('closetag', () => {
    const node = open.pop()!
    // Line breaks between elements are nobody's text.
    if (node.children.length > 0) node.text = node.text.trim()
  })
  parser.write(xml).close()
  return root.children[0]!
}

/** The nodes at a path such as 'prospect/vehicle/year'. */
const at = (root: Node, path: string): Node[] =>
  path
    .split('/')
    .reduce<Node[]>(
      (nodes, name) => nodes.flatMap((node) => node.children.filter((child) => child.name === name)),
      [root],
    )

const contents = (facts: LeadFacts, path: string) => at(parse(adfOf(facts)), path).map(({ text }) => text)
const first = (facts: LeadFacts, path: string) => {
  const [node] = at(parse(adfOf(facts)), path)
  return node && [node.text, { ...node.attributes }]
}

/** The DTD: which children an element has, and in which order. */
const models: Record<string, RegExp> = {
  adf: /^(prospect )+$/,
  prospect: /^(id )*requestdate (vehicle )+customer vendor (provider )?$/,
  vehicle:
    /^(id )*year make model (vin )?(stock )?(trim )?(doors )?(bodystyle )?(transmission )?(odometer )?(colorcombination )*(imagetag )?(price )?(pricecomments )?(option )*(finance )?(comments )?$/,
  colorcombination: /^(interiorcolor |exteriorcolor |interiorcolor exteriorcolor )preference $/,
  customer: /^contact (id )*(timeframe )?(comments )?$/,
  timeframe: /^description (earliestdate )?(latestdate )?$/,
  contact: /^(name )+(email |(phone )+|email (phone )+)(address )?$/,
  address: /^(street )+(apartment )?(city )?(regioncode )?(postalcode )?(country )?$/,
  vendor: /^(id )*vendorname (url )?contact $/,
  provider: /^(id )*name (service )?(url )?(email )?(phone )?(contact )?$/,
}

/** The DTD: what an attribute may say. */
const values: Record<string, RegExp> = {
  'prospect status': /^(new|resend)$/,
  'vehicle interest': /^(buy|lease|sell|trade-in|test-drive)$/,
  'vehicle status': /^(new|used)$/,
  'odometer status': /^(unknown|rolledover|replaced|original)$/,
  'odometer units': /^(km|mi)$/,
  'price type': /^(quote|offer|msrp|invoice|call|appraisal|asking)$/,
  'price currency': /^AUD$/,
  'name part': /^(first|middle|suffix|last|full)$/,
  'name type': /^(individual|business)$/,
  'phone type': /^(voice|fax|cellphone|pager)$/,
  'phone time': /^(morning|afternoon|evening|nopreference|day)$/,
  'phone preferredcontact': /^[01]$/,
  'email preferredcontact': /^[01]$/,
  'contact primarycontact': /^[01]$/,
  'address type': /^(work|home|delivery)$/,
  'street line': /^\d$/,
  'id sequence': /^\d$/,
  'id source': /./,
}

function violations(node: Node): string[] {
  const order = node.children.map(({ name }) => `${name} `).join('')
  return [
    ...(models[node.name]
      ? models[node.name]!.test(order)
        ? []
        : [`${node.name}: ${order}`]
      : order
        ? [node.name]
        : []),
    ...Object.entries(node.attributes).flatMap(([key, value]) =>
      values[`${node.name} ${key}`]?.test(value) ? [] : [`${node.name} ${key}=${value}`],
    ),
    ...node.children.flatMap(violations),
  ]
}

const trade = {
  trade_make: 'Kia',
  trade_model: 'Rio',
  trade_year: '2015',
  odometer: '90,000',
  condition: 'Good',
  finance_owing: true,
  rego_state: 'QLD',
}
const tradeIn: Partial<LeadRecord> = { category: 'Trade-In', form: 'trade-in', rego: 'ABC123', extra: trade }
const aboutNone: Partial<LeadRecord> = {
  carId: null,
  vehicleMake: null,
  vehicleModel: null,
  stockNumber: null,
  carType: null,
}

describe('ADF 1.0', () => {
  it('begins with the declaration, then says which ADF it is', () => {
    expect(adfOf(testingFacts()).split('\n').slice(0, 2)).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<?adf version="1.0"?>',
    ])
  })

  it.each<[string, string | undefined, object?, Partial<LeadRecord>?, Partial<LeadFacts>?]>([
    ['prospect', '', { status: 'new' }],
    ['prospect/id', '0b7c2a52-8f5e-4e57-9d5a-0a2f1f6a7b10', { sequence: '1', source: 'www.north.example' }],
    ['prospect/requestdate', '2026-02-03T15:30:20+10:00'],
    [
      'prospect/requestdate',
      '2026-02-03T15:30:20+10:00',
      {},
      {},
      { location: { ...testingFacts().location!, timeZone: 'Nowhere/Land' } },
    ],
    ['prospect/vehicle', '', { interest: 'buy', status: 'used' }],
    ['prospect/vehicle', '', { interest: 'test-drive', status: 'used' }, { category: 'Test Drive' }],
    ['prospect/vehicle', '', { interest: 'buy', status: 'new' }, { carType: 'new' }, { vehicle: null }],
    [
      'prospect/vehicle',
      '',
      { interest: 'sell', status: 'used' },
      { ...aboutNone, ...tradeIn, category: 'Sell Your Car' },
      { vehicle: null },
    ],
    ['prospect/vehicle/id', '1', { sequence: '1', source: 'car_id' }],
    ['prospect/vehicle/year', '2021'],
    ['prospect/vehicle/year', '', {}, {}, { vehicle: null }],
    ['prospect/vehicle/make', 'Toyota'],
    ['prospect/vehicle/make', 'Kia', {}, { vehicleMake: 'Kia' }, { vehicle: null }],
    ['prospect/vehicle/make', '', {}, aboutNone, { vehicle: null }],
    ['prospect/vehicle/model', 'HiLux'],
    ['prospect/vehicle/vin', 'JTFST22P600012345'],
    ['prospect/vehicle/stock', 'S1'],
    ['prospect/vehicle/stock', 'S9', {}, { stockNumber: 'S9' }, { vehicle: null }],
    ['prospect/vehicle/trim', 'SR5'],
    ['prospect/vehicle/doors', '4'],
    ['prospect/vehicle/bodystyle', 'Ute'],
    ['prospect/vehicle/transmission', 'Automatic'],
    ['prospect/vehicle/odometer', '12000', { status: 'original', units: 'km' }],
    ['prospect/vehicle/colorcombination/interiorcolor', 'Black'],
    ['prospect/vehicle/colorcombination/exteriorcolor', 'White'],
    ['prospect/vehicle/colorcombination/preference', '1'],
    ['prospect/vehicle/price', '42990.00', { type: 'asking', currency: 'AUD' }],
    ['prospect/vehicle/price', undefined, {}, {}, { vehicle: { ...testingVehicle, priceCents: 100 } }],
    ['prospect/vehicle/pricecomments', 'Drive away'],
    ['prospect/vehicle/comments', undefined],
    ['prospect/vehicle/comments', 'demonstrator', {}, {}, { vehicle: { ...testingVehicle, carType: 'demo' } }],
    ['prospect/customer/contact', '', { primarycontact: '1' }],
    ['prospect/customer/contact/name', 'Jane', { part: 'first', type: 'individual' }],
    ['prospect/customer/contact/name', 'Jane', { part: 'full', type: 'individual' }, { lastName: null }],
    ['prospect/customer/contact/email', 'jane@example.com', {}],
    [
      'prospect/customer/contact/email',
      'jane@example.com',
      { preferredcontact: '1' },
      { extra: { preferred_contact: 'Email' } },
    ],
    ['prospect/customer/contact/email', undefined, {}, { email: null }],
    ['prospect/customer/contact/phone', '+61412345678', { type: 'cellphone' }],
    [
      'prospect/customer/contact/phone',
      '+61755501234',
      { type: 'voice', time: 'morning' },
      { phone: '+61755501234', extra: { best_time: 'Morning' } },
    ],
    ['prospect/customer/contact/phone', '', { type: 'voice' }, { phone: null, email: null }],
    ['prospect/customer/contact/address', '', { type: 'home' }],
    ['prospect/customer/contact/address/regioncode', 'QLD'],
    ['prospect/customer/contact/address/postalcode', '4000'],
    ['prospect/customer/contact/address/country', 'AU'],
    ['prospect/customer/contact/address', undefined, {}, { postcode: null }],
    [
      'prospect/customer/timeframe/description',
      'Test Drive',
      {},
      { category: 'Test Drive', extra: { slot: '2026-10-04T10:30' } },
    ],
    [
      'prospect/customer/timeframe/earliestdate',
      '2026-10-04T10:30:00+10:00',
      {},
      { extra: { slot: '2026-10-04T10:30' } },
    ],
    ['prospect/customer/timeframe/latestdate', '2026-10-04', {}, { extra: { date: '2026-10-04' } }],
    ['prospect/customer/timeframe/earliestdate', 'next week', {}, { extra: { slot: 'next week' } }],
    ['prospect/customer/timeframe', undefined],
    // What is booked counts, not what was chosen first.
    [
      'prospect/customer/timeframe/earliestdate',
      '2026-02-07T10:30:00+10:00',
      {},
      { extra: { slot: '2026-02-01T09:00' } },
      { drive: testingDrive },
    ],
    ['prospect/customer/timeframe/latestdate', '2026-02-07T11:00:00+10:00', {}, {}, { drive: testingDrive }],
    ['prospect/customer/timeframe/description', 'Test Drive, booked', {}, {}, { drive: testingDrive }],
    [
      'prospect/customer/timeframe/description',
      'Test Drive, cancelled',
      {},
      {},
      { drive: { ...testingDrive, status: 'cancelled' } },
    ],
    ['prospect/vendor/id', 'north', { source: 'dealership' }],
    ['prospect/vendor/vendorname', 'North Motors'],
    ['prospect/vendor/vendorname', 'North', {}, {}, { dealership: null }],
    ['prospect/vendor/url', 'https://www.north.example'],
    ['prospect/vendor/contact/name', 'North yard', { part: 'full', type: 'business' }],
    ['prospect/vendor/contact/email', 'yard@north.example'],
    ['prospect/vendor/contact/phone', '07 5550 1234', { type: 'voice' }],
    ['prospect/vendor/contact/phone', '', { type: 'voice' }, {}, { location: null }],
    ['prospect/provider/name', 'North website', { part: 'full', type: 'business' }],
    ['prospect/provider/service', 'enquiry'],
    ['prospect/provider/url', 'https://www.north.example'],
  ])('%s is %j with %j [FM-12]', (path, text, attributes = {}, changes = {}, others = {}) => {
    const found = first(testingFacts(changes, others), path)
    expect(found).toEqual(text === undefined ? undefined : [text, attributes])
  })

  it('says in the comments what has no element of its own', () => {
    const [comments] = contents(testingFacts({ optIn: true, spamReasons: ['links'] }), 'prospect/customer/comments')
    expect(comments).toMatchInlineSnapshot(`
      "Is it still there?
      I can come on Saturday.

      Category: Used Vehicle Enquiry
      Marketing: has opted in
      Form stood on: /cars/2021-toyota-hilux-s1
      Visit began on: /
      Campaign: news
      Vehicles looked at: 1, 2
      Routed by: vehicle
      Looks like spam: links"
    `)
  })

  it('has a vehicle that is offered after the one that is wanted', () => {
    const facts = testingFacts(tradeIn)
    expect(contents(facts, 'prospect/vehicle/make')).toEqual(['Toyota', 'Kia'])
    expect(at(parse(adfOf(facts)), 'prospect/vehicle').map(({ attributes }) => attributes.interest)).toEqual([
      'buy',
      'trade-in',
    ])
    expect(contents(facts, 'prospect/vehicle/comments')).toEqual(['Rego ABC123 QLD, Good, finance owing'])
  })

  it.each<[string, LeadFacts]>([
    [
      'all there is',
      testingFacts({
        ...tradeIn,
        extra: { ...trade, slot: '2026-10-04T10:30', best_time: 'Any time', preferred_contact: 'Phone' },
      }),
    ],
    [
      'nothing but a name',
      testingFacts(
        { ...aboutNone, lastName: null, email: null, phone: null, postcode: null, message: null, journey: {} },
        { vehicle: null, location: null, dealership: null },
      ),
    ],
    [
      'hostile text',
      testingFacts(
        {
          name: hostileText,
          lastName: hostileText,
          message: hostileText,
          vehicleMake: hostileText,
          rego: hostileText,
          extra: { [hostileText]: hostileText },
        },
        { vehicle: null },
      ),
    ],
    ['a megabyte', testingFacts({ message: 'x<&\u202e'.repeat(250_000), name: '\u0000'.repeat(1e6) })],
  ])('keeps to the DTD with %s [FM-12]', (_, facts) => expect(violations(parse(adfOf(facts)))).toEqual([]))

  it('hostile text stays text: cleaned, escaped, cut [FM-12]', () => {
    const facts = testingFacts({ message: hostileText, name: 'Jane', lastName: null })
    const [comments] = contents(facts, 'prospect/customer/comments')
    expect(comments).toContain(']]><x onload="a">&amp;[31mexe.\ufffd <!DOCTYPE a [<!ENTITY b "c">]>&b;\nBcc:')
    const [long] = contents(testingFacts({ message: 'é'.repeat(1e6) }), 'prospect/customer/comments')
    expect(long!.length).toBeLessThan(10_000)
  })
})
