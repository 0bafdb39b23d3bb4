import { describe, expect, it } from 'vitest'
import { type StepKey, stepKeys } from './application-field.ts'
import { isRequired, openField, readStep } from './read-step.ts'
import { questionSteps } from './steps.ts'
import { writtenSteps } from './testing-answers.ts'

const facts = { today: '2026-06-10', knowsPostcode: (postcode: string) => postcode === '4000' }
type QuestionKey = keyof typeof writtenSteps
const fieldsOf = (key: QuestionKey) => questionSteps.find((step) => step.key === key)!.fields
const read = (key: QuestionKey, changes: Record<string, unknown> = {}) =>
  readStep(fieldsOf(key), { ...writtenSteps[key], ...changes }, facts)
const codes = (key: QuestionKey, changes: Record<string, unknown>) => {
  const reading = read(key, changes)
  return 'faults' in reading ? reading.faults.map(({ field, code }) => `${field} ${code}`) : []
}

it('asks about the person, residence, work, income and what is owned, and for consent last [RT-09]', () => {
  expect(stepKeys).toEqual([...questionSteps.map(({ key }) => key), 'consent'])
  const names = questionSteps.flatMap(({ fields }) => fields.map(({ name }) => name))
  expect(new Set(names).size).toBe(names.length)
})

it('keeps amounts in cents, numbers as such and the rest in one spelling', () => {
  expect(read('income')).toEqual({
    answers: { income: 246_813, income_every: 'Fortnight', housing: 197_531, living_costs: 186_420, repayments: 0 },
  })
  expect(read('about')).toMatchObject({
    answers: { phone: '+61412345678', date_of_birth: '1990-12-31', dependants: 2, budget: 3_000_000 },
  })
})

describe('a step is refused with the field and what to do:', () => {
  it.each<[QuestionKey, Record<string, unknown>, string[]]>([
    ['about', {}, []],
    ['about', { name: '' }, ['name required']],
    ['about', { last_name: ' ' }, ['last_name required']],
    ['about', { email: 'jane' }, ['email invalid']],
    ['about', { email: '', phone: '' }, ['phone required', 'email required']],
    ['about', { phone: '+1 555' }, ['phone invalid']],
    ['about', { dependants: '-1' }, ['dependants invalid']],
    ['about', { dependants: '21' }, ['dependants invalid']],
    ['about', { dependants: '1.5' }, ['dependants invalid']],
    ['about', { dependants: 'two' }, ['dependants invalid']],
    ['about', { date_of_birth: '' }, ['date_of_birth required']],
    ['about', { date_of_birth: '31/12/1990' }, []],
    ['about', { date_of_birth: '1990-02-30' }, ['date_of_birth invalid']],
    ['about', { date_of_birth: '2008-06-10' }, []],
    ['about', { date_of_birth: '2008-06-11' }, ['date_of_birth invalid']],
    ['about', { date_of_birth: '1905-06-10' }, ['date_of_birth invalid']],
    ['about', { date_of_birth: '2030-01-01' }, ['date_of_birth invalid']],
    ['about', { date_of_birth: 'yesterday' }, ['date_of_birth invalid']],
    ['about', { budget: '' }, []],
    ['about', { budget: 'lots' }, ['budget invalid']],
    ['about', { name: ['a', 'b'] }, ['name invalid']],
    ['about', { name: 'x'.repeat(81) }, ['name too_long']],
    ['residence', { postcode: '9999' }, ['postcode invalid']],
    ['residence', { state: 'Texas' }, ['state unknown_choice']],
    ['residence', { previous_address: '' }, ['previous_address required']],
    ['residence', { previous_address: '', years_there: '3' }, []],
    ['residence', { living: '' }, ['living required']],
    ['employment', { employer: '' }, ['employer required']],
    ['employment', { employer_phone: '' }, ['employer_phone required']],
    ['employment', { work: 'Self-employed', employer_phone: '' }, []],
    ['employment', { work: 'Retired', employer: '', occupation: '', employer_phone: '', years_at_work: '' }, []],
    ['employment', { work: '', employer: '' }, ['work required']],
    ['income', { income: '' }, ['income required']],
    ['income', { income: '-100' }, ['income invalid']],
    ['income', { income: '99999999999' }, ['income invalid']],
    ['income', { income: 'NaN' }, ['income invalid']],
    ['income', { income_every: 'Day' }, ['income_every unknown_choice']],
    ['assets', { savings: '1,00' }, ['savings invalid']],
    ['assets', { savings: '' }, []],
  ])('%s with %j', (key, changes, faults) => expect(codes(key, changes)).toEqual(faults))
})

it('looks at nothing it does not ask for, and at no name of Object', () => {
  const reading = readStep(fieldsOf('assets'), { __proto__: { savings: '1' }, constructor: '1', income: '5' }, facts)
  expect(reading).toEqual({ answers: {} })
})

it.each<[Parameters<typeof isRequired>[0], Record<string, string | number>, boolean]>([
  [undefined, {}, true],
  [false, {}, false],
  [{ field: 'a', below: 3 }, { a: 2 }, true],
  [{ field: 'a', below: 3 }, { a: 3 }, false],
  [{ field: 'a', below: 3 }, { a: '2' }, false],
  [{ field: 'a', is: ['x'] }, { a: 'x' }, true],
  [{ field: 'a', is: ['x'] }, { a: 'y' }, false],
  [{ field: 'toString', is: ['x'] }, {}, false],
])('required %j with %j: %s', (required, answers, is) => expect(isRequired(required, answers)).toBe(is))

it('a field is shown with the elements that forms have', () => {
  const types = questionSteps.flatMap(({ fields }) => fields.map((field) => openField(field).type))
  expect(new Set<string>(types)).toEqual(new Set(['string', 'date', 'phone', 'email', 'select', 'postcode', 'radio']))
  const employer = fieldsOf('employment').find(({ name }) => name === 'employer')!
  expect(openField(employer).required).toBe(false)
  expect(openField(fieldsOf('income')[0]!).label).toBe('Income after tax ($)')
})

it('every step but the last has questions', () => {
  expect(questionSteps.map(({ key }) => key)).toEqual(stepKeys.slice(0, -1) as StepKey[])
})

describe('what to do is said in words:', () => {
  it.each<[QuestionKey, Record<string, unknown>, string[]]>([
    ['income', { income: 'NaN' }, ['Enter an amount in dollars, such as 1,250.']],
    ['income', { income: '100,000,000.00' }, []],
    ['income', { income: '100,000,000.01' }, ['Enter an amount of at most $100,000,000.']],
    ['about', { dependants: '20' }, []],
    ['about', { dependants: '21' }, ['Enter a whole number from 0 to 20.']],
    ['about', { date_of_birth: '1990-02-30' }, ['Enter a date that exists, such as 1990-12-31.']],
    ['about', { date_of_birth: 'born 1/2/1990' }, ['Enter a date that exists, such as 1990-12-31.']],
    ['about', { date_of_birth: '1/2/1990 or so' }, ['Enter a date that exists, such as 1990-12-31.']],
    ['about', { date_of_birth: '2008-06-11' }, ['You must be 18 or older to apply for finance.']],
    ['about', { date_of_birth: '1906-06-10' }, []],
    ['about', { date_of_birth: '1905-06-10' }, ['Check the year of your date of birth.']],
  ])('%s with %j', (key, changes, messages) => {
    const reading = read(key, changes)
    expect('faults' in reading ? reading.faults.map(({ message }) => message) : []).toEqual(messages)
  })

  it('a day and a month may be one digit, as people write them', () =>
    expect(read('about', { date_of_birth: '1.2.1990' })).toMatchObject({ answers: { date_of_birth: '1990-02-01' } }))

  it('a missing answer is asked for by its own words, or by its label', () => {
    const field = { name: 'rent', label: 'Weekly Rent', type: 'dollars' } as const
    const missing = (more: object) => readStep([{ ...field, ...more }], {}, facts)
    expect(missing({})).toMatchObject({ faults: [{ message: 'Enter weekly rent.' }] })
    expect(missing({ missing: 'What do you pay?' })).toMatchObject({ faults: [{ message: 'What do you pay?' }] })
  })
})

describe('a field is shown', () => {
  const field = { name: 'rent', label: 'Rent', type: 'string' } as const

  it('as required unless it says otherwise, or depends on another answer', () => {
    expect(openField(field)).toMatchObject({ label: 'Rent', required: true, options: [] })
    expect(openField({ ...field, required: false }).required).toBe(false)
    expect(openField({ ...field, required: true }).required).toBe(true)
    expect(openField({ ...field, required: { field: 'work', is: ['Retired'] } }).required).toBe(false)
  })

  it('with its unit where it asks for dollars', () =>
    expect(openField({ ...field, type: 'dollars' }).label).toBe('Rent ($)'))
})

it('one answer may depend on another’s words or number, and on nothing that is not there', () => {
  const words = { field: 'work', is: ['Retired'] }
  const number = { field: 'years', below: 3 }
  expect(isRequired(words, { work: 'Retired' })).toBe(true)
  expect(isRequired(words, { work: 3 })).toBe(false)
  expect(isRequired(words, {})).toBe(false)
  expect(isRequired(number, { years: 2 })).toBe(true)
  expect(isRequired(number, { years: 3 })).toBe(false)
  expect(isRequired(number, { years: '2' })).toBe(false)
})
