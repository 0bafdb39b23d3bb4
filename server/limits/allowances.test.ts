import { expect, it } from 'vitest'
import { Allowances } from './allowances.ts'

const allowances = (more: { places?: number } = {}) => {
  let time = 1_000_000
  const made = new Allowances({ rate: 10, burst: 100, now: () => time, ...more })
  return { made, wait: (seconds: number) => (time += seconds * 1_000) }
}

it.each([
  ['nothing taken', [], 100],
  ['some taken', [['take', 30]], 70],
  ['more than there is', [['take', 130]], -30],
  [
    'some back after a while',
    [
      ['take', 60],
      ['wait', 2],
    ],
    60,
  ],
  [
    'never more than the burst',
    [
      ['take', 60],
      ['wait', 3_600],
    ],
    100,
  ],
  [
    'a debt paid before there is any',
    [
      ['take', 200],
      ['wait', 5],
      ['take', 10],
    ],
    -60,
  ],
  [
    'a clock set back gives nothing',
    [
      ['take', 60],
      ['wait', -5],
    ],
    40,
  ],
] as const)('%s: %j leaves %d', (_, steps, left) => {
  const { made, wait } = allowances()
  for (const [what, amount] of steps) {
    if (what === 'take') made.take('a', amount)
    else wait(amount)
  }
  expect(made.left('a')).toBe(left)
  expect(made.left('b')).toBe(100)
})

it('says when there will be so much', () => {
  const { made } = allowances()
  made.take('a', 130)
  expect([made.secondsUntil('a', 0), made.secondsUntil('a', 100), made.secondsUntil('b', 100)]).toEqual([3, 13, 0])
  expect(made.window).toBe(10)
})

it('a flood of others frees nobody of a debt, and hardly touches anyone else', () => {
  const { made } = allowances()
  made.take('offender', 150)
  for (let at = 0; at < 100_000; at++) made.take(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`, 1)
  expect(made.left('offender')).toBeLessThanOrEqual(-50)
  const innocent = Array.from({ length: 1_000 }, (_, at) => made.left(`192.0.2.${at}`))
  expect(innocent.filter((left) => left <= 80)).toEqual([])
})
