import { expect, it } from 'vitest'
import { isModelAt, modelPath } from './model-path.ts'

const model = (overrideUrl: string | null) => ({ slug: 'toyota-hilux', overrideUrl })

it.each([
  [null, '/toyota-hilux'],
  ['', '/toyota-hilux'],
  ['/ranges/hilux', '/ranges/hilux'],
  ['https://www.toyota.example/hilux', 'https://www.toyota.example/hilux'],
  ['javascript:alert(1)', '/toyota-hilux'],
  ['//elsewhere.example/', '/toyota-hilux'],
  [String.raw`/\elsewhere.example`, '/toyota-hilux'],
  ['http://www.toyota.example/', '/toyota-hilux'],
])('a model whose override is %j is at %s [RT-16]', (override, path) => expect(modelPath(model(override))).toBe(path))

it.each([
  [null, '/toyota-hilux', true],
  [null, '/Toyota-HiLux', true],
  [null, '/toyota', false],
  ['/ranges/hilux', '/ranges/hilux', true],
  ['/ranges/hilux', '/toyota-hilux', true],
])('one whose override is %j is looked for at %s: %s [RT-16]', (override, path, isHere) =>
  expect(isModelAt(model(override), path)).toBe(isHere),
)
