import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { createHttpServer } from '../server/create-http-server.ts'
import { useDemoApp } from './demo-app.ts'

/** The demo on a port of this machine, for one test file. */
export function useDemoServer(options: Parameters<typeof useDemoApp>[0] = {}) {
  const demo = useDemoApp(options)
  const servers: Server[] = []
  beforeAll(async () => {
    const server = createHttpServer(demo.app().deps)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  })
  return { ...demo, port: () => (servers[0]!.address() as AddressInfo).port }
}
