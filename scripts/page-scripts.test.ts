import { expect, it } from 'vitest'
import { functionText } from './page-scripts.ts'

const module = `
/** Ten, as written. */
const longName = 10
const double = (value) => value * 2
export default function start(values) {
  const used = values.map((value) => double(value) + longName)
  return used
}`

it('gives a default function with all it uses in its file, in few bytes', async () => {
  const text = await functionText(module)
  expect(text).not.toMatch(/longName|used|as written|\n/)
  // oxlint-disable-next-line no-eval -- as a page does
  expect((0, eval)(`(${text})`)([1, 2])).toEqual([12, 14])
})

it.each([
  ['imports nothing', `import { a } from './a.ts'\n${module}`],
  ['is a default function', 'export const a = 1'],
])('says of a module that cannot be one that a script %s', async (reason, written) => {
  await expect(functionText(written)).rejects.toThrow(reason)
})
