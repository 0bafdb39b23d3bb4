import { expect, it } from 'vitest'
import { hexColour } from './hex-colour.ts'

it.each([
  ['#0d5c63', '#0d5c63'],
  ['#fff', '#ffffff'],
  ['#0d5c6380', '#0d5c63'],
  ['oklch(0.628 0.2577 29.23)', '#ff0000'],
  ['oklch(100% 0 0)', '#ffffff'],
  ['oklch(0% 0 0)', '#000000'],
  ['oklch(50% 0.1 200 / 50%)', '#00747a'],
])('%s is %s on a screen', (colour, hex) => expect(hexColour(colour)).toBe(hex))
