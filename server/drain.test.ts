import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { drain } from './drain.ts'
import { listen } from './listen.ts'

const host = '127.0.0.1'
const asked = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n'

/** A server that answers when it is told to, and a client with a connection it keeps. */
async function openBoth() {
  const held: ServerResponse[] = []
  const server = createServer((_, response) => void held.push(response))
  const listening = await listen(server, { port: 0, host })
  const client = connect((server.address() as AddressInfo).port, host)
  client.on('error', () => {})
  const answers: string[] = []
  client.on('data', (answer: Buffer) => answers.push(answer.toString()))
  const ask = async () => {
    client.write(asked)
    await expect.poll(() => held.length || client.closed).toBe(1)
  }
  const answer = async () => {
    const before = answers.length
    held.pop()!.end('here')
    await expect.poll(() => answers.length).toBeGreaterThan(before)
  }
  return { ask, answer, answers, client, stop: () => drain(server, listening, 10_000) }
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('leaves a connection open for a while after an answer that was begun before', async () => {
  const { ask, answer, answers, stop } = await openBoth()
  await ask()
  const stopped = stop()
  await after(900)
  await answer()
  expect(answers[0]).toMatch(/connection: keep-alive/i)
  await after(400)
  await ask()
  await answer()
  expect(answers[1]).toMatch(/connection: close/i)
  await stopped
})

it('reads what has arrived before it takes a connection for idle', async () => {
  const { ask, answer, answers, client, stop } = await openBoth()
  await ask()
  await answer()
  // Timers are next after an immediate: the request is there, and nobody has looked.
  await new Promise(setImmediate)
  const stopped = stop()
  client.write(asked)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_300)
  await after(100)
  await answer()
  expect(answers[1]).toMatch(/connection: close/i)
  await stopped
})

it('closes connections nobody asks on', async () => {
  const { ask, answer, client, stop } = await openBoth()
  await ask()
  await answer()
  await Promise.all([stop(), once(client, 'end')])
  expect(client.readableEnded).toBe(true)
})
