import { expect, it } from 'vitest'
import { readEnvironment } from '#config/environment.ts'
import { WorkLimits } from './work-limits.ts'

/** Ten percent of a second's million units come back in a second; ten seconds' worth may be used at once. */
const limits = () => {
  let time = 0
  const made = new WorkLimits({ addressPercent: 10, sitePercent: 20, now: () => time })
  return { made, wait: (seconds: number) => (time += seconds * 1_000) }
}

it('lets an address use what is its own, then says when to come back', () => {
  const { made, wait } = limits()
  expect(made.headers('a')).toEqual({
    'ratelimit-policy': '"address";q=1000000;w=10',
    ratelimit: '"address";r=1000000;t=0',
  })
  made.spend('a', 1, 999_999)
  expect(made.refusal('a', 1)).toBeNull()
  made.spend('a', 1, 250_001)
  expect(made.refusal('a', 1)).toEqual({ by: 'address', seconds: 3 })
  expect(made.headers('a')['ratelimit']).toBe('"address";r=0;t=13')
  wait(3)
  expect(made.refusal('a', 1)).toBeNull()
})

it('an address is the same at every site', () => {
  const { made } = limits()
  made.spend('a', 1, 1_000_000)
  expect(made.refusal('a', 2)).toMatchObject({ by: 'address' })
})

it('where a site is used up, those are refused who used it, not the shopper who comes now', () => {
  const { made, wait } = limits()
  for (const address of ['a', 'b', 'c']) made.spend(address, 1, 700_000)
  expect(made.refusal('a', 1)).toEqual({ by: 'site', seconds: 1 })
  expect(made.refusal('a', 2)).toBeNull()
  made.spend('shopper', 1, 50_000)
  expect(made.refusal('shopper', 1)).toBeNull()
  wait(1)
  expect(made.refusal('a', 1)).toBeNull()
})

it('as it is set, three hundred shoppers who type behind one address never meet it', () => {
  const { apiAddressPercent: addressPercent, apiSitePercent: sitePercent } = readEnvironment({})
  let time = 0
  const made = new WorkLimits({ addressPercent, sitePercent, now: () => time })
  // Twenty marked hits and three facets, every fourth second each.
  const cost = 3_000
  for (let second = 0; second < 600; second++) {
    for (let shopper = 0; shopper < 75; shopper++) {
      expect(made.refusal('carrier', 1)).toBeNull()
      made.spend('carrier', 1, cost)
    }
    time += 1_000
  }
})
