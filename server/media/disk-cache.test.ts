import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DiskCache } from './disk-cache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-cache-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const open = (most = 1_000) => new DiskCache(folder, most)
const bytes = (length = 10) => Buffer.alloc(length)

describe('two processes that share a folder', () => {
  it.each([
    ['is left alone', 0, true],
    ['is left alone for as long as any write may take', 30 * 60_000, true],
    ['is removed once nobody can be writing it', 2 * 3_600_000, false],
  ])('what another has not finished %s', async (_, age, stays) => {
    const unfinished = join(folder, '.unfinished-of-another')
    writeFileSync(unfinished, 'half')
    const then = new Date(Date.now() - age)
    utimesSync(unfinished, then, then)
    await open().read('anything')
    expect(existsSync(unfinished)).toBe(stays)
  })

  it('may begin while the other writes', async () => {
    const writer = open(1e9)
    const writing = Array.from({ length: 60 }, (_, at) => writer.write(`picture ${at}`, bytes(500_000)))
    for (const write of writing) await Promise.all([write, open(1e9).read('picture 0')])
    expect(await open(1e9).read('picture 59')).toHaveLength(500_000)
  })

  it('may begin while the other makes room', async () => {
    // A file that is listed and is gone when it is looked at.
    symlinkSync(join(folder, 'nowhere'), join(folder, 'gone'))
    const cache = open()
    await cache.write('a', bytes())
    expect([(await cache.read('a'))?.length, cache.bytes]).toEqual([10, 10])
  })

  it('find what the other made', async () => {
    const [one, other] = [open(), open()]
    await Promise.all([one.read('a'), other.read('a')])
    await one.write('a', bytes())
    expect(await other.read('a')).toHaveLength(10)
    expect(other.bytes).toBe(10)
  })

  it('do not count what the other removed', async () => {
    const [one, other] = [open(), open()]
    await one.write('a', bytes())
    expect(await other.read('a')).toHaveLength(10)
    rmSync(join(folder, readdirSync(folder)[0]!))
    expect(await other.read('a')).toBeUndefined()
    expect(other.bytes).toBe(0)
  })
})

it('goes on in a folder that somebody took away', async () => {
  const cache = open()
  await cache.write('a', bytes())
  rmSync(folder, { recursive: true })
  expect(await cache.read('a')).toBeUndefined()
  await cache.write('b', bytes())
  expect(await cache.read('b')).toHaveLength(10)
  expect(cache.bytes).toBe(10)
})

it('tries again where the folder could not be opened', async () => {
  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'in the way')
  const cache = open()
  await expect(cache.write('a', bytes())).rejects.toThrow()
  rmSync(folder)
  await cache.write('a', bytes())
  expect(await cache.read('a')).toHaveLength(10)
})

it('leaves nothing unfinished behind a write that failed', async () => {
  const cache = open()
  await cache.write('a', bytes())
  const [name] = readdirSync(folder)
  rmSync(join(folder, name!))
  mkdirSync(join(folder, name!, 'in the way'), { recursive: true })
  await expect(cache.write('a', bytes())).rejects.toThrow()
  expect(readdirSync(folder)).toEqual([name])
})
