import { BlockList, isIPv6 } from 'node:net'
import { createMemo } from './memo.ts'

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
  const spell = createMemo(10_000, spellOrigin)
  return ({ host, header, peerAddress, encrypted }) => {
    const viaProxy = trustedProxies.length > 0 && peerAddress !== undefined && contains(trusted, peerAddress)
    const ownScheme = encrypted ? 'https' : 'http'
    if (!viaProxy) return withClient(spell(`${ownScheme}://${host}`), peerAddress)
    const scheme = firstOf(header('x-forwarded-proto')) ?? ownScheme
    const origin = spell(`${scheme}://${firstOf(header('x-forwarded-host')) ?? host}`)
    return withClient(origin, clientBehind(trusted, header('x-forwarded-for'), peerAddress))
  }
}

type Origin = Pick<CanonicalRequest, 'origin' | 'hostname'>

const withClient = (origin: Origin | null, clientAddress: string | undefined): CanonicalRequest | null =>
  origin && { ...origin, clientAddress }

/** The URL parser lower-cases, converts to ASCII and drops a default port; a trailing dot names the same host. */
function spellOrigin(text: string): Origin | null {
  if (text.length > 255 || !/^https?:\/\/[^\s/\\?#@]+$/.test(text)) return null
  const url = URL.parse(text.replace(/\.(?=:\d+$|$)/, ''))
  return url && { origin: url.origin, hostname: url.hostname }
}

/** The nearest address that is not one of ours: what stands further left was written by the client. */
function clientBehind(
  trusted: BlockList,
  forwardedFor: string | undefined,
  peer: string | undefined,
): string | undefined {
  const hops = (forwardedFor ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
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
