import { expect, it } from 'vitest'
import { Budget } from './budget.ts'
import { SearchError } from './search-error.ts'

const budget = (more: Partial<ConstructorParameters<typeof Budget>[0]> = {}) => {
  let pauses = 0
  const made = new Budget({
    work: 100,
    bytes: 1_000,
    slice: 10,
    pause: async () => {
      pauses++
    },
    ...more,
  })
  return { budget: made, pauses: () => pauses }
}
const codeOf = (attempt: () => void): string | undefined => {
  try {
    attempt()
    return undefined
  } catch (error) {
    return (error as SearchError).code
  }
}

it.each([
  ['all there is', [60, 40], undefined],
  ['more at once', [101], 'search_budget_exceeded'],
  ['more in sum', [60, 40, 1], 'search_budget_exceeded'],
])('lets work cost %s: %j → %s', (_, costs, code) => {
  const { budget: own } = budget()
  expect(codeOf(() => costs.forEach((cost) => own.spend(cost)))).toBe(code)
  expect(own.spent).toBe(costs.reduce((sum, cost) => sum + cost, 0))
})

it('bounds the bytes of an answer, and counts writing them as work', () => {
  const { budget: own } = budget()
  own.spendBytes(1_000)
  expect(own.spent).toBe(10)
  expect(codeOf(() => own.spendBytes(1))).toBe('search_budget_exceeded')
})

it('lets others in after each slice, and only then', async () => {
  const { budget: own, pauses } = budget()
  for (const [cost, expected] of [
    [9, 0],
    [1, 1],
    [9, 1],
    [30, 2],
    [1, 2],
  ] as const) {
    own.spend(cost)
    await own.rest()
    expect(pauses()).toBe(expected)
  }
})

it('goes no further when nobody waits any more', async () => {
  const leaving = new AbortController()
  const { budget: own } = budget({ signal: leaving.signal, pause: async () => leaving.abort() })
  own.spend(10)
  await expect(own.rest()).rejects.toMatchObject({ code: 'request_cancelled' })
})
