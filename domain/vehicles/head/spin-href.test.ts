import { expect, it } from 'vitest'
import { spinHref } from './spin-href.ts'

const link = 'https://spins.example/{code}?of={code}'

it.each([
  [link, 'a/b $& c', false, 'https://spins.example/a%2Fb%20%24%26%20c?of=a%2Fb%20%24%26%20c'],
  [link, 'abc', true, null],
  [link, null, false, null],
  [null, 'abc', false, null],
])('%s with the code %s, frames of our own: %s, leads to %s [part of EN-01]', (address, code, hasFrames, href) =>
  expect(spinHref(address, code, hasFrames)).toBe(href),
)
