import type { Server } from 'node:http'
import { createServer, type AddressInfo, type Server as NetServer } from 'node:net'
import type { Environment } from '#config/environment.ts'
import { StartError } from './operator-error.ts'

/**
 * A round of the event loop takes in one connection from each listening socket. With one socket, a visitor who comes
 * behind 500 connections of a stranger would wait for 500 rounds.
 */
const doors = 16

/**
 * Opens the port, by several sockets where the system can, and answers who listens on them, the server first. Says what
 * to do where the port is taken.
 */
export async function listen(
  server: Server,
  { port, host }: Pick<Environment, 'port' | 'host'>,
): Promise<readonly NetServer[]> {
  // Sockets that share a port would share it with another process, too: first it is asked for alone.
  const free = createServer()
  await opened(free, { port, host })
  const found = (free.address() as AddressInfo).port
  await new Promise((resolve) => free.close(resolve))
  const isShared = await opened(server, { port: found, host, reusePort: true }).then(
    () => true,
    () => false,
  )
  if (!isShared) {
    await opened(server, { port: found, host })
    return [server]
  }
  const others = Array.from({ length: doors - 1 }, () => createServer((socket) => server.emit('connection', socket)))
  await Promise.all(others.map((other) => opened(other, { port: found, host, reusePort: true })))
  return [server, ...others]
}

interface Address {
  port: number
  host: string
  reusePort?: boolean
}

function opened(server: NetServer, address: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      const taken = error.code === 'EADDRINUSE'
      reject(
        taken ? new StartError(`Port ${address.port} is in use. Stop what uses it, or set PORT to another.`) : error,
      )
    }
    server.once('error', failed)
    server.listen(address, () => {
      server.off('error', failed)
      resolve()
    })
  })
}
