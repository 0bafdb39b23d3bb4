import { expect, it } from 'vitest'
import { modelNamesOf, modelsByMake } from './models-of.ts'

it('a model is what follows the make in the name of both', () => {
  expect(modelNamesOf('Land Rover', ['Land Rover Defender', 'Land Cruiser', 'Land Rover Range Rover'])).toEqual([
    'Defender',
    'Range Rover',
  ])
})

it('a make whose name begins another’s gets none of its models', () => {
  expect(modelsByMake(['Land', 'Land Rover'], ['Land Rover Defender', 'Land One', 'Unknown X'])).toEqual([
    { make: 'Land', model: 'One' },
    { make: 'Land Rover', model: 'Defender' },
  ])
})
