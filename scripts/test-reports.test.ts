import { expect, it } from 'vitest'
import { testsInPlaywright, testsInVitest } from './test-reports.ts'

it('takes a test for passed only if it ran and passed', () => {
  const tests = testsInVitest({
    testResults: [
      {
        name: 'a.test.ts',
        assertionResults: [
          { title: 'a', status: 'passed', duration: 7 },
          { title: 'b', status: 'failed', duration: 9 },
          { title: 'c', status: 'skipped' },
        ],
      },
    ],
  })
  expect(tests).toEqual([
    { title: 'a', file: 'a.test.ts', passed: true, ms: 7 },
    { title: 'b', file: 'a.test.ts', passed: false, ms: 9 },
    { title: 'c', file: 'a.test.ts', passed: false, ms: 0 },
  ])
})

it('does not count a browser test that passed at the second try, and adds up what both took', () => {
  const spec = (title: string, ok: boolean, status: string, ...durations: number[]) => ({
    title,
    file: 'a.e2e.ts',
    ok,
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  })
  const tests = testsInPlaywright({
    suites: [{ specs: [spec('a', true, 'expected', 5), spec('b', false, 'unexpected', 5)] }],
    specs: [spec('c', true, 'skipped'), spec('d', true, 'flaky', 20, 10)],
  })
  expect(tests.map(({ title, passed, ms }) => [title, passed, ms])).toEqual([
    ['c', false, 0],
    ['d', false, 30],
    ['a', true, 5],
    ['b', false, 5],
  ])
})
