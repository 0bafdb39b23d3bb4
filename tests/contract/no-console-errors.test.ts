import { expect, it, vi } from 'vitest'

it.fails('a test during which something is written to console.error fails', () => {
  const { error } = globalThis.console
  expect(error('Warning: Each child in a list should have a unique key.')).toBeUndefined()
})

it('one that expects the words takes them away', () => {
  const spy = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {})
  globalThis.console.error('expected')
  expect(spy.mock.calls).toEqual([['expected']])
  spy.mockClear()
})
