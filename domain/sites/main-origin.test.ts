import { expect, it } from 'vitest'
import type { Site } from './site.ts'
import { mainOrigin } from './main-origin.ts'

const site = (...domains: string[]) => ({ domains }) as unknown as Site

it.each([
  [
    'its first domain, whichever a visitor used',
    site('www.north.com.au', 'north.com.au'),
    'https://north.com.au',
    false,
    'https://www.north.com.au',
  ],
  [
    'the address a visitor used, without domains of its own',
    site(),
    'https://north.forecourt.example',
    false,
    'https://north.forecourt.example',
  ],
  [
    'the address a visitor used, in the demo',
    site('www.north.com.au'),
    'http://north.localhost:3000',
    true,
    'http://north.localhost:3000',
  ],
])('a site is known by %s', (_, given, origin, isDemo, main) =>
  expect(mainOrigin({ site: given, origin, isDemo })).toBe(main),
)
