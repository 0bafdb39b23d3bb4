import { expect, it } from 'vitest'
import { colourSwatch } from './colour-swatch.ts'

it.each([
  ['White', ['#fbfbf8', undefined]],
  ['Midnight Blue', colourSwatch('blue')],
  ['Black/White', ['#15171a', '#fbfbf8']],
  ['Sunset', ['#f2f2ef', '#8a8f95']],
  ['constructor', ['#f2f2ef', '#8a8f95']],
])('%s', (name, colours) => expect(colourSwatch(name)).toEqual(colours))
