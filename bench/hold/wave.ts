// One wave of requests at one site, in a process of its own: node bench/hold/wave.ts <searches|pages> <port> <seconds>.
// Writes how many answers there were of each status.
import { Agent, request } from 'node:http'

const [kind = 'pages', port = '0', seconds = '10'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
const headers = { host: `meridian.localhost:${port}`, 'accept-encoding': 'br' }
const { key, indexUid } = await searchSettings()
const end = Date.now() + Number(seconds) * 1000
const answers = new Map<string, number>()
let bytes = 0
let next = 0

/** 24 queries in 4 kB, each asking for all that can be asked: what kept every site waiting for 9 s. */
const multiSearch = JSON.stringify({
  queries: Array.from({ length: 24 }, () => ({
    indexUid,
    q: 'automatic petrol',
    limit: 1000,
    attributesToHighlight: ['*'],
    attributesToCrop: ['*'],
    showMatchesPosition: true,
  })),
})

const send = {
  searches: () => ask('POST', '/api/search/multi-search', multiSearch),
  pages: () => ask('GET', `/search/new-used-and-demo-cars?query=w${process.pid}-${next++}`),
}[kind as 'searches' | 'pages']

function ask(method: string, path: string, body?: string): Promise<string> {
  return new Promise((resolve) => {
    const more = body ? { 'content-type': 'application/json', authorization: `Bearer ${key}` } : {}
    const call = request({ agent, port, path, method, headers: { ...headers, ...more } }, (response) => {
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(String(response.statusCode)))
      response.on('error', () => resolve('cut'))
    })
    call.on('error', () => resolve('cut')).end(body)
  })
}

function searchSettings(): Promise<{ key: string; indexUid: string }> {
  return new Promise((resolve, reject) => {
    request({ port, path: '/api/search/config', headers: { host: headers.host } }, async (response) => {
      resolve(JSON.parse(Buffer.concat(await response.toArray()).toString()) as { key: string; indexUid: string })
    })
      .on('error', reject)
      .end()
  })
}

async function visitor(): Promise<void> {
  while (Date.now() < end) {
    const status = await send()
    answers.set(status, (answers.get(status) ?? 0) + 1)
  }
}

await Promise.all(Array.from({ length: kind === 'pages' ? 500 : 10 }, visitor))
console.log(JSON.stringify({ kind, bytes, ...Object.fromEntries(answers) }))
process.exit(0)
