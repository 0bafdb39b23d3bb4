import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Passes everything on to a local port but the header Referrer-Policy: Chromium 147 without a window drops any page that has
 * one, and only when Lighthouse asks for it. What is measured does not depend on it.
 */
export async function openRelay(to: number): Promise<{ port: number; close: () => void }> {
  const agent = new Agent({ keepAlive: true })
  const server = createServer((incoming, outgoing) => {
    const { url: path, method, headers } = incoming
    const onward = request({ port: to, path, method, headers, agent }, (answer) => {
      const { 'referrer-policy': _, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode!, rest)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}
