import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { askSite } from './ask-site.ts'

let stop = async () => {}
afterEach(() => stop())

/** A site that gives these answers in turn, and the last of them ever after. */
async function siteThatAnswers(...answers: { status: number; retryAfter?: string }[]) {
  let asked = 0
  const server = createServer((_, response) => {
    const { status, retryAfter } = answers[Math.min(asked++, answers.length - 1)]!
    response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end(`answer ${asked}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = async () => void server.close()
  return askSite(`http://southbank.localhost:${(server.address() as AddressInfo).port}`)
}

test('a page that says when to come back is asked for again', async () => {
  const ask = await siteThatAnswers({ status: 503, retryAfter: '0.01' }, { status: 200 })
  expect(await ask('/')).toEqual({ status: 200, body: 'answer 2' })
})

test('a site that never has time is told of as that', async () => {
  const ask = await siteThatAnswers({ status: 503, retryAfter: '0.001' })
  expect(await ask('/')).toEqual({ status: 503, body: 'answer 20' })
})

test.for([503, 500, 404, 302])('%d without a word about when is an answer', async (status) => {
  const ask = await siteThatAnswers({ status }, { status: 200 })
  expect(await ask('/')).toEqual({ status, body: 'answer 1' })
})
