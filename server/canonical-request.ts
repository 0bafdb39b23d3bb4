import { BlockList, isIPv6 } from 'node:net'

/** Who asks and for what, decided once per request; everything after reads this, never the raw headers. */
export interface CanonicalRequest {
  /** 'https://www.example.com.au' or 'http://southbank.localhost:3000'. */
  origin: string
  /** Host name without port: what a site is found by. */
  hostname: string
  clientAddress: string | undefined
}

export interface Arrival {
  host: string | undefined
  header: (name: string) => string | undefined
  peerAddress: string | undefined
  encrypted: boolean
}

/** Reads X-Forwarded-* only when the peer is one of the configured proxies, which must overwrite them. */
export function createCanonicaliser(trustedProxies: readonly string[]): (arrival: Arrival) => CanonicalRequest | null {
  const trusted = proxyList(trustedProxies)
  return ({ host, header, peerAddress, encrypted }) => {
    const viaProxy = peerAddress !== undefined && contains(trusted, peerAddress)
    const rawHost = (viaProxy && firstOf(header('x-forwarded-host'))) || host
    const scheme = viaProxy ? (firstOf(header('x-forwarded-proto')) ?? (encrypted ? 'https' : 'http')) : encrypted ? 'https' : 'http'
    const url = hostUrl(scheme === 'https' ? 'https' : 'http', rawHost)
    if (!url) return null
    const clientAddress = viaProxy ? clientBehind(trusted, header('x-forwarded-for'), peerAddress) : peerAddress
    return { origin: url.origin, hostname: url.hostname, clientAddress }
  }
}

/** The URL parser lower-cases, converts to ASCII and drops a default port; a trailing dot names the same host. */
function hostUrl(scheme: string, host: string | undefined): URL | null {
  if (!host || host.length > 255 || !/^[^\s/\\?#@]+$/.test(host)) return null
  const bare = host.replace(/\.(?=:\d+$|$)/, '')
  return URL.parse(`${scheme}://${bare}`)
}

/** The nearest address that is not one of ours: what stands further left was written by the client. */
function clientBehind(trusted: BlockList, forwardedFor: string | undefined, peer: string | undefined): string | undefined {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim()).filter(Boolean)
  return hops.findLast((hop) => !contains(trusted, hop)) ?? hops[0] ?? peer
}

function proxyList(proxies: readonly string[]): BlockList {
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

function contains(list: BlockList, address: string): boolean {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address
  return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}

const firstOf = (value: string | undefined): string | undefined => value?.split(',')[0]?.trim() || undefined
