import { describe, expect, it } from 'vitest'
import { defaultConfig } from '#config/site/default-config.ts'
import { signInHref, wayBack } from '../accounts/sign-in-href.ts'
import { entryTo } from './switched-pages.ts'
import { builtPath, composedPaths } from './built-paths.ts'

const { features, pages } = defaultConfig()
type Features = typeof features
const switches = [
  ['/personalised/finance', 'personalisedFinance'],
  ['/credit-check', 'creditFinance'],
] as const

describe.each(switches)('%s', (path, name) => {
  it.each<[Partial<Features>, string]>([
    [{}, 'closed'],
    [{ [name]: true }, 'open'],
    [{ [name]: true, gatedPages: [name] }, 'closed'],
    [{ [name]: true, gatedPages: [name], signIn: true }, 'signedIn'],
    [{ [name]: false, gatedPages: [name], signIn: true }, 'closed'],
    [{ [name]: true, gatedPages: ['myGarage'], signIn: true }, 'open'],
  ])('with %j is %s [part of WL-06] [RT-09]', (changes, entry) =>
    expect(entryTo({ features: { ...features, ...changes } }, path)).toBe(entry),
  )

  it('is linked and listed only where it is open to all', () => {
    const config = (changes: Partial<Features>) => ({ pages, features: { ...features, ...changes } })
    const seen = (changes: Partial<Features>) => [
      builtPath(config(changes), path) !== null,
      composedPaths(config(changes)).includes(path),
    ]
    expect(seen({})).toEqual([false, false])
    expect(seen({ [name]: true })).toEqual([true, true])
    expect(seen({ [name]: true, gatedPages: [name], signIn: true })).toEqual([true, false])
  })
})

it('trade-in, sell-my-car and every other composed page are open by default [part of WL-06]', () => {
  for (const path of ['/trade-in', '/sell-my-car', '/finance', '/toString'])
    expect(entryTo({ features }, path)).toBe('open')
})

it('a signed-out visitor goes to sign-in with type, redirect and back [part of WL-06]', () => {
  const href = signInHref({ type: 'finance', redirect: '/personalised/finance?car_id=7&x=a b', back: '/cars/a' })
  const { pathname, searchParams } = new URL(href, 'https://x.example')
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/sign-in',
    { type: 'finance', redirect: '/personalised/finance?car_id=7&x=a b', back: '/cars/a' },
  ])
})

it.each([
  [null, '/'],
  ['https://x.example/cars/a?b=c', '/cars/a'],
  ['https://y.example/cars/a', '/'],
  ['https://x.example//evil.example', '/'],
  ['nonsense', '/'],
])('from %s the way back is %s', (referrer, back) => expect(wayBack(referrer, 'https://x.example')).toBe(back))
