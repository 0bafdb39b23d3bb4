import { request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { addressesOf, lookupOf } from '../network/public-address.ts'
import type { MapsClient, MapsService, Point } from './maps-client.ts'

interface HttpMapsOptions {
  /** A demo or a test: plain http and addresses of this machine are allowed. */
  readonly isOpen: boolean
}

/** What is read of an answer. Services say in `status` what others say by a code of HTTP. */
const answerShape = z.object({
  status: z.string().optional(),
  results: z.array(
    z.object({
      types: z.array(z.string()).optional(),
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
    }),
  ),
})

/** Far more than the answer about one postcode has. */
const mostBytes = 256 * 1024

/** Asks a maps service by GET for a postal code in Australia, at the address it has looked at, and follows nobody elsewhere. */
export class HttpMaps implements MapsClient {
  readonly #isOpen: boolean

  constructor({ isOpen }: HttpMapsOptions) {
    this.#isOpen = isOpen
  }

  async ask({ url, apiKey }: MapsService, postcode: string, signal: AbortSignal): Promise<Point | null> {
    const address = new URL(url)
    if (!this.#isOpen && address.protocol !== 'https:') throw new Error('The address is not https.')
    address.searchParams.set('components', `postal_code:${postcode}|country:AU`)
    if (apiKey) address.searchParams.set('key', apiKey.reveal())
    const addresses = await addressesOf(address.hostname, { allowPrivate: this.#isOpen })
    signal.throwIfAborted()
    return pointOf(await get(address, addresses, signal))
  }
}

async function get(url: URL, addresses: Awaited<ReturnType<typeof addressesOf>>, signal: AbortSignal): Promise<string> {
  const request = url.protocol === 'https:' ? requestSecurely : requestPlainly
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { accept: 'application/json', 'user-agent': 'geocoding/1' }
    const call = request(url, { agent: false, signal, lookup: lookupOf(addresses), headers })
    call.on('error', reject)
    call.on('response', resolve)
    call.end()
  })
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > mostBytes) throw new Error(`The answer has more than ${mostBytes} bytes.`)
    parts.push(part)
  }
  if (response.statusCode !== 200) throw new Error(`The maps service answered ${response.statusCode}.`)
  return Buffer.concat(parts).toString('utf8')
}

function pointOf(text: string): Point | null {
  const { status = 'OK', results } = answerShape.parse(JSON.parse(text))
  if (status !== 'OK' && status !== 'ZERO_RESULTS') throw new Error(`The maps service answered ${status}.`)
  const [first] = results
  // A postcode that it does not know is answered with all of the country, whose middle is no place of it.
  if (!first || first.types?.includes('country')) return null
  const { lat, lng } = first.geometry.location
  return { lat, long: lng }
}
