import { expect, it } from 'vitest'
import { chosenCategories, eventOf, hasSubcategory } from './categories.ts'

const car = (carType: 'new' | 'used' | 'demo', isTestDriveOnly = false) => ({ carType, isTestDriveOnly })

it.each([
  ['an enquiry about a new car', 'General Enquiry', null, car('new'), 14],
  ['a photo request for a new car', 'Photo Request', null, car('new'), 14],
  ['an enquiry about a used car', 'General Enquiry', null, car('used'), 15],
  ['a finance enquiry about a used car', 'Finance Enquiry', null, car('used'), 15],
  ['the wish for something like a used car', 'General Enquiry', 'Find me something similar', car('used'), 15],
  ['a test drive of a new car', 'Test Drive', null, car('new'), 17],
  ['a test drive of a used car that is for that alone', 'Test Drive', null, car('used', true), 17],
  ['a test drive of no car in particular', 'Test Drive', null, null, 17],
  ['an enquiry about a demo', 'General Enquiry', null, car('demo'), 22],
  ['an enquiry about no car', 'General Enquiry', null, null, 22],
  ['a service booking, whatever it names', 'Service Booking', null, car('used'), 22],
  ['a category the dealer has named', 'Caravans', null, null, 22],
  ['a test drive of a used car', 'Test Drive', null, car('used'), 48],
  ['a test drive of a demo', 'Test Drive', null, car('demo'), 48],
  ['a career enquiry', 'General Enquiry', 'Career Enquiry', null, 51],
] as const)('%s counts under its number [part of AN-01]', (_, category, subcategory, vehicle, event) => {
  expect(eventOf({ category, subcategory, vehicle })).toBe(event)
})

it('the dealer’s default is chosen first, once, whether it is one of ours or not', () => {
  expect(chosenCategories('Parts Enquiry').slice(0, 2)).toEqual(['Parts Enquiry', 'General Enquiry'])
  expect(chosenCategories('Caravans')[0]).toBe('Caravans')
  expect(chosenCategories('General Enquiry').filter((name) => name === 'General Enquiry')).toHaveLength(1)
  expect(chosenCategories('General Enquiry')).not.toContain('Photo Request')
})

it.each([
  ['General Enquiry', 'Career Enquiry', true],
  ['Test Drive', 'Career Enquiry', false],
  ['constructor', 'name', false],
])('%s has the subcategory %s: %s', (category, subcategory, has) => {
  expect(hasSubcategory(category, subcategory)).toBe(has)
})
