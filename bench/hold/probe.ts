// What somebody else waits for meanwhile: node bench/hold/probe.ts <port> <seconds>. One request at a time, by turns a cached
// page of another site and /healthz of another host; writes p50, p99 and the longest of each, in milliseconds.
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const [port = '0', seconds = '10'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const end = Date.now() + Number(seconds) * 1000
const targets = {
  page: { host: `southbank.localhost:${port}`, path: '/' },
  health: { host: `throttle.localhost:${port}`, path: '/healthz' },
}
const times = { page: [] as number[], health: [] as number[] }

function wait({ host, path }: { host: string; path: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request({ agent, port, path, headers: { host, 'accept-encoding': 'br' } }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${response.statusCode}`)),
      )
    })
    call.on('error', reject).end()
  })
}

while (Date.now() < end) {
  for (const name of ['page', 'health'] as const) {
    const started = performance.now()
    await wait(targets[name])
    times[name].push(performance.now() - started)
    await sleep(2)
  }
}

const summary = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Number(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(2))
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), longest: at(1) }
}
console.log(JSON.stringify({ page: summary(times.page), health: summary(times.health) }))
process.exit(0)
