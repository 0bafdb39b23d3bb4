import { createHmac } from 'node:crypto'
import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import type { Secret } from '#config/secret.ts'
import { addressesOf, lookupOf, PrivateAddressError } from '../network/public-address.ts'

/** What is posted, to whom, and who can tell that it came from us. */
export interface WebhookCall {
  readonly url: string
  readonly secret: Secret
  readonly deliveryId: string
  readonly body: string
  readonly signal: AbortSignal
}

/** `refused` is for ever; `failed` may go well another time. */
export type WebhookOutcome =
  | { readonly outcome: 'delivered' }
  | { readonly outcome: 'refused' | 'failed'; readonly reason: string }

export interface Webhook {
  post(call: WebhookCall): Promise<WebhookOutcome>
}

interface HttpWebhookOptions {
  /** A demo or a test: plain http and addresses of this machine are allowed. */
  readonly isOpen: boolean
  readonly now: () => Date
  readonly timeoutMs?: number
}

type Addresses = Awaited<ReturnType<typeof addressesOf>>

/** Client errors that say 'later', not 'never'. */
const later = new Set([408, 425, 429])

/** Posts over https, to the address it has looked at, and follows nobody elsewhere. */
export class HttpWebhook implements Webhook {
  readonly #options: Required<HttpWebhookOptions>

  constructor({ timeoutMs = 10_000, ...options }: HttpWebhookOptions) {
    this.#options = { timeoutMs, ...options }
  }

  async post(call: WebhookCall): Promise<WebhookOutcome> {
    const { isOpen, timeoutMs } = this.#options
    if (!isOpen && !call.url.startsWith('https:')) return { outcome: 'refused', reason: 'The address is not https.' }
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const addresses = await addressesOf(new URL(call.url).hostname, { allowPrivate: isOpen })
      return outcomeOf(await this.#send(call, addresses, AbortSignal.any([call.signal, timeout])))
    } catch (error) {
      if (error instanceof PrivateAddressError) return { outcome: 'refused', reason: error.message }
      const reason = timeout.aborted ? `No answer within ${timeoutMs / 1_000} s.` : String(error)
      return { outcome: 'failed', reason }
    }
  }

  #send({ url, secret, deliveryId, body }: WebhookCall, addresses: Addresses, signal: AbortSignal): Promise<number> {
    const timestamp = String(Math.floor(this.#options.now().getTime() / 1_000))
    const request = url.startsWith('https:') ? requestSecurely : requestPlainly
    return new Promise((resolve, reject) => {
      const call = request(url, {
        method: 'POST',
        agent: false,
        signal,
        lookup: lookupOf(addresses),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'lead-delivery/1',
          'webhook-id': deliveryId,
          'webhook-timestamp': timestamp,
          'webhook-signature': `v1=${signatureOf(secret, timestamp, body)}`,
        },
      })
      call.on('error', reject)
      call.on('response', (response: IncomingMessage) => {
        resolve(response.statusCode ?? 0)
        // The number is the answer: whatever else it sends is not waited for.
        response.destroy()
      })
      call.end(body)
    })
  }
}

/** HMAC-SHA256 of '<timestamp>.<body>', in hexadecimal digits. */
export const signatureOf = (secret: Secret, timestamp: string, body: string): string =>
  createHmac('sha256', secret.reveal()).update(`${timestamp}.${body}`).digest('hex')

function outcomeOf(status: number): WebhookOutcome {
  if (status >= 200 && status < 300) return { outcome: 'delivered' }
  const reason = `The receiver answered ${status}.`
  if (status >= 300 && status < 400) return { outcome: 'refused', reason: `${reason} Redirects are not followed.` }
  return { outcome: status >= 400 && status < 500 && !later.has(status) ? 'refused' : 'failed', reason }
}
