import type { IncomingMessage } from 'node:http'
import type { AppDeps } from './app-deps.ts'
import { type Arrival, type CanonicalRequest, createCanonicaliser } from './canonical-request.ts'
import type { LiveSite } from './site-directory.ts'

export interface Found {
  canonical: CanonicalRequest
  live: LiveSite | undefined
}

/** Decides, from the host, which site a request is for; null when it names no valid host. */
export function createSiteFinder({ environment, sites }: AppDeps): (arrival: Arrival) => Found | null {
  const canonicalise = createCanonicaliser(environment.trustedProxies)
  return (arrival) => {
    const canonical = canonicalise(arrival)
    return canonical && { canonical, live: sites.atHost(canonical.hostname) }
  }
}

/** A request as it came off the socket. */
export const arrivalOf = ({ headers, socket }: IncomingMessage): Arrival => ({
  host: headers.host,
  header: (name) => {
    const value = headers[name]
    return Array.isArray(value) ? value[0] : value
  },
  peerAddress: socket.remoteAddress,
  encrypted: 'encrypted' in socket,
})
