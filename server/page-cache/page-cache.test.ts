import { describe, expect, it, vi } from 'vitest'
import type { Dependency } from '#domain/freshness.ts'
import { PageBody } from './page-body.ts'
import { PageCache, type StoredPage } from './page-cache.ts'
import { PageFacts } from './page-facts.ts'
import { Versions } from './versions.ts'

function given({ totalBytes = 1e6, siteBytes = 1e6 } = {}) {
  const versions = new Versions()
  const clock = { now: 1_000 }
  const onWanted = vi.fn()
  const cache = new PageCache({ versions, now: () => clock.now, totalBytes, siteBytes, onWanted })
  /** Makes a page now, as a render would: facts first, page after. */
  const page = (
    things: Dependency[] = [],
    { bytes = 100, until }: { bytes?: number; until?: number } = {},
  ): StoredPage => {
    const facts = new PageFacts(versions)
    for (const thing of things) facts.dependsOn(thing)
    if (until) facts.until(new Date(until))
    const body = new PageBody(Buffer.alloc(bytes / 2.25))
    return { status: 200, headers: {}, body, versions: facts.versions, validUntil: facts.validUntil }
  }
  return { versions, clock, cache, page, onWanted }
}

it('gives back what was put, per site and key', () => {
  const { cache, page } = given()
  const [one, two] = [page(), page()]
  cache.put(1, 'html http://a/', one)
  cache.put(2, 'html http://a/', two)
  expect(cache.get(1, 'html http://a/')).toBe(one)
  expect(cache.get(2, 'html http://a/')).toBe(two)
  expect(cache.get(1, 'html http://b/')).toBeUndefined()
})

describe('a change', () => {
  it('of one car drops the pages that show it and no others', () => {
    const { cache, page, versions } = given()
    cache.put(1, 'car 7', page(['vehicle:7']))
    cache.put(1, 'car 8', page(['vehicle:8']))
    cache.put(1, 'list', page(['stock:1', 'vehicle:7']))
    versions.bump('vehicle:7')
    expect(cache.get(1, 'car 7')).toBeUndefined()
    expect(cache.get(1, 'list')).toBeUndefined()
    expect(cache.get(1, 'car 8')).toBeDefined()
  })

  it('while a page is being made makes it stale before it is stored', () => {
    const { cache, page, versions } = given()
    const slow = page(['stock:1'])
    versions.bump('stock:1')
    cache.put(1, 'list', slow)
    expect(cache.get(1, 'list')).toBeUndefined()
    expect(cache.bytes).toBe(0)
  })

  it('between two reads of one thing counts from the first', () => {
    const { cache, versions } = given()
    const facts = new PageFacts(versions)
    facts.dependsOn('stock:1')
    versions.bump('stock:1')
    facts.dependsOn('stock:1')
    cache.put(1, 'list', {
      status: 200,
      headers: {},
      body: new PageBody(Buffer.alloc(1)),
      versions: facts.versions,
      validUntil: facts.validUntil,
    })
    expect(cache.get(1, 'list')).toBeUndefined()
  })
})

it('drops a page at the earliest clock boundary it used', () => {
  const { cache, clock, page } = given()
  cache.put(1, 'hours', page([], { until: 2_000 }))
  clock.now = 1_999
  expect(cache.get(1, 'hours')).toBeDefined()
  clock.now = 2_000
  expect(cache.get(1, 'hours')).toBeUndefined()
})

describe('the bound on bytes', () => {
  it('drops the least recently used page of the site', () => {
    const { cache, page } = given({ siteBytes: 3 * 1_200 })
    for (const key of ['a', 'b', 'c']) cache.put(1, key, page())
    cache.get(1, 'a')
    cache.put(1, 'd', page())
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(1, key))).toEqual(['a', 'c', 'd'])
  })

  it('keeps a site that floods the cache out of the others’ room', () => {
    const { cache, page } = given({ siteBytes: 4 * 1_200 })
    cache.put(2, 'quiet', page())
    for (let n = 0; n < 1_000; n++) cache.put(1, `flood ${n}`, page())
    expect(cache.get(2, 'quiet')).toBeDefined()
    expect(cache.bytes).toBeLessThan(6 * 1_200)
  })

  it('holds for all sites together', () => {
    const { cache, page } = given({ totalBytes: 10_000 })
    for (let site = 1; site <= 100; site++) cache.put(site, 'home', page())
    expect(cache.bytes).toBeLessThanOrEqual(10_000)
    expect(cache.get(100, 'home')).toBeDefined()
    expect(cache.get(1, 'home')).toBeUndefined()
  })

  it('refuses a page larger than a site’s share instead of dropping everything for it', () => {
    const { cache, page } = given({ siteBytes: 5_000 })
    cache.put(1, 'small', page())
    cache.put(1, 'huge', page([], { bytes: 6_000 }))
    expect(cache.get(1, 'small')).toBeDefined()
    expect(cache.get(1, 'huge')).toBeUndefined()
  })

  it('counts a replaced page once', () => {
    const { cache, page } = given()
    cache.put(1, 'a', page())
    const { bytes } = cache
    for (let n = 0; n < 50; n++) cache.put(1, 'a', page())
    expect(cache.bytes).toBe(bytes)
  })
})

it('tells once of a page that is asked for three times, and again where it was made anew', () => {
  const { cache, page, onWanted } = given()
  const [first, second] = [page(), page()]
  const told = (made: StoredPage) => {
    cache.put(1, 'a', made)
    return [1, 2, 3, 4].map(() => {
      cache.get(1, 'a')
      return onWanted.mock.calls.length
    })
  }
  expect(told(first)).toEqual([0, 0, 1, 1])
  expect(told(second)).toEqual([1, 1, 2, 2])
  expect(onWanted.mock.calls).toEqual([first, second].map((each) => [{ siteId: 1, key: 'a', page: each }]))
})

it('swaps a page only where it still is, and is still right', () => {
  const { cache, page, versions } = given()
  const [old, small, made] = [page(['stock:1']), page(['stock:1'], { bytes: 50 }), page(['stock:1'])]
  cache.put(1, 'a', old)
  const { bytes } = cache
  cache.swap(1, 'a', old, small)
  expect(cache.get(1, 'a')).toBe(small)
  expect(cache.bytes).toBeLessThan(bytes)
  cache.put(1, 'a', made)
  cache.swap(1, 'a', old, small)
  cache.swap(2, 'a', made, small)
  expect(cache.get(1, 'a')).toBe(made)
  expect(cache.get(2, 'a')).toBeUndefined()
  versions.bump('stock:1')
  cache.swap(1, 'a', made, small)
  expect(cache.get(1, 'a')).toBeUndefined()
})
