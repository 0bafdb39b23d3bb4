import { describe, expect, it } from 'vitest'
import { type StepKey, stepKeys } from './application-field.ts'
import { answerGroups, fieldsOf, nextStep, questionsOf, shownStep, titleOf, writtenAnswers } from './open-steps.ts'

const all = stepKeys.slice(0, -1)

describe('the step that is shown', () => {
  it.each<[string | null, readonly StepKey[], StepKey]>([
    [null, [], 'about'],
    ['income', [], 'about'],
    [null, ['about'], 'residence'],
    ['about', ['about'], 'about'],
    ['residence', ['about'], 'residence'],
    ['employment', ['about'], 'residence'],
    ['consent', all, 'consent'],
    [null, all, 'consent'],
    ['about', all, 'about'],
    ['nonsense', all, 'consent'],
    ['consent', all.slice(0, -1), 'assets'],
    [null, stepKeys, 'consent'],
  ])('for %j with %j done is %s [FM-01]', (asked, done, shown) => expect(shownStep(asked, done)).toBe(shown))
})

it('a step that was left out is the next one', () => expect(nextStep(['about', 'employment'])).toBe('residence'))

it('answers stand in their fields again, defaults where there are none', () => {
  const { fields } = questionsOf('income')!
  expect(writtenAnswers(fields, { income: 246_813 })).toEqual({ income: '2,468.13', income_every: 'Fortnight' })
})

it('answers are told by step, with their labels', () => {
  const groups = answerGroups({ income: 246_813, income_every: 'Week', employer: 'X', unknown: 'y' })
  expect(groups.map(({ key }) => key)).toEqual(all)
  expect(groups[3]!.lines).toEqual([
    { label: 'Income after tax', value: '$2,468.13' },
    { label: 'Every', value: 'Week' },
  ])
  expect(answerGroups({ date_of_birth: '1990-12-31' })[0]!.lines).toEqual([
    { label: 'Date of birth', value: '31/12/1990' },
  ])
  expect(groups[2]!.lines).toEqual([{ label: 'Employer, or your business', value: 'X' }])
})

it('who answers is asked first, where it must be asked', () => {
  const dealership = {
    name: 'dealership_slug',
    label: 'Dealership',
    type: 'select',
    required: true,
    options: [],
    missing: '',
  } as const
  const names = (key: StepKey, field: typeof dealership | null) =>
    fieldsOf(questionsOf(key)!, field).map(({ name }) => name)
  expect(names('about', dealership)[0]).toBe('dealership_slug')
  expect(names('about', null)[0]).toBe('name')
  expect(names('income', dealership)).not.toContain('dealership_slug')
})

it('every step has a title', () => expect(new Set(stepKeys.map(titleOf)).size).toBe(stepKeys.length))
