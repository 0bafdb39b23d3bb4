import { describe, expect, it } from 'vitest'
import { filterOptions, nextIndex } from './combobox-filter.ts'

const options = ['Adelaide', 'Port Adelaide', 'Citroën', 'Wagga Wagga', 'Sawtell'].map((value) => ({ value }))
const found = (text: string) => filterOptions(options, text).map((option) => option.value)

describe('filtering', () => {
  it.each([
    ['nothing typed offers everything', '  ', options.map((option) => option.value)],
    ['beginnings come before later words', 'adel', ['Adelaide', 'Port Adelaide']],
    ['words come before middles', 'wa', ['Wagga Wagga']],
    ['middles count too', 'awt', ['Sawtell']],
    ['case does not matter', 'WAGGA', ['Wagga Wagga']],
    ['accents do not matter', 'citroen', ['Citroën']],
    ['nothing fits', 'xyz', []],
  ])('%s', (_, text, result) => {
    expect(found(text)).toEqual(result)
  })
})

describe('arrow keys', () => {
  it.each([
    [3, -1, 'ArrowDown', 0],
    [3, -1, 'ArrowUp', 2],
    [3, 1, 'ArrowDown', 2],
    [3, 2, 'ArrowDown', 0],
    [3, 0, 'ArrowUp', 2],
    [0, -1, 'ArrowDown', -1],
  ] as const)('of %d from %d by %s goes to %d', (count, active, key, result) => {
    expect(nextIndex(count, active, key)).toBe(result)
  })
})
