import { expect, it } from 'vitest'
import { groupFeatures, orderedFeatures } from './feature-groups.ts'

it('those shoppers filter by come first, each once, however it is spelled [VD-11]', () =>
  expect(
    orderedFeatures(['Sunroof', 'Tow Bar'], ['Air Conditioning', ' tow  bar ', 'Sunroof', '', 'Bluetooth']),
  ).toEqual(['Sunroof', 'Tow Bar', 'Air Conditioning', 'Bluetooth']))

it('are grouped by what they are for, and what nobody knows comes last [VD-11]', () =>
  expect(groupFeatures(['Flux Capacitor', 'Tow Bar', '7 Airbags', 'Heated Front Seats', 'Lane Keep Assist'])).toEqual([
    { title: 'Safety and driver assistance', features: ['7 Airbags', 'Lane Keep Assist'] },
    { title: 'Comfort', features: ['Heated Front Seats'] },
    { title: 'Work, towing and touring', features: ['Tow Bar'] },
    { title: 'Also fitted', features: ['Flux Capacitor'] },
  ]))
