import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export interface Target {
  port: number
  host: string
  path: string
}

/** Sends the requests over kept-alive connections; rejects on anything but 200. Answers the bytes of one body. */
export async function load(target: Target, count: number, connections: number): Promise<number> {
  let left = count
  let size = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) size = (await get(target, 'gzip, deflate, br, zstd')).length
    }),
  )
  return size
}

/** One answer's body. The host goes in a header, because not every system resolves names under localhost. */
export function get({ port, host, path }: Target, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const call = request({ agent, port, path, headers: { host, 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(chunks))
          : reject(new Error(`${path}: ${response.statusCode}`)),
      )
    })
    call.on('error', reject).end()
  })
}

/** CPU time the processes and their threads have used so far, in microseconds. Linux only. */
export function cpuMicros(pids: readonly number[]): number {
  const ticksPerSecond = 100
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return Number(fields[11]) + Number(fields[12])
  })
  return (ticks.reduce((a, b) => a + b, 0) / ticksPerSecond) * 1e6
}
