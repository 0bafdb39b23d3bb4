import { expect, it } from 'vitest'
import { readRows, rowsBegun, rowsNamed } from './requirement-rows.ts'

it('reads rows, starred ones too', () => {
  const rows = readRows('| id | requirement |\n|---|---|\n| PL-01 | One deployment. |\n| PL-08 ★ | Never leaks. |\n')
  expect([...rows]).toEqual([
    ['PL-01', 'One deployment.'],
    ['PL-08', 'Never leaks.'],
  ])
})

// Not in the tests' own titles, which would prove the rows they name.
it.each([
  { what: 'one row', title: 'masks the phone [VD-19]', named: ['VD-19'], begun: [] },
  { what: 'several', title: 'facets [SL-20, SL-21] and more [SL-25]', named: ['SL-20', 'SL-21', 'SL-25'], begun: [] },
  { what: 'none', title: 'no row (PL-06) here [draft]', named: [], begun: [] },
  { what: 'a part of one, and another', title: 'robots [part of RT-21] [PL-01]', named: ['PL-01'], begun: ['RT-21'] },
  { what: 'parts of two', title: 'cards [part of BR-02, BR-03]', named: [], begun: ['BR-02', 'BR-03'] },
])('finds $what in a title', ({ title, named, begun }) =>
  expect([rowsNamed(title), rowsBegun(title)]).toEqual([named, begun]),
)
