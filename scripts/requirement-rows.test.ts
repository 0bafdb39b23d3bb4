import { expect, it } from 'vitest'
import { readRows, rowsNamed } from './requirement-rows.ts'

it('reads rows, starred ones too', () => {
  const rows = readRows('| id | requirement |\n|---|---|\n| PL-01 | One deployment. |\n| PL-08 ★ | Never leaks. |\n')
  expect([...rows]).toEqual([['PL-01', 'One deployment.'], ['PL-08', 'Never leaks.']])
})

it.each([
  ['masks the phone [VD-19]', ['VD-19']],
  ['facets [SL-20, SL-21] and more [SL-25]', ['SL-20', 'SL-21', 'SL-25']],
  ['no row (PL-06) here [draft]', []],
])('finds the rows in %j', (title, ids) => expect(rowsNamed(title)).toEqual(ids))
