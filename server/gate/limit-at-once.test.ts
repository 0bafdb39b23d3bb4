import { expect, it } from 'vitest'
import { limitAtOnce } from './limit-at-once.ts'

it('runs no more at once than it may, in order, also after failures', async () => {
  const limit = limitAtOnce(2)
  let running = 0
  let most = 0
  const begun: number[] = []
  const all = Array.from({ length: 9 }, (_, at) =>
    limit(async () => {
      begun.push(at)
      most = Math.max(most, ++running)
      await new Promise(setImmediate)
      running--
      if (at % 2 === 1) throw new Error(`no ${at}`)
      return at
    }),
  )
  const results = await Promise.allSettled(all)
  expect(most).toBe(2)
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual(begun.map((at) => at % 2 === 0))
})
