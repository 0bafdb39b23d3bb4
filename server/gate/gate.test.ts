import { describe, expect, it, vi } from 'vitest'
import { Gate, type GateBounds } from './gate.ts'

const settled = () => new Promise(setImmediate)

/** A gate whose every piece of work notes when it begins and ends when told. */
function given(bounds: Partial<GateBounds> = {}) {
  const begun: string[] = []
  const refused: string[] = []
  const ends = new Map<string, () => void>()
  const usual = { atWork: 2, atWorkForSite: 2, waiting: 4, waitingForSite: 3, patienceMs: 60_000 }
  const gate = new Gate({ ...usual, ...bounds })
  /** `ask('1a')`: somebody at address a wants something of site 1. */
  const ask = (name: string, signal?: AbortSignal): Promise<void> =>
    gate
      .run(
        { siteId: Number(name[0]), address: name[1]! },
        () => {
          begun.push(name)
          return new Promise<void>((resolve) => ends.set(name, resolve))
        },
        signal,
      )
      .catch(() => void refused.push(name))
  const end = async (name: string) => {
    ends.get(name)!()
    await settled()
  }
  const asked = async (...names: string[]) => {
    names.forEach((name) => void ask(name))
    for (const _ of names) await settled()
  }
  return { gate, begun, refused, ask, asked, end }
}

it('lets as many work as may, for one site and in all, and the others when one has ended', async () => {
  const { begun, asked, end } = given({ atWork: 3, atWorkForSite: 2 })
  await asked('1a0', '1a1', '1a2', '2a0', '3a0')
  expect(begun).toEqual(['1a0', '1a1', '2a0'])
  await end('2a0')
  expect(begun.at(-1)).toBe('3a0')
  await end('1a0')
  expect(begun.at(-1)).toBe('1a2')
})

it('work that fails makes room as well', async () => {
  const { gate, asked, begun } = given({ atWork: 1 })
  const failing = gate.run({ siteId: 1, address: 'a' }, () => Promise.reject(new Error('no'))).catch(String)
  await asked('1a0')
  expect(await failing).toBe('Error: no')
  await settled()
  expect(begun).toEqual(['1a0'])
  expect(gate.working).toBe(1)
})

describe('turns', () => {
  it('go round the sites, and round the visitors of each', async () => {
    const { begun, asked, end } = given({ atWork: 1, waiting: 20, waitingForSite: 20 })
    await asked('1a0', '1a1', '1a2', '1a3', '1b0', '1b1', '2c0', '2c1')
    for (let at = 0; at < 7; at++) await end(begun.at(-1)!)
    expect(begun).toEqual(['1a0', '1a1', '2c0', '1b0', '2c1', '1a2', '1b1', '1a3'])
  })

  it('begin one in a turn of the loop', async () => {
    const { gate } = given({ atWork: 9, atWorkForSite: 9 })
    const order: string[] = []
    const work = async () => void order.push('work')
    const all = [1, 2, 3].map(() => gate.run({ siteId: 1, address: 'a' }, work))
    for (let turn = 0; turn < 4; turn++) {
      await settled()
      order.push('|')
    }
    await Promise.all(all)
    expect(order.join(' ')).toMatch(/^work (\| )?work (\| )+work( \|)+$/)
  })
})

describe('when too many wait', () => {
  it('whoever comes last is refused', async () => {
    const { asked, refused, gate } = given({ atWork: 1 })
    expect(gate.wouldRefuse({ siteId: 1, address: 'a' })).toBe(false)
    await asked('1a0', '1a1', '1a2', '1a3')
    expect(gate.wouldRefuse({ siteId: 1, address: 'a' })).toBe(true)
    await asked('1a4')
    expect(refused).toEqual(['1a4'])
  })

  it('whoever has most waiting gives way to another visitor, until they have as many', async () => {
    const { asked, refused, gate } = given({ atWork: 1 })
    await asked('1a0', '1a1', '1a2', '1a3')
    expect(gate.wouldRefuse({ siteId: 1, address: 'b' })).toBe(false)
    await asked('1b0', '1b1')
    expect(refused).toEqual(['1a3', '1b1'])
  })

  it('the site for which most wait gives way to another, though none of its own is refused', async () => {
    const { asked, refused } = given({ atWork: 1, waiting: 3, waitingForSite: 3 })
    await asked('1a0', '1a1', '1b1', '1b2', '2c0', '2c1')
    expect(refused).toEqual(['1b2', '2c1'])
  })

  it('many sites keep none of them out', async () => {
    const { asked, refused, gate } = given({ atWork: 1, waiting: 4, waitingForSite: 2 })
    await asked('9a0', '1a0', '1a1', '2a0', '2a1')
    await asked('3a0', '4a0')
    expect(refused).toEqual(['1a1', '2a1'])
    expect(gate.waiting).toBe(4)
  })
})

it('whoever leaves the queue is not worked for and frees the place', async () => {
  const { ask, asked, begun, refused, end, gate } = given({ atWork: 1, waitingForSite: 1 })
  await asked('1a0')
  const visitor = new AbortController()
  const left = ask('1a1', visitor.signal)
  visitor.abort()
  await left
  expect([refused, gate.waiting]).toEqual([['1a1'], 0])
  await asked('1a2')
  await end('1a0')
  expect(begun).toEqual(['1a0', '1a2'])
})

it('whoever has waited too long is refused and frees the place', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { asked, begun, refused, end, gate } = given({ atWork: 1, patienceMs: 1_000 })
  await asked('1a0', '1a1')
  vi.advanceTimersByTime(999)
  await asked('1a2')
  vi.advanceTimersByTime(1)
  await settled()
  expect([refused, gate.waiting]).toEqual([['1a1'], 1])
  await end('1a0')
  vi.advanceTimersByTime(5_000)
  expect([begun, refused]).toEqual([['1a0', '1a2'], ['1a1']])
  vi.useRealTimers()
})

it('is as it was when everyone has gone, whatever happened', async () => {
  const { gate } = given({ atWork: 3, atWorkForSite: 2, waiting: 10, waitingForSite: 5 })
  const random = (below: number) => Math.floor(Math.random() * below)
  const all = Array.from({ length: 500 }, async (_, at) => {
    for (let turn = 0; turn < random(20); turn++) await settled()
    const visitor = new AbortController()
    if (at % 3 === 0) setTimeout(() => visitor.abort(), random(5))
    const work = async () => {
      await settled()
      expect(gate.working).toBeLessThanOrEqual(3)
      if (at % 7 === 0) throw new Error('failed')
    }
    await gate.run({ siteId: random(4), address: String(random(3)) }, work, visitor.signal).catch(() => {})
    expect(gate.waiting).toBeLessThanOrEqual(10)
  })
  await Promise.all(all)
  expect([gate.working, gate.waiting]).toEqual([0, 0])
})
