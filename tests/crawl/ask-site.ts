import { get } from 'node:http'
import type { Ask } from './collect-pages.ts'
import { readHtml } from './read-html.ts'

/** Asks a site of the demo without needing its name to resolve: not every machine knows *.localhost. Redirects are answers. */
export function askSite(siteOrigin: string): Ask {
  const { host, port } = new URL(siteOrigin)
  return (address) =>
    new Promise((resolve, reject) => {
      const call = get({ host: '127.0.0.1', port, path: address, headers: { host } }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => resolve({ status: response.statusCode!, body: Buffer.concat(chunks).toString() }))
      })
      call.on('error', reject)
    })
}

/** The origins of the demo's sites, from its front door. */
export async function demoOrigins(origin: string): Promise<string[]> {
  const { body } = await askSite(origin)('/')
  const { frameLinks, mainLinks } = readHtml(body)
  // What leads to a page of the front door itself is no site.
  const found = [...frameLinks, ...mainLinks].flatMap((href) => URL.parse(href)?.origin ?? [])
  return [...new Set(found)]
}
