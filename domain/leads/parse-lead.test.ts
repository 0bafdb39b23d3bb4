import { describe, expect, it } from 'vitest'
import { type FormKey, formKeys, leadForms } from './forms/forms.ts'
import type { SiteFacts } from './open-form.ts'
import { checkStep, type LeadInput, parseLead } from './parse-lead.ts'
import { groupFacts, testingFacts } from './testing-facts.ts'

const jane = { name: 'Jane', last_name: 'Citizen', email: 'jane@example.com', phone: '0412 345 678', postcode: '4000' }
const enquiry = { ...jane, message: 'Is it still there?', category: 'General Enquiry' }

function draftOf(input: LeadInput, form: FormKey = 'enquiry', facts: SiteFacts = testingFacts) {
  const parsed = parseLead(leadForms[form], facts, input)
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults))
  return parsed.draft
}
function faultsOf(input: LeadInput, form: FormKey = 'enquiry', facts: SiteFacts = testingFacts) {
  const parsed = parseLead(leadForms[form], facts, input)
  return 'faults' in parsed ? parsed.faults : []
}

it('a whole enquiry has every field of its payload, cleaned and in one form [FM-04]', () => {
  const payload = {
    ...enquiry,
    name: '  Jane\u0000 ',
    page_id: 'contact',
    opt_in: 'on',
    dealership_slug: 'north',
    location: 'north-yard',
    Rego: '123 abc',
    additional_services: ['Loan car', ' Wash\u0000 ', 'Loan car', { x: 1 }, ''],
    subcategory: 'Call Me Back',
    source: 'website',
    manufacturer_slug: 'toyota',
    stock_number: 'S77',
    'Vehicle Make': 'Toyota',
    'Vehicle Model': 'HiLux',
    car_type: 'used',
    car_id: 77,
    vehicle_status: 'in_stock',
  }
  expect(draftOf(payload)).toEqual({
    form: 'enquiry',
    category: 'General Enquiry',
    subcategory: 'Call Me Back',
    source: 'website',
    pageId: 'contact',
    name: 'Jane',
    lastName: 'Citizen',
    email: 'jane@example.com',
    phone: '+61412345678',
    postcode: '4000',
    message: 'Is it still there?',
    dealershipSlug: 'north',
    location: 'north-yard',
    rego: '123 ABC',
    additionalServices: ['Loan car', 'Wash'],
    optIn: true,
    termsAgreed: null,
    vehicle: {
      carId: 77,
      manufacturerSlug: 'toyota',
      stockNumber: 'S77',
      vehicleMake: 'Toyota',
      vehicleModel: 'HiLux',
      carType: 'used',
      vehicleStatus: 'in_stock',
    },
    extra: {},
  })
})

describe('a fault', () => {
  it.each([
    ['name', '', 'required', 'Enter your first name.'],
    ['name', ' \u200b\u0007 ', 'required', 'Enter your first name.'],
    ['name', '123', 'invalid', 'First Name needs at least one letter.'],
    ['name', 'x'.repeat(81), 'too_long', 'First Name may have at most 80 characters.'],
    ['name', { first: 'Jane' }, 'invalid', 'First Name must be text.'],
    ['name', ['Jane', 'Eve'], 'invalid', 'First Name must be text.'],
    ['email', 'jane@', 'invalid', 'Enter an email address such as name@example.com.'],
    [
      'email',
      'jane@example.com\r\nBcc: eve@example.com',
      'invalid',
      'Enter an email address such as name@example.com.',
    ],
    ['email', 'jane@example.com,eve@example.com', 'invalid', 'Enter an email address such as name@example.com.'],
    ['email', 'jane..c@example.com', 'invalid', 'Enter an email address such as name@example.com.'],
    ['email', 'jane@localhost', 'invalid', 'Enter an email address such as name@example.com.'],
    ['email', `${'x'.repeat(300)}@example.com`, 'invalid', 'Enter an email address such as name@example.com.'],
    ['phone', '12345', 'invalid', 'Enter an Australian phone number, such as 0412 345 678.'],
    ['postcode', '400', 'invalid', 'Invalid postcode. Please enter a 4-digit number.'],
    ['postcode', '40000', 'invalid', 'Invalid postcode. Please enter a 4-digit number.'],
    ['postcode', '４000', 'invalid', 'Invalid postcode. Please enter a 4-digit number.'],
    ['message', '', 'required', 'Tell us how we can help.'],
    ['message', 'x'.repeat(1_000_000), 'too_long', 'Comments may have at most 4,000 characters.'],
    ['message', 'x'.repeat(4_001), 'too_long', 'Comments may have at most 4,000 characters.'],
    ['category', 'Nonsense', 'unknown_choice', 'Choose one of the options offered.'],
    ['category', '', 'required', 'Choose what your enquiry is about.'],
  ])('in %s as %j is named, with a code and what to do', (field, value, code, message) => {
    expect(faultsOf({ ...enquiry, [field]: value })).toEqual([{ field, code, message }])
  })

  it('of every field is told at once', () => {
    expect(faultsOf({ email: 'x', phone: '1' }).map(({ field }) => field)).toEqual([
      'name',
      'phone',
      'email',
      'message',
    ])
  })

  it('is to be unreachable; number or address is enough', () => {
    const { phone, email, ...rest } = enquiry
    expect(faultsOf(rest)).toEqual([
      { field: 'phone', code: 'required', message: 'Enter a phone number or an email address, so we can reach you.' },
    ])
    expect([faultsOf({ ...rest, phone }), faultsOf({ ...rest, email })]).toEqual([[], []])
  })
})

describe('the postcode of an offer [FM-14]', () => {
  const offer = { ...jane, terms: 'on' }
  it.each([undefined, '', '12', 'abcd', '41234'])('as %j is refused [FM-10]', (postcode) => {
    expect(faultsOf({ ...offer, postcode }, 'offer')).toMatchObject([
      { field: 'postcode', message: 'Invalid postcode. Please enter a 4-digit number.' },
    ])
  })

  it('keeps its leading zero, and must exist where that is known [FM-10]', () => {
    expect(draftOf({ ...offer, postcode: '0800' }, 'offer').postcode).toBe('0800')
    const facts = { ...testingFacts, knowsPostcode: (postcode: string) => postcode === '0800' }
    expect(faultsOf({ ...offer, postcode: '0001' }, 'offer', facts)).toMatchObject([{ message: 'Invalid postcode' }])
    expect(faultsOf({ ...offer, postcode: '0800' }, 'offer', facts)).toEqual([])
  })
})

it.each([
  '*You must agree to the terms of use before submitting.',
  '* You must agree to the terms of use before submitting the form.',
])('terms that are not agreed to: %s [FM-09]', (terms) => {
  const facts = { ...testingFacts, words: { ...testingFacts.words, terms } }
  for (const sent of [undefined, '', 'off', false, 'no'])
    expect(faultsOf({ ...jane, terms: sent }, 'offer', facts)).toEqual([
      { field: 'terms', code: 'required', message: terms },
    ])
  expect(draftOf({ ...jane, terms: true }, 'offer', facts).termsAgreed).toBe(true)
})

it.each([
  [undefined, false],
  ['', false],
  ['false', false],
  ['on', true],
  [true, true],
])('opt-in sent as %j is %s', (sent, optIn) => expect(draftOf({ ...enquiry, opt_in: sent }).optIn).toBe(optIn))

it.each(['Zoë', 'Nguyễn Văn', "O'Brien", '李小龙', 'محمد', 'D’Angelo-Smith', 'Renée 😀'])(
  'a name may be %s',
  (name) => {
    expect(draftOf({ ...enquiry, name }).name).toBe(name)
  },
)

it('text loses what hides or turns it around, and keeps its lines', () => {
  const message = 'first\r\nsecond \u202egnp.exe\u202c\u0000\u0008 <b>&amp;</b> ]]> \ud800'
  expect(draftOf({ ...enquiry, message }).message).toBe('first\nsecond gnp.exe <b>&amp;</b> ]]> \ufffd')
})

it('what is not sent takes its default; what is emptied does not [FM-08]', () => {
  const similar = draftOf(jane, 'find-similar')
  expect([similar.message, similar.subcategory, similar.category]).toEqual([
    'Can you please find me something similar?',
    'Find me something similar',
    'General Enquiry',
  ])
  expect(faultsOf({ ...jane, message: '' }, 'find-similar')).toMatchObject([{ field: 'message' }])
  const { category: _, ...rest } = enquiry
  expect(draftOf(rest).category).toBe('General Enquiry')
})

it.each([
  [{ subcategory: 'Career Enquiry' }, 'Career Enquiry'],
  [{ subcategory: 'Nonsense' }, null],
  [{ subcategory: 'Career Enquiry', category: 'Parts Enquiry' }, null],
])('a page may say the subcategory, if there is one: %j', (sent, subcategory) => {
  expect(draftOf({ ...enquiry, ...sent }).subcategory).toBe(subcategory)
})

it.each([
  ['-1', null],
  ['1e9', null],
  ['0', null],
  ['9'.repeat(30), null],
  [{}, null],
  [' 12 ', 12],
])('a car’s number as %j is no reason to refuse', (car_id, carId) => {
  expect(draftOf({ ...enquiry, car_id }).vehicle.carId).toBe(carId)
})

it('names of Object are nothing special', () => {
  const input = JSON.parse('{"__proto__":{"name":"Eve"},"constructor":"x"}') as LeadInput
  expect(faultsOf(input).map(({ field }) => field)).toContain('name')
})

it('a dealership must be one of the site’s where it is asked for', () => {
  expect(faultsOf(enquiry, 'enquiry', groupFacts)).toMatchObject([{ field: 'dealership_slug', code: 'required' }])
  expect(faultsOf({ ...enquiry, dealership_slug: 'east' }, 'enquiry', groupFacts)).toMatchObject([
    { field: 'dealership_slug', code: 'unknown_choice' },
  ])
  expect(draftOf({ ...enquiry, dealership_slug: 'south' }, 'enquiry', groupFacts).dealershipSlug).toBe('south')
})

describe('a service booking', () => {
  const booking = {
    ...jane,
    Rego: '123abc',
    'Vehicle Make': 'Mazda',
    'Vehicle Model': '3',
    service_type: 'Inspection',
    date: '2026-12-31',
  }
  it('keeps its own fields beside those of every lead', () => {
    const draft = draftOf(
      { ...booking, additional_services: ['Loan car', 'Loan car'], odometer: 81_000 },
      'service-booking',
    )
    expect(draft).toMatchObject({
      rego: '123ABC',
      additionalServices: ['Loan car'],
      vehicle: { vehicleMake: 'Mazda', vehicleModel: '3' },
      extra: { service_type: 'Inspection', date: '2026-12-31', odometer: '81000' },
    })
  })

  it.each(['2026-02-30', '31/12/2026', '2026-12-31T10:00', 'soon'])('on %s is refused', (date) => {
    expect(faultsOf({ ...booking, date }, 'service-booking')).toMatchObject([{ field: 'date', code: 'invalid' }])
  })

  it.each([[['Sauna']], [[{}]], ['Sauna'], [Array.from({ length: 100 }, () => 'Loan car')]])(
    'with %j is refused',
    (services) => {
      expect(faultsOf({ ...booking, additional_services: services }, 'service-booking')).toMatchObject([
        { field: 'additional_services' },
      ])
    },
  )

  it('is checked step by step, each alone [FM-01]', () => {
    const check = (step: string, input: LeadInput) =>
      checkStep(leadForms['service-booking'], testingFacts, step, input).map(({ field }) => field)
    expect(check('vehicle', {})).toEqual(['Rego', 'Vehicle Make', 'Vehicle Model'])
    expect(check('vehicle', booking)).toEqual([])
    expect(check('service', {})).toEqual(['service_type', 'date'])
    expect(check('details', {})).toEqual(['name', 'phone'])
  })
})

it.each([
  ['2026-10-04T10:30', true],
  ['2026-10-04T24:00', false],
  ['2026-02-30T10:30', false],
  ['tomorrow', false],
])('a test drive at %s: %s', (slot, isGood) => {
  expect(faultsOf({ ...jane, slot }, 'test-drive')).toHaveLength(isGood ? 0 : 1)
})

it('a test drive wants a time, or words of when; one that is wrong stays wrong', () => {
  expect(faultsOf(jane, 'test-drive')).toMatchObject([{ field: 'slot', message: 'Choose a time.', code: 'required' }])
  expect(draftOf({ ...jane, wished_time: 'Saturday morning' }, 'test-drive').extra).toEqual({
    wished_time: 'Saturday morning',
  })
  expect(faultsOf({ ...jane, slot: 'x', wished_time: 'Saturday' }, 'test-drive')).toMatchObject([{ code: 'invalid' }])
})

it.each([
  ['0b7c2a528f5e4e579d5a0a2f1f6a7b10/jane.pdf', true],
  ['../../etc/passwd', false],
  ['0b7c2a528f5e4e579d5a0a2f1f6a7b10/jane.exe', false],
])('a résumé named %s: %s', (resume, isGood) => {
  expect(faultsOf({ ...enquiry, resume }, 'careers')).toHaveLength(isGood ? 0 : 1)
})

it.each(formKeys)('%s says what is missing, and never throws', (key) => {
  for (const input of [{}, { name: null, phone: [], email: {}, message: Number.NaN, terms: Symbol.iterator }])
    expect(faultsOf(input, key).length).toBeGreaterThan(0)
})
