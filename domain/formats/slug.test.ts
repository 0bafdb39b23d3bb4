import { expect, it } from 'vitest'
import { slugOf } from './slug.ts'

it.each([
  ['Land Rover', 'land-rover'],
  [' D-MAX! ', 'd-max'],
  ['Citroën', 'citroen'],
  ['长城', ''],
])('%s in a path is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
