import { expect, it } from 'vitest'
import { PublicWork, type Asker } from './public-work.ts'

const never = new AbortController().signal
const asker = (more: Partial<Asker> = {}): Asker => ({ address: 'a', siteId: 1, signal: never, ...more })
const publicWork = () => {
  const refused: string[] = []
  const made = new PublicWork({
    addressPercent: 1,
    sitePercent: 100,
    now: () => 0,
    onRefused: (why) => refused.push(why),
  })
  return { made, refused }
}
/** One percent of a second's million units, ten seconds' worth of it. */
const allowance = 100_000

it('charges what was spent, also by work that failed', async () => {
  const { made } = publicWork()
  await made.run(asker(), async (budget) => budget.spend(30_000))
  const failed = made.run(asker(), async (budget) => {
    budget.spend(20_000)
    throw new Error('failed')
  })
  await expect(failed).rejects.toThrow('failed')
  expect(made.limits.headers('a')['ratelimit']).toMatch(`"address";r=${allowance - 50_000 - 2 * 100};`)
})

it('asks again once there is a seat: what others of the same address spent meanwhile counts', async () => {
  const { made, refused } = publicWork()
  const costs = Array.from({ length: 8 }, () => made.run(asker(), async (budget) => budget.spend(allowance)))
  const outcomes = await Promise.allSettled(costs)
  expect(outcomes.map(({ status }) => status)).toContain('rejected')
  expect(new Set(refused)).toEqual(new Set(['address']))
  const [first] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(first).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: expect.any(Number) })
  expect(outcomes[0]!.status).toBe('fulfilled')
})

it('frees the seat whatever happens', async () => {
  const { made } = publicWork()
  for (let at = 0; at < 40; at++)
    await made.run(asker({ address: `a${at}` }), () => Promise.reject(new Error('failed'))).catch(() => undefined)
  expect(await made.run(asker({ address: 'b' }), async () => 'answered')).toBe('answered')
})

it('who has left already is not let in', async () => {
  const { made, refused } = publicWork()
  const gone = made.run(asker({ signal: AbortSignal.abort() }), async () => 'answered')
  await expect(gone).rejects.toMatchObject({ code: 'request_cancelled' })
  expect(refused).toEqual([])
})
