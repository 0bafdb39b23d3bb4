import { appendFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/test-run.ts'
import { EventSpool } from './event-spool.ts'

let folder: ReturnType<typeof temporaryFolder>
let opened: EventSpool[]
let troubles: unknown[]
beforeEach(() => {
  folder = temporaryFolder()
  opened = []
  troubles = []
})
afterEach(async () => {
  for (const spool of opened) await spool.release()
  folder.remove()
})

function spoolAt(dir = folder.path, mostBytes = 10_000): EventSpool {
  const spool = new EventSpool({ dir, mostBytes, onTrouble: (error) => troubles.push(error) })
  opened.push(spool)
  return spool
}

async function linesOf(spool: EventSpool): Promise<string[]> {
  const lines: string[] = []
  for (const name of await spool.close()) lines.push(...(await spool.read(name)))
  return lines
}

it('gives back what it took, in order, and knows how much waits', async () => {
  const spool = spoolAt()
  await Promise.all(['one', 'two', 'three'].map((line) => spool.append(line)))
  expect(await linesOf(spool)).toEqual(['one', 'two', 'three'])
  await spool.append('four')
  expect(spool.bytes).toBe('one\ntwo\nthree\nfour\n'.length)
  for (const name of await spool.close()) await spool.remove(name)
  expect(spool.bytes).toBe(0)
  expect(await linesOf(spool)).toEqual([])
})

it('refuses what is over the bound, and takes more once there is room', async () => {
  const spool = spoolAt(folder.path, 20)
  await spool.append('123456789')
  await spool.append('123456789')
  await expect(spool.append('1')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 60 })
  for (const name of await spool.close()) await spool.remove(name)
  await spool.append('1')
  expect(await linesOf(spool)).toEqual(['1'])
})

describe('another process', () => {
  it('that lives has a folder of its own', async () => {
    const [first, second] = [spoolAt(), spoolAt()]
    await first.append('first')
    await second.append('second')
    expect([await linesOf(first), await linesOf(second)]).toEqual([['first'], ['second']])
  })

  it('that is gone has left what it took to the next, wherever it lay', async () => {
    const gone = [spoolAt(), spoolAt(), spoolAt()]
    for (const [at, spool] of gone.entries()) await spool.append(`from ${at}`)
    for (const spool of gone) await spool.release()
    const next = spoolAt()
    next.open()
    expect(next.bytes).toBe('from 0\n'.length * 3)
    expect((await linesOf(next)).toSorted()).toEqual(['from 0', 'from 1', 'from 2'])
    expect(readdirSync(folder.path)).toHaveLength(1)
  })

  it('that died while it wrote has left whole lines only', async () => {
    const gone = spoolAt()
    await gone.append('whole')
    const [name] = await gone.close()
    await gone.release()
    appendFileSync(join(folder.path, '0', name!), 'ha')
    const next = spoolAt()
    next.open()
    expect(await linesOf(next)).toEqual(['whole'])
  })
})

it('a folder that cannot be opened refuses, and is tried again', async () => {
  const dir = join(folder.path, 'events')
  writeFileSync(dir, 'a file in its place')
  const spool = spoolAt(dir)
  await expect(spool.append('one')).rejects.toMatchObject({ code: 'unavailable' })
  expect([spool.bytes, troubles]).toEqual([0, [expect.objectContaining({ code: 'EEXIST' })]])
  rmSync(dir)
  await spool.append('two')
  expect(await linesOf(spool)).toEqual(['two'])
})
