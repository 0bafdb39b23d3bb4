import { expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const queue = () => new FairQueue({ atOnce: 3, atOncePerSite: 2, mostWaiting: 5, mostWaitingPerSite: 3 })
const never = new AbortController().signal
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('keeps a seat for other sites', async () => {
  const own = queue()
  const entered: string[] = []
  for (const site of ['a', 'a', 'a', 'b']) void own.enter(site, never).then(() => entered.push(site))
  await settled()
  expect(entered).toEqual(['a', 'a', 'b'])
})

it('calls sites in turn, whoever has more waiting', async () => {
  const own = new FairQueue({ atOnce: 1, atOncePerSite: 1, mostWaiting: 9, mostWaitingPerSite: 9 })
  const entered: string[] = []
  const visit = async (name: string) => {
    const leave = await own.enter(name[0]!, never)
    entered.push(name)
    await settled()
    leave()
  }
  await Promise.all(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map(visit))
  expect(entered).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

it('has room for few who wait, of one site and in all', async () => {
  const own = queue()
  const has = () => ['a', 'b', 'c'].map((site) => own.hasRoom(site))
  for (const site of ['a', 'a', 'a', 'a', 'a']) void own.enter(site, never)
  expect(has()).toEqual([false, true, true])
  for (const site of ['b', 'b', 'b']) void own.enter(site, never)
  expect(has()).toEqual([false, false, false])
})

it('who gives up waiting is not called, and leaves room', async () => {
  const own = queue()
  const leaving = new AbortController()
  const [first] = await Promise.all([own.enter('a', never), own.enter('a', never)])
  const given = own.enter('a', leaving.signal)
  const last = own.enter('a', never)
  leaving.abort(new Error('gone'))
  await expect(given).rejects.toThrow('gone')
  first!()
  // Leaving twice frees one seat.
  first!()
  await last
  expect(own.hasRoom('a')).toBe(true)
  await expect(own.enter('b', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
})
