import { expect, it, vi } from 'vitest'
import { ChangeFollower } from './change-follower.ts'

/** One that has begun nothing yet, on a database whose next answer is given. */
function given(answer: () => Promise<unknown>) {
  const db = { orm: { select: () => ({ from: answer }) } }
  return new ChangeFollower({ db } as unknown as ConstructorParameters<typeof ChangeFollower>[0])
}

it.each<[string, () => Promise<unknown>, number | null]>([
  ['is all there is before anything was applied', async () => [{ seq: 7 }], 7],
  ['is nothing where nothing ever changed', async () => [{ seq: null }], 0],
  ['is not known while the database fails', () => Promise.reject(new Error('gone')), null],
  ['is not known while the database does not answer', () => new Promise(() => {}), null],
])('the lag %s', async (_, answer, lag) => {
  vi.useFakeTimers()
  const asked = given(answer).lag()
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
  expect(await asked).toBe(lag)
})
