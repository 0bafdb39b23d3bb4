import { expect, it, vi } from 'vitest'
import { createMemo } from './memo.ts'

it('computes once for each argument', () => {
  const compute = vi.fn((text: string) => (text === '' ? null : text.length))
  const memo = createMemo(2, compute)
  expect([memo('abc'), memo('abc'), memo(''), memo('')]).toEqual([3, 3, null, null])
  expect(compute).toHaveBeenCalledTimes(2)
})

it('arguments that come once never push out one that comes again and again', () => {
  const compute = vi.fn((path: string) => path)
  const memo = createMemo(10, compute)
  for (let at = 0; at < 100; at++) {
    memo('/')
    memo(`/made-up-${at}`)
  }
  expect(compute.mock.calls.filter(([path]) => path === '/')).toHaveLength(1)
})

it('does not fill the memory with what is longer than anyone needs', () => {
  const compute = vi.fn((path: string) => path.length)
  const memo = createMemo(10, compute)
  const long = `/${'a'.repeat(2_000)}`
  expect([memo(long), memo(long)]).toEqual([2_001, 2_001])
  expect(compute).toHaveBeenCalledTimes(2)
})
