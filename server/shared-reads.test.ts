import { describe, expect, it, vi } from 'vitest'
import type { Dependency } from '#domain/freshness.ts'
import { Versions } from './page-cache/versions.ts'
import { SharedReads, type SharedReadBounds } from './shared-reads.ts'

function given(bounds?: Partial<SharedReadBounds>) {
  const versions = new Versions()
  const reads = new SharedReads(versions, bounds)
  const loads: string[] = []
  /** Reads, and notes when it had to be loaded. */
  const ask = (thing: Dependency, what: string) =>
    reads.read(thing, what, async () => {
      loads.push(`${thing} ${what}`)
    })
  return { versions, reads, ask, loads }
}

it('reads once until the thing changes', async () => {
  const { versions, reads } = given()
  const load = vi.fn(async () => load.mock.calls.length)
  const ask = () => reads.read('content:1', 'locations', load)
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  versions.bump('content:1')
  expect(await ask()).toBe(2)
})

it('keeps sites and kinds of reads apart [part of PL-08]', async () => {
  const { reads } = given()
  expect(await reads.read('content:1', 'locations', async () => 'one')).toBe('one')
  expect(await reads.read('content:2', 'locations', async () => 'two')).toBe('two')
  expect(await reads.read('content:1', 'offers', async () => 'offers')).toBe('offers')
})

it('does not take an answer for new that began before a change', async () => {
  const { versions, reads } = given()
  const slow = Promise.withResolvers<string>()
  const first = reads.read('content:1', 'locations', () => slow.promise)
  versions.bump('content:1')
  slow.resolve('old')
  expect(await first).toBe('old')
  expect(await reads.read('content:1', 'locations', async () => 'new')).toBe('new')
})

it('tries again after a failure', async () => {
  const { reads } = given()
  await expect(reads.read('content:1', 'locations', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await reads.read('content:1', 'locations', async () => 'up')).toBe('up')
})

describe('at its bounds', () => {
  it('a site gives up what it read least recently, and keeps the rest', async () => {
    const { ask, loads } = given({ sites: 9, answersEach: 2 })
    for (const what of ['a', 'b', 'a', 'c']) await ask('content:1', what)
    loads.length = 0
    for (const what of ['a', 'c', 'b']) await ask('content:1', what)
    expect(loads).toEqual(['content:1 b'])
  })

  it('a site with many keys pushes out only its own', async () => {
    const { ask, loads } = given()
    await ask('content:2', 'locations')
    await ask('content:3', 'locations')
    for (let at = 0; at < 6_000; at++) await ask('content:1', `offers ${at}`)
    loads.length = 0
    await ask('content:2', 'locations')
    await ask('content:3', 'locations')
    expect(loads).toEqual([])
  })

  it('of many sites those go that were asked least recently', async () => {
    const { ask, loads } = given({ sites: 4, answersEach: 3 })
    for (const id of [1, 2, 3, 4]) await ask(`content:${id}`, 'locations')
    await ask('content:1', 'locations')
    await ask('content:5', 'locations')
    loads.length = 0
    for (const id of [1, 3, 4, 5]) await ask(`content:${id}`, 'locations')
    expect(loads).toEqual([])
    await ask('content:2', 'locations')
    expect(loads).toEqual(['content:2 locations'])
  })
})

it('reads once what is read only when it is awaited, as queries of the database are', async () => {
  const reads = new SharedReads(new Versions())
  let sent = 0
  class Query extends Promise<number> {
    // oxlint-disable-next-line unicorn/no-thenable -- what a query builder is
    override then = ((resolve: (rows: number) => void) => resolve(++sent)) as Promise<number>['then']
  }
  const query = new Query(() => {})
  const read = () => reads.read('content:1', 'posts', () => query)
  expect([await read(), await read()]).toEqual([1, 1])
})
