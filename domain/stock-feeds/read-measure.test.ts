import { expect, it } from 'vitest'
import { measureIn, readMeasure, type Measure } from './read-measure.ts'

it.each<[Measure, string, number]>([
  ['mass', '2,180 kg', 2_180],
  ['mass', '2180kgs', 2_180],
  ['mass', '2180', 2_180],
  ['mass', '2.18 t', 2_180],
  ['mass', '3.5t', 3_500],
  ['mass', '4.495 Tonnes', 4_495],
  ['mass', '2,180 kg (approx)', 2_180],
  ['mass', '0', 0],
  ['length', '6.4 m', 6_400],
  ['length', '6400 mm', 6_400],
  ['length', '6400', 6_400],
  ['length', '640cm', 6_400],
  ['length', `21'6"`, 6_553],
  ['length', '21’6”', 6_553],
  ['length', `21' 6''`, 6_553],
  ['length', '21 ft 6 in', 6_553],
  ['length', `21'`, 6_401],
  ['length', '21ft', 6_401],
  ['length', '21.5 ft', 6_553],
  ['length', '21 ft (6.4 m)', 6_400],
  ['length', '6.4 m / 21 ft', 6_400],
  ['distance', '400 km WLTP', 400],
  ['distance', '400km (NEDC)', 400],
  ['distance', '1,050', 1_050],
  ['energy', '60.48 kWh', 60.5],
  ['power', '7.4kW', 7.4],
  ['percent', '92%', 92],
  ['percent', '92', 92],
])('a %s of %j is %d [SL-34]', (what, text, value) => expect(measureIn(text, what)).toBe(value))

it.each<[Measure, string]>([
  ['mass', 'TBA'],
  ['mass', '2.18'],
  ['mass', '2180 lb'],
  ['mass', '-5 kg'],
  ['mass', '1e5'],
  ['mass', '2,18 kg'],
  ['length', '21'],
  ['length', '6.4'],
  ['length', '6.4 km'],
  ['length', `6"`],
  ['length', ''],
  ['distance', '400 miles'],
  ['energy', '60 kW'],
  ['percent', 'ninety'],
  ['mass', '5 constructor'],
])('a %s of %j is none we can read', (what, text) => {
  expect(measureIn(text, what)).toBeNull()
  expect(readMeasure(text, what, 0, 1e9)).toEqual({
    problem: expect.stringMatching(/^is not a measure we can read\. Write it with its unit, such as .+\.$/),
  })
})

it.each<[Measure, string, number, number, string]>([
  [
    'length',
    '60 m',
    1_500,
    20_000,
    `must be from 1500 to 20000 mm. Check the figure and its unit: 6.4 m, 6400 mm or 21'6".`,
  ],
  ['mass', '10 kg', 30, 200_000, 'must be from 30 to 200000 kg. Check the figure and its unit: 2180 kg or 2.18 t.'],
  ['percent', '101 %', 1, 100, 'must be from 1 to 100 %. Check the figure and its unit: 92%.'],
])('a %s of %j says what to check', (what, text, min, max, problem) =>
  expect(readMeasure(text, what, min, max)).toEqual({ problem }),
)

it.each([
  ['1.5 m', 1_500],
  ['20 m', 20_000],
  ['0', 0],
])('a length of %s is within its bounds, or not known', (text, value) =>
  expect(readMeasure(text, 'length', 1_500, 20_000)).toEqual({ value }),
)
