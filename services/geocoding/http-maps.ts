import { z } from 'zod'
import { askOutside } from '../network/ask-outside.ts'
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

/** Asks a maps service by GET for a postal code in Australia, at the address it has looked at, and follows nobody elsewhere. */
export class HttpMaps implements MapsClient {
  readonly #isOpen: boolean

  constructor({ isOpen }: HttpMapsOptions) {
    this.#isOpen = isOpen
  }

  async ask({ url, apiKey }: MapsService, postcode: string, signal: AbortSignal): Promise<Point | null> {
    const address = new URL(url)
    address.searchParams.set('components', `postal_code:${postcode}|country:AU`)
    if (apiKey) address.searchParams.set('key', apiKey.reveal())
    const headers = { 'user-agent': 'geocoding/1' }
    return pointOf(await askOutside(address, { isOpen: this.#isOpen, signal, headers }))
  }
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
