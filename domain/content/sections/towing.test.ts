import { expect, it } from 'vitest'
import { lengthOf } from './towing.server.ts'

it.each([
  [300, 'short'],
  [1500, 'short'],
  [1501, 'medium'],
  [2000, 'medium'],
  [2500, 'long'],
  [2501, 'longest'],
  [10_000, 'longest'],
])('a caravan of %i kg is drawn %s [PL-05]', (kg, length) => expect(lengthOf(kg)).toBe(length))
