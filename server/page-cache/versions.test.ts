import { expect, it } from 'vitest'
import { Versions } from './versions.ts'

it('gives processes that applied the same changes the same versions, whenever they began and however they heard of them', () => {
  const [one, other] = [new Versions(), new Versions()]
  one.bumpAll(40)
  for (const seq of [41, 42, 45]) one.bump('stock:1', seq)
  other.bumpAll(40)
  other.bump('stock:1', 45)
  expect(one.of('stock:1')).toBe(other.of('stock:1'))
  expect(one.nameOf('stock:1', 'site:1')).toBe('19-14')
  expect(other.nameOf('stock:1', 'site:1')).toBe('19-14')
})

it.each<[string, (versions: Versions) => void]>([
  ['a change', (versions) => versions.bump('stock:1', 45)],
  ['the same change, told again', (versions) => versions.bump('stock:1', 41)],
  ['a change that has no number', (versions) => versions.bump('stock:1')],
  ['everything loaded anew', (versions) => versions.bumpAll(50)],
  ['everything declared old', (versions) => versions.bumpAll()],
])('%s never leaves a version as it was, nor gives it one that a later change will have', (_, happens) => {
  const versions = new Versions()
  versions.bumpAll(40)
  versions.bump('stock:1', 41)
  happens(versions)
  const after = versions.of('stock:1')
  expect(after).toBeGreaterThan(41)
  versions.bump('stock:1', 60)
  expect(versions.of('stock:1')).toBe(60)
  expect([42, 43]).not.toContain(after)
})
