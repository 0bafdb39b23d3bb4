import { expect, it } from 'vitest'
import { blurColours } from './blur.ts'

it.each([
  ['a1b2c3000000ffffff', ['#a1b2c3', '#000000', '#ffffff']],
  ['red', []],
  ['a1b2c3000000ffffff00', []],
  ['xxa1b2c3000000ffffff', []],
  ['a1b2c3000000fffff', []],
  ['A1B2C3000000FFFFFF', []],
  ['', []],
  [null, []],
])('%s stands for %j before the picture has come [CA-06]', (blur, colours) =>
  expect(blurColours(blur)).toEqual(colours),
)
