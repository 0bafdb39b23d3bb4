import { expect, it } from 'vitest'
import { LruMap } from './lru-map.ts'

it('holds as many as it may; what was asked for or put least recently goes first', () => {
  const map = new LruMap<string, number>(3)
  for (const [at, name] of ['a', 'b', 'c'].entries()) map.set(name, at)
  map.get('a')
  map.set('b', 9)
  map.set('d', 3)
  expect(['a', 'b', 'c', 'd'].map((name) => map.get(name))).toEqual([0, 9, undefined, 3])
  map.delete('a')
  map.set('e', 4)
  expect([map.get('b'), map.get('d'), map.get('e')]).toEqual([9, 3, 4])
})

it('keeps null, and never grows', () => {
  const map = new LruMap<number, null>(10)
  for (let at = 0; at < 1_000; at++) map.set(at, null)
  expect([map.get(999), map.get(990), map.get(989)]).toEqual([null, null, undefined])
})
