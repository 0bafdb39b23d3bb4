import { expect, it } from 'vitest'
import { Turns } from './turns.ts'

it('gives one turn each time the loop comes round, in the order they were asked for', async () => {
  const turns = new Turns()
  const seen: string[] = []
  const work = async (name: string) => {
    for (let part = 1; part <= 3; part++) {
      await turns.next()
      seen.push(`${name}${part}`)
    }
  }
  const done = new AbortController()
  const all = Promise.all(['a', 'b'].map(work)).then(() => done.abort())
  // Others of the loop, such as a request that arrives.
  const others = async () => {
    while (!done.signal.aborted) {
      await new Promise((resolve) => setImmediate(resolve))
      seen.push('-')
    }
  }
  await Promise.all([all, others()])
  expect(seen.join(' ')).toMatch(/^a1 (- )?b1 - a2 - b2 - a3 - b3/)
})
