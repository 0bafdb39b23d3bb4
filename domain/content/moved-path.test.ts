import { expect, it } from 'vitest'
import { movedPath } from './moved-path.ts'

const redirects = {
  paths: [
    { from: '/old', to: '/new' },
    { from: '/sale', to: '/special-offers?from=sale' },
    { from: '/jobs', to: 'https://jobs.example/' },
    { from: '/elsewhere', to: 'https://evil.example/' },
    { from: '/a', to: '/b' },
    { from: '/b', to: '/a' },
    { from: '/shop', to: '/', prefix: true },
  ],
  hosts: ['https://jobs.example'],
}

it.each([
  ['/old', '', '/new'],
  ['/old', '?utm=1', '/new?utm=1'],
  ['/sale', '?utm=1', '/special-offers?from=sale'],
  ['/jobs', '', 'https://jobs.example/'],
  ['/elsewhere', '', null],
  ['/a', '', null],
  ['/never', '', null],
  ['/shop/used', '', '/used'],
  ['/shop', '', '/'],
  // Another's host is never made of what was written.
  ['/shop//evil.example', '', '/evil.example'],
  ['/shop/\\\\evil.example', '', '/evil.example'],
])('%s%s has moved to %s [RT-21]', (path, search, to) => expect(movedPath({ redirects }, path, search)).toBe(to))
