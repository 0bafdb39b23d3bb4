import { expect, it } from 'vitest'
import { addressKey } from './address-key.ts'

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [undefined, 'unknown'],
  ['', 'unknown'],
  ['x'.repeat(5_000), 'unknown'],
  ["'; drop table write_limit", 'unknown'],
])('%s counts as %s', (address, key) => expect(addressKey(address)).toBe(key))
