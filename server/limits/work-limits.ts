import { Allowances } from './allowances.ts'

interface WorkLimitOptions {
  /** Of a second's work, in percent, what one address may use all the time. */
  readonly addressPercent: number
  /** The same for all addresses that ask one site. */
  readonly sitePercent: number
  /** The time in milliseconds. */
  readonly now: () => number
}

export interface Refused {
  readonly by: 'address' | 'site'
  /** When to come back. */
  readonly seconds: number
}

/** A unit of work is about a microsecond. */
const unitsPerSecond = 1_000_000
/** So many seconds' worth may be used at once: shoppers come in waves, and a page asks several things as it opens. */
const burstSeconds = 10
/** Who has this share of an address's allowance left is let in where the site's is used up: someone else used it. */
const lightShare = 0.9

/** How much work an address, and a site's visitors together, may cause. It counts what was done, not how often was asked. */
export class WorkLimits {
  readonly #addresses: Allowances
  readonly #sites: Allowances

  constructor({ addressPercent, sitePercent, now }: WorkLimitOptions) {
    const allowances = (percent: number): Allowances => {
      const rate = (unitsPerSecond * percent) / 100
      return new Allowances({ rate, burst: rate * burstSeconds, now })
    }
    this.#addresses = allowances(addressPercent)
    this.#sites = allowances(sitePercent)
  }

  spend(address: string, siteId: number, cost: number): void {
    this.#addresses.take(address, cost)
    this.#sites.take(String(siteId), cost)
  }

  /** Why this address may have no more of this site's work for now. */
  refusal(address: string, siteId: number): Refused | null {
    if (this.#addresses.left(address) <= 0)
      return { by: 'address', seconds: inWholeSeconds(this.#addresses.secondsUntil(address, 1)) }
    const isLight = this.#addresses.left(address) >= this.#addresses.burst * lightShare
    if (isLight || this.#sites.left(String(siteId)) > 0) return null
    return { by: 'site', seconds: inWholeSeconds(this.#sites.secondsUntil(String(siteId), 1)) }
  }

  /** What is left, in the header fields of draft-ietf-httpapi-ratelimit-headers. */
  headers(address: string): Record<string, string> {
    const { burst, window } = this.#addresses
    const left = Math.max(0, Math.floor(this.#addresses.left(address)))
    const seconds = Math.ceil(this.#addresses.secondsUntil(address, burst))
    return {
      'ratelimit-policy': `"address";q=${Math.floor(burst)};w=${window}`,
      ratelimit: `"address";r=${left};t=${seconds}`,
    }
  }
}

const inWholeSeconds = (seconds: number): number => Math.max(1, Math.ceil(seconds))
