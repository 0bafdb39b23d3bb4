import { describe, expect, it } from 'vitest'
import { hasSubcategory, isLeadCategory } from './categories.ts'
import { formKeys, leadForms } from './forms/forms.ts'
import { type OpenField, openForm } from './open-form.ts'
import { groupFacts, testingFacts } from './testing-facts.ts'

const fieldsOf = (key: keyof typeof leadForms, facts = testingFacts): OpenField[] =>
  openForm(leadForms[key], facts).steps.flatMap((step) => step.fields)
const field = (key: keyof typeof leadForms, name: string, facts = testingFacts) =>
  fieldsOf(key, facts).find((each) => each.name === name)

describe.each(formKeys)('the form %s', (key) => {
  const form = leadForms[key]
  it('is sent under its own key and about something we know', () => {
    expect(form.key).toBe(key)
    expect(isLeadCategory(form.category)).toBe(true)
    if (form.subcategory !== undefined) expect(hasSubcategory(form.category, form.subcategory)).toBe(true)
  })

  it('asks nothing twice, and offers something wherever one must choose', () => {
    for (const facts of [testingFacts, groupFacts]) {
      const fields = fieldsOf(key, facts)
      expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length)
      for (const { name, type, options } of fields)
        expect([name, options.length > 0]).toEqual([name, ['select', 'radio', 'choices'].includes(type)])
      const steps = openForm(form, facts).steps
      expect(new Set(steps.map((step) => step.key)).size).toBe(steps.length)
      expect(steps.every((step) => step.fields.length > 0)).toBe(true)
    }
  })

  it('asks for a first name and a way to answer, and ticks nothing for anyone', () => {
    const names = fieldsOf(key).map(({ name }) => name)
    expect(names).toContain('name')
    expect(names.includes('phone') || names.includes('email')).toBe(true)
    for (const each of fieldsOf(key)) if (each.type === 'checkbox') expect(each.default).toBeUndefined()
  })

  it('is data that a page can be sent', () => {
    const open = openForm(form, groupFacts)
    expect(JSON.parse(JSON.stringify(open))).toEqual(open)
  })
})

it('a lead has the hidden source and the person’s fields, labelled and typed [FM-03]', () => {
  expect(
    fieldsOf('enquiry')
      .filter(({ name }) => ['source', 'name', 'last_name', 'postcode', 'phone', 'email'].includes(name))
      .map(({ name, label, type }) => [name, label, type]),
  ).toEqual([
    ['source', 'Source', 'hidden'],
    ['name', 'First Name', 'string'],
    ['last_name', 'Last Name', 'string'],
    ['phone', 'Mobile Number', 'phone'],
    ['email', 'Email', 'email'],
    ['postcode', 'Postcode', 'postcode'],
  ])
})

describe('the enquiry form', () => {
  it.each([true, false])('insists on Comments as its switch says: %s [FM-05]', (commentsRequired) => {
    const facts = { ...testingFacts, enquiry: { ...testingFacts.enquiry, commentsRequired } }
    expect(field('enquiry', 'message', facts)).toMatchObject({ label: 'Comments', required: commentsRequired })
  })

  it('insists on a category, General Enquiry unless told otherwise [FM-05]', () => {
    expect(field('enquiry', 'category')).toMatchObject({ required: true, default: 'General Enquiry' })
    const facts = { ...testingFacts, enquiry: { ...testingFacts.enquiry, defaultCategory: 'Parts Enquiry' } }
    expect(field('enquiry', 'category', facts)).toMatchObject({
      default: 'Parts Enquiry',
      options: expect.arrayContaining([{ value: 'Parts Enquiry', label: 'Parts Enquiry' }]),
    })
  })

  it.each([
    ['one dealership', testingFacts, undefined],
    ['several', groupFacts, true],
    [
      'several, and the question removed',
      { ...groupFacts, enquiry: { ...groupFacts.enquiry, dealershipSelect: false } },
      undefined,
    ],
  ])('with %s asks for one, and then insists: %s [FM-05]', (_, facts, required) => {
    expect(field('enquiry', 'dealership_slug', facts)?.required).toBe(required)
  })

  it('asks for a location where that is switched on, and then insists [FM-05]', () => {
    expect(field('enquiry', 'location')).toBeUndefined()
    const facts = { ...groupFacts, enquiry: { ...groupFacts.enquiry, locationSelect: true } }
    expect(field('enquiry', 'location', facts)).toMatchObject({
      required: true,
      options: [
        { value: 'north-yard', label: 'North yard' },
        { value: 'south-yard', label: 'South yard' },
      ],
    })
  })

  it('leaves opt-in and Rego to the shopper, in the words configured [FM-05]', () => {
    expect(field('enquiry', 'opt_in')).toMatchObject({
      label: 'Yes, I would like to subscribe to receive latest offers & product updates.',
      required: false,
    })
    expect(field('enquiry', 'Rego')).toMatchObject({ label: 'Rego', required: false })
    const words = { ...testingFacts.words, optIn: 'Yes, please.' }
    expect(field('enquiry', 'opt_in', { ...testingFacts, words })?.label).toBe('Yes, please.')
  })
})

it('careers is a General Enquiry of the subcategory Career Enquiry [FM-07]', () => {
  expect(leadForms.careers).toMatchObject({ category: 'General Enquiry', subcategory: 'Career Enquiry' })
})

it('what is out of stock has its message and subcategory [FM-08]', () => {
  expect(leadForms['find-similar'].subcategory).toBe('Find me something similar')
  expect(field('find-similar', 'message')?.default).toBe('Can you please find me something similar?')
})

it.each(['budget', 'offer'] as const)('%s carries the postcode and the terms, and insists on both [FM-14]', (key) => {
  expect(field(key, 'postcode')).toMatchObject({ required: true, maxLength: 4 })
  expect(field(key, 'terms')?.required).toBe(true)
})

it('a service is booked at a workshop, where there is more than one place for it', () => {
  expect(field('service-booking', 'location', groupFacts)).toBeUndefined()
  const other = { slug: 'depot', name: 'Depot', purposes: ['service'] as const }
  expect(
    field('service-booking', 'location', { ...groupFacts, locations: [...groupFacts.locations, other] }),
  ).toMatchObject({ required: true, options: [{ value: 'workshop' }, { value: 'depot' }] })
  expect(field('parts', 'location', groupFacts)?.options).toHaveLength(3)
})
