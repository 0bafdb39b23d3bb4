import { expect, it, vi } from 'vitest'
import { Versions } from './page-cache/versions.ts'
import { SharedReads } from './shared-reads.ts'

function given() {
  const versions = new Versions()
  return { versions, reads: new SharedReads(versions) }
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
