import { expect, it } from 'vitest'
import { findRawColours } from './check-tokens.ts'

it.each([
  'color: #fff;',
  'className="bg-[#0b5c8a]"',
  'fill="#0b5c8a80"',
  'background: rgb(0 0 0 / 0.5);',
  'color: oklch(0.7 0.1 200);',
  'border-color: hsl(20deg 10% 10%);',
  'className="p-4 hover:bg-red-500"',
  'className="text-white"',
  'className="border-t-black/50"',
  'outline: 1px solid black;',
  'stroke="white"',
  'style={{ width: 3 }}',
  '<p style="margin:0">',
])('%s is refused', (line) => {
  expect(findRawColours(`\n${line}`)).toEqual([expect.stringMatching(/^2: /)])
})

it.each([
  'className="bg-surface text-muted border-line"',
  'href="#content"',
  'to="/_ui#add"',
  "import { requestContext } from '#app/request-context.ts'",
  'background: color-mix(in oklab, var(--accent), var(--ink) 18%);',
  '--color-ground: var(--ground);',
  'className="bg-transparent fill-current whitespace-nowrap"',
  'readonly #listeners = new Set()',
  'this.#add(1)',
])('%s is fine', (line) => {
  expect(findRawColours(line)).toEqual([])
})
