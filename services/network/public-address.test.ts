import { describe, expect, it } from 'vitest'
import { addressesOf, isPublic } from './public-address.ts'

describe('an address', () => {
  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    '%s is anyone’s',
    (address) => {
      expect(isPublic(address)).toBe(true)
    },
  )

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    'x',
    '',
  ])('%s is somebody’s own', (address) => expect(isPublic(address)).toBe(false))
})

describe('the address of a host', () => {
  it.each(['localhost', '127.0.0.1', '[::1]', '169.254.169.254'])('%s is refused, save in a demo', async (host) => {
    await expect(addressesOf(host, { allowPrivate: false })).rejects.toThrow('inside a network')
    expect((await addressesOf(host, { allowPrivate: true }))[0]!.address).toMatch(/^[\d.:]+$/)
  })

  it.each(['2130706433', '0x7f.1', '017700000001'])('%s is seen through', async (host) => {
    const { hostname } = new URL(`https://${host}/`)
    await expect(addressesOf(hostname, { allowPrivate: false })).rejects.toThrow('inside a network')
  })
})
