import { lookup } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const own = new BlockList()
for (const [range, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  own.addSubnet(range, bits, 'ipv4')
}
for (const [range, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  own.addSubnet(range, bits, 'ipv6')
}

/** Whether an address is anyone's on the internet: none of this machine, of a network like ours, or of a group. */
export function isPublic(address: string): boolean {
  const family = isIP(address)
  if (family === 0) return false
  // An IPv4 address in IPv6 clothes is asked about as what it is: BlockList sees through them.
  return !own.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** The other end is in a network that configuration must not reach into. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError'
}

/**
 * The addresses a host has now, those of IPv4 first, which every network reaches. Who connects must use these: asked again, its
 * name server might tell others. Where any of them is private the host is refused, unless `allowPrivate` says that this is a demo
 * or the operator's own choice.
 */
export async function addressesOf(
  host: string,
  { allowPrivate }: { allowPrivate: boolean },
): Promise<{ address: string; family: number }[]> {
  const name = host.replace(/^\[(.*)\]$/, '$1')
  const family = isIP(name)
  const addresses = family > 0 ? [{ address: name, family }] : await lookup(name, { all: true, order: 'ipv4first' })
  if (!allowPrivate && !addresses.every(({ address }) => isPublic(address))) {
    throw new PrivateAddressError(`${host} is an address inside a network, where nothing is sent.`)
  }
  return addresses
}

/** For a request: its host has these addresses and no others, whatever its name server says now. */
export const lookupOf =
  (addresses: Awaited<ReturnType<typeof addressesOf>>): LookupFunction =>
  (_host, options, done) =>
    options.all ? done(null, addresses) : done(null, addresses[0]!.address, addresses[0]!.family)
