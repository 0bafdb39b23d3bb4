import { createServer as createHttp } from 'node:http'
import { connect, type AddressInfo, createServer } from 'node:net'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { drain } from './drain.ts'
import { listen } from './listen.ts'

const host = '127.0.0.1'

it('answers by every socket of its port, and has let go of all when it is drained', async () => {
  const server = createHttp((_, response) => void response.end('here'))
  const listening = await listen(server, { port: 0, host })
  const { port } = server.address() as AddressInfo
  const answers = await Promise.all(
    Array.from({ length: 64 }, async () => (await fetch(`http://${host}:${port}/`, { keepalive: false })).text()),
  )
  expect(new Set(answers)).toEqual(new Set(['here']))
  await drain(server, listening, 5_000)
  expect(listening.map((each) => each.listening)).toEqual(listening.map(() => false))
  const refused = connect(port, host)
  const [error] = (await once(refused, 'error')) as [NodeJS.ErrnoException]
  expect(error.code).toBe('ECONNREFUSED')
})

it('says what to do where the port is taken, also by another that shares its port', async () => {
  for (const reusePort of [false, true]) {
    const other = createServer()
    other.listen({ port: 0, host, reusePort })
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    await expect(listen(createHttp(), { port, host })).rejects.toThrow(`Port ${port} is in use.`)
    other.close()
  }
})
