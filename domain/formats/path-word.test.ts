import { expect, it } from 'vitest'
import { pathWord } from './path-word.ts'

it.each([
  ['Land Rover', 'land-rover'],
  [' D-MAX! ', 'd-max'],
])('%s in a path is %s', (text, word) => {
  expect(pathWord(text)).toBe(word)
})
