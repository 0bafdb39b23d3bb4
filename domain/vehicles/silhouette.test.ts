import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { bodyTypes } from './body-types.ts'
import { silhouetteOf } from './silhouette.ts'

it.each([
  ['ute', 'car', 'ute'],
  ['Hatchback', 'car', 'hatch'],
  ['softtop', 'car', 'convertible'],
  [null, 'caravan', 'caravan'],
  ['Something else', 'truck', 'light-truck'],
  ['constructor', 'motorcycle', 'naked'],
] as const)('a picture that is missing of %s (%s) is drawn as %s [OS-20]', (body, kind, drawn) =>
  expect(silhouetteOf(body, kind)).toBe(drawn),
)

it('every body of the trade has a drawing that is there [OS-20] [CN-03]', () => {
  const files = new Set(readdirSync('public/silhouettes'))
  const others = [
    'adventure',
    'scooter',
    'sport',
    'touring',
    'trail',
    'pop top',
    'camper trailer',
    'prime mover',
    'tray',
  ]
  const names = [...Object.keys(bodyTypes), ...others].map((body) => silhouetteOf(body))
  expect(names.filter((name) => !files.has(`${name}.svg`))).toEqual([])
  expect(new Set(names).size).toBeGreaterThan(20)
})
