import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Ask } from './collect-pages.ts'
import { readHtml } from './read-html.ts'

interface Answer {
  status: number
  body: string
  /** Where the site has no time for it now: when to come back. */
  retryAfterSeconds: number
}

/** How often a page is asked for that says it will be there in a moment. */
const mostTimes = 20

/**
 * Asks a site of the demo without needing its name to resolve: not every machine knows *.localhost. Redirects are answers;
 * whoever is told to come back in a moment does, as any crawler would.
 */
export function askSite(siteOrigin: string): Ask {
  const { host, port } = new URL(siteOrigin)
  return async (address) => {
    for (let times = 1; ; times++) {
      const { status, body, retryAfterSeconds } = await askOnce({ host, port, address })
      if (status !== 503 || !retryAfterSeconds || times === mostTimes) return { status, body }
      await pause(retryAfterSeconds * 1000)
    }
  }
}

const askOnce = ({ host, port, address }: { host: string; port: string; address: string }): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = get({ host: '127.0.0.1', port, path: address, headers: { host } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          body: Buffer.concat(chunks).toString(),
          retryAfterSeconds: Number(response.headers['retry-after'] ?? 0),
        }),
      )
    })
    call.on('error', reject)
  })

/** The origins of the demo's sites, from its front door. */
export async function demoOrigins(origin: string): Promise<string[]> {
  const { body } = await askSite(origin)('/')
  const { frameLinks, mainLinks } = readHtml(body)
  // What leads to a page of the front door itself is no site.
  const found = [...frameLinks, ...mainLinks].flatMap((href) => URL.parse(href)?.origin ?? [])
  return [...new Set(found)]
}
