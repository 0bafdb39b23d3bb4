import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A test of the last run. */
interface RanTest {
  title: string
  file: string
  /** It ran, passed, and did so at the first try. */
  passed: boolean
  ms: number
}

interface VitestReport {
  testResults: { name: string; assertionResults: { title: string; status: string; duration?: number | null }[] }[]
}

/** The tests in Vitest's JSON report. */
export const testsInVitest = ({ testResults }: VitestReport): RanTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status, duration }) => ({
      title,
      file: name,
      passed: status === 'passed',
      ms: duration ?? 0,
    })),
  )

interface PlaywrightSuite {
  specs?: { title: string; file: string; ok: boolean; tests: { status: string; results: { duration: number }[] }[] }[]
  suites?: PlaywrightSuite[]
}

/** The tests in Playwright's JSON report. */
export function testsInPlaywright({ specs = [], suites = [] }: PlaywrightSuite): RanTest[] {
  const own = specs.map(({ title, file, ok, tests }) => ({
    title,
    file,
    passed: ok && tests.every(({ status }) => status === 'expected'),
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }))
  return [...own, ...suites.flatMap(testsInPlaywright)]
}

const reports = { 'test-results/vitest.json': testsInVitest, 'test-results/playwright.json': testsInPlaywright }

/** The tests of the last run, or an exit that says that there was none. */
export function lastRun(root: string): RanTest[] {
  const missing = Object.keys(reports).filter((file) => !existsSync(join(root, file)))
  if (missing.length > 0) {
    console.error(`No report at ${missing.join(', ')}: run npm test first.`)
    process.exit(1)
  }
  return Object.entries(reports).flatMap(([file, read]) => read(JSON.parse(readFileSync(join(root, file), 'utf8'))))
}
