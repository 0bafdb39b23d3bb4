import type { Server } from 'node:http'
import type { Environment } from '#config/environment.ts'
import { StartError } from './operator-error.ts'

/** Opens the port; says what to do where it is taken. */
export function listen(server: Server, { port, host }: Pick<Environment, 'port' | 'host'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(taken ? new StartError(`Port ${port} is in use. Stop what uses it, or set PORT to another.`) : error)
    })
    server.listen(port, host, resolve)
  })
}
