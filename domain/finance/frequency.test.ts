import { expect, it } from 'vitest'
import { frequencyFacts, periodsIn, readFrequency, yearAbbreviation } from './frequency.ts'

it.each([
  ['week', 52, 52.18, 'wk', 'per week', 'Weekly'],
  ['fortnight', 26, 26.09, 'fn', 'per fortnight', 'Fortnightly'],
  ['month', 12, 12, 'mo', 'per month', 'Monthly'],
] as const)('[FN-06] a %s comes %s times a year, %s by the Code, and is said /%s', (name, ...facts) => {
  const { perYear, codePerYear, abbreviation, words, label } = frequencyFacts[name]
  expect([perYear, codePerYear, abbreviation, words, label]).toEqual(facts)
})

it('[FN-06] a year is said yr', () => expect(yearAbbreviation).toBe('yr'))

it.each([
  ['week', 'week'],
  ['month', 'month'],
  ['year', null],
  ['', null],
  [null, null],
  [undefined, null],
  ['constructor', null],
])('%j is read as %j', (text, read) => expect(readFrequency(text)).toBe(read))

it.each([
  [5, 'week', 260],
  [2.5, 'fortnight', 65],
  [6, 'month', 72],
  [5.08, 'month', 61],
  [0, 'month', 1],
] as const)('%s years have %s repayments: %i', (years, frequency, periods) =>
  expect(periodsIn(years, frequency)).toBe(periods),
)
