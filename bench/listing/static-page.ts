import { createServer, request, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { demoPort, listingAt } from './demo-server.ts'

interface KeptFile {
  headers: OutgoingHttpHeaders
  body: Buffer
}

/**
 * The same page as one of no program at all: its own bytes, every file it fetches included, from a bare server.
 * Its scripts are downloaded and never run. What ours takes longer is what running it costs.
 */
export async function serveStaticCopy(
  browser: Browser,
  site: string,
  at: (site: string, port?: number) => string = listingAt,
): Promise<{ url: string; stop: () => void }> {
  const files = new Map<string, KeptFile>()
  for (const path of await pathsOf(browser, at(site))) files.set(path, await keep(site, path))
  const { pathname } = new URL(at(site))
  const page = files.get(pathname)!
  // As hard as the server does, or the copy would be lighter.
  page.body = brotliCompressSync(withoutPrograms(brotliDecompressSync(page.body).toString()), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  })
  page.headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
  const server = createServer(({ url }, response) => {
    const file = files.get(url ?? '')
    response.writeHead(file ? 200 : 404, file ? { ...file.headers, 'content-length': file.body.length } : {})
    response.end(file?.body)
  }).listen(0)
  const { port } = server.address() as AddressInfo
  return { url: at(site, port), stop: () => server.close() }
}

/** Everything a first visit fetches by itself, at both sizes. */
async function pathsOf(browser: Browser, address: string): Promise<Set<string>> {
  const paths = new Set<string>()
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const page = await browser.newPage({ viewport })
    page.on('request', (each) => {
      const { port, pathname, search } = new URL(each.url())
      if (each.method() === 'GET' && port === String(demoPort)) paths.add(pathname + search)
    })
    // Its pictures may have to be made first.
    await page.goto(address, { waitUntil: 'networkidle', timeout: 90_000 })
    await page.waitForTimeout(500)
    await page.close()
  }
  return paths
}

/** A file as it is sent, compressed as it is sent. */
function keep(site: string, path: string): Promise<KeptFile> {
  const headers = {
    host: `${site}.localhost:${demoPort}`,
    'accept-encoding': 'br',
    accept: 'image/avif,image/webp,*/*',
  }
  return new Promise((resolve, reject) => {
    const call = request({ port: demoPort, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const names = ['content-type', 'content-encoding', 'cache-control'] as const
        const kept = Object.fromEntries(
          names.flatMap((name) => (response.headers[name] ? [[name, response.headers[name]]] : [])),
        )
        resolve({ headers: kept, body: Buffer.concat(chunks) })
      })
    })
    call.on('error', reject).end()
  })
}

/** Of two types the first counts, and text is not run; modules become files that are merely fetched. */
const withoutPrograms = (html: string): string =>
  html.replaceAll('<script', '<script type="text/plain"').replaceAll('rel="modulepreload"', 'rel="preload" as="script"')
