import { describe, expect, it } from 'vitest'
import { kindNames, kinds, retryDelay } from './kinds.ts'

const kind = { attempts: 5, retrySeconds: 30 }

describe('the wait before the next attempt', () => {
  it.each([
    ['after the first', 1, 0, 15],
    ['after the first, at the latest', 1, 0.999_999, 30],
    ['after the second', 2, 1, 60],
    ['after the fourth', 4, 1, 240],
  ])('%s', (_, failed, chance, expected) => {
    expect(retryDelay(kind, failed, () => chance)).toBeCloseTo(expected, 2)
  })

  it('is an hour at most', () => expect(retryDelay({ attempts: 50, retrySeconds: 30 }, 40, () => 1)).toBe(3_600))

  it.each([5, 6, 100])('ends when it was tried as often as its kind allows: after attempt %i of 5', (failed) => {
    expect(retryDelay(kind, failed, () => 0)).toBeNull()
  })
})

it.each(['lead.deliver', 'lead.receipt'] as const)('%s is tried for three days [FM-12]', (name) => {
  let [seconds, failed] = [0, 0]
  for (let wait: number | null = 0; wait !== null; wait = retryDelay(kinds[name], failed, () => 0.5)) {
    seconds += wait
    failed += 1
  }
  expect(seconds / 86_400).toBeCloseTo(3, 1)
})

it.each(kindNames)('%s is tried more than once and within a time', (name) => {
  expect(kinds[name].attempts).toBeGreaterThan(1)
  expect(kinds[name].timeoutSeconds).toBeGreaterThan(0)
})
