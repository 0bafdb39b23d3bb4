import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepSnapshot } from './keep-snapshot.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the stock is written soon after a start and every few minutes, and no more once it has ended', async () => {
  const written: number[] = []
  let position = 7
  const snapshot = { write: async (seq: number) => void written.push(seq) }
  const kept = keepSnapshot({ snapshot, position: () => position })
  expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(written).toEqual([7])
  position = 9
  await vi.advanceTimersByTimeAsync(600_000)
  expect(written).toEqual([7, 9])
  await kept.stop()
  await vi.advanceTimersByTimeAsync(6_000_000)
  expect(written).toEqual([7, 9])
})

it('an end waits for what is being written', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const kept = keepSnapshot({ snapshot: { write: () => promise }, position: () => 1 })
  await vi.advanceTimersByTimeAsync(10_000)
  const ended = vi.fn()
  const stopped = kept.stop().then(ended)
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).not.toHaveBeenCalled()
  resolve()
  await stopped
  expect(vi.getTimerCount()).toBe(0)
})
