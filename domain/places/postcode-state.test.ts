import { expect, it } from 'vitest'
import { postcodeState } from './postcode-state.ts'

it.each([
  ['0200', 'ACT'],
  ['0800', 'NT'],
  ['1001', 'NSW'],
  ['2599', 'NSW'],
  ['2600', 'ACT'],
  ['2620', 'NSW'],
  ['2913', 'ACT'],
  ['2999', 'NSW'],
  ['3000', 'VIC'],
  ['8001', 'VIC'],
  ['4000', 'QLD'],
  ['9726', 'QLD'],
  ['5000', 'SA'],
  ['6000', 'WA'],
  ['7000', 'TAS'],
  ['0000', null],
  ['0500', null],
  ['800', null],
  ['abcd', null],
])('%s lies in %s', (postcode, state) => expect(postcodeState(postcode)).toBe(state))
