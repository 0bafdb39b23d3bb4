import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { addressesOf, lookupOf } from './public-address.ts'

interface Asked {
  /** A demo or a test: plain http and addresses of this machine are allowed. */
  readonly isOpen: boolean
  readonly signal: AbortSignal
  readonly headers: Readonly<Record<string, string>>
  /** Posted as JSON; without one it is a GET. */
  readonly body?: string
}

/** Far more than any answer has that is waited for. */
const mostBytes = 256 * 1024

/** Asks over https, at the address it has looked at, follows nobody elsewhere, and gives up on an answer that is too long. */
export async function askOutside(url: URL, { isOpen, signal, headers, body }: Asked): Promise<string> {
  if (!isOpen && url.protocol !== 'https:') throw new Error('The address is not https.')
  const addresses = await addressesOf(url.hostname, { allowPrivate: isOpen })
  signal.throwIfAborted()
  const request = url.protocol === 'https:' ? requestSecurely : requestPlainly
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(url, {
      method: body === undefined ? 'GET' : 'POST',
      agent: false,
      signal,
      lookup: lookupOf(addresses),
      headers: {
        accept: 'application/json',
        ...(body !== undefined && {
          'content-type': 'application/json; charset=utf-8',
          'content-length': String(Buffer.byteLength(body)),
        }),
        ...headers,
      },
    })
    call.on('error', reject)
    call.on('response', resolve)
    call.end(body)
  })
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > mostBytes) throw new Error(`The answer has more than ${mostBytes} bytes.`)
    parts.push(part)
  }
  if (response.statusCode !== 200) throw new Error(`The service answered ${response.statusCode}.`)
  return Buffer.concat(parts).toString('utf8')
}
