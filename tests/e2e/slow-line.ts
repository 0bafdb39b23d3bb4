import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { port } from './sites.ts'

const aPiece = { bytes: 500, everyMs: 20 }
/** What any screen shows of a page at first is in here. */
const slowBytes = 60_000

/** The demo again, at the end of a line that brings a page's own words a few at a time. */
export async function openSlowLine(): Promise<{ port: number; close: () => void }> {
  const server = createServer((incoming, outgoing) => {
    const { url: path, method } = incoming
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const onward = request({ host: '127.0.0.1', port, path, method, headers }, async (answer) => {
      const { 'content-length': _, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode!, rest)
      if (!answer.headers['content-type']?.startsWith('text/html')) return answer.pipe(outgoing)
      const page = await buffer(answer)
      const begin = page.indexOf('<body')
      outgoing.write(page.subarray(0, begin))
      for (let at = begin; at < begin + slowBytes; at += aPiece.bytes) {
        await pause(aPiece.everyMs)
        outgoing.write(page.subarray(at, at + aPiece.bytes))
      }
      return outgoing.end(page.subarray(begin + slowBytes))
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
