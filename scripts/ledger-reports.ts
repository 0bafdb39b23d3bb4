/** The ledger's rows: id → text. */
export function readRows(markdown: string): Map<string, string> {
  const rows = markdown.matchAll(/^\| ([A-Z]{2}-\d\d) ?★? \| (.*) \|$/gm)
  return new Map([...rows].map(([, id, text]) => [id!, text!]))
}

/** The rows a test's title names: '[VD-19]', '[SL-20, SL-21]'. */
export function rowsNamed(title: string): string[] {
  const groups = title.matchAll(/\[([A-Z]{2}-\d\d(?:[,\s]+[A-Z]{2}-\d\d)*)\]/g)
  return [...groups].flatMap(([, ids]) => ids!.split(/[,\s]+/))
}

interface VitestReport {
  testResults: { assertionResults: { title: string; status: string }[] }[]
}

/** Titles of the tests that passed, from Vitest's JSON reporter. */
export function passedInVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed').map(({ title }) => title)
}

interface PlaywrightSuite {
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}

/** Titles of the tests that ran and passed, from Playwright's JSON reporter. */
export function passedInPlaywright({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const passed = specs.filter(({ ok, tests }) => ok && tests.every(({ status }) => status === 'expected'))
  return [...passed.map(({ title }) => title), ...suites.flatMap(passedInPlaywright)]
}
