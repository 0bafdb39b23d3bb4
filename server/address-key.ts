import { isIPv6 } from 'node:net'

/**
 * Under what an address is counted. Whoever has one IPv6 address has its whole network of 2⁶⁴, so that counts as one; what
 * is no address at all counts as one, too, whatever a proxy wrote there.
 */
export function addressKey(address: string | undefined): string {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? ''
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(plain)) return plain
  return isIPv6(plain) ? `${network(plain)}::/64` : 'unknown'
}

/** The first four of the eight parts, whichever of its spellings the address came in. */
function network(address: string): string {
  const [head = '', tail] = address.split('%')[0]!.toLowerCase().split('::')
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const parts = [...first, ...Array.from({ length: missing }, () => '0'), ...last]
  return parts
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')
}
