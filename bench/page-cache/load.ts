import { Agent, request } from 'node:http'
import { readFileSync } from 'node:fs'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export interface Target {
  port: number
  host: string
  path: string
}

/** Sends the requests over kept-alive connections; rejects on anything but 200. Answers the bytes of one body. */
export async function load(target: Target, count: number, connections = 16): Promise<number> {
  let left = count
  let size = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) size = await get(target)
    }),
  )
  return size
}

function get({ port, host, path }: Target): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request({ agent, port, path, headers: { host, 'accept-encoding': 'br' } }, (response) => {
      let size = 0
      response.on('data', (chunk: Buffer) => (size += chunk.length))
      response.on('end', () => (response.statusCode === 200 ? resolve(size) : reject(new Error(`${path}: ${response.statusCode}`))))
    })
    call.on('error', reject).end()
  })
}

/** CPU time a process and its threads have used so far, in microseconds. */
export function cpuMicros(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  const ticksPerSecond = 100
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6
}
