import { setFlagsFromString } from 'node:v8'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { pageScripts } from './scripts/page-scripts.ts'
import { isDeep } from './tests/deep.ts'
import { runFolder } from './tests/test-run.ts'

// Whatever tests leave behind goes with the run, however it ends.
runFolder()

// Ten times the usual: of the database's code, only what a run is long busy with is worth making quicker.
setFlagsFromString('--wasm-tiering-budget=130000000')

const shared = {
  // Files of one thread share what they import: most of a small file's time would go there. None may leave state in a module.
  pool: 'threads',
  isolate: false,
  setupFiles: ['tests/no-console-errors.ts'],
  // What comes a moment later comes late on a busy machine.
  expect: { poll: { timeout: 60_000 } },
} satisfies TestProjectInlineConfiguration['test']

export default defineConfig({
  test: {
    // One for each of two cores: left to itself it keeps one of them free.
    maxWorkers: 2,
    reporters: [
      ['default', { summary: false }],
      ['json', { outputFile: 'test-results/vitest.json' }],
    ],
    projects: [
      {
        plugins: [pageScripts],
        test: {
          ...shared,
          name: 'unit',
          include: [
            '{app,server,domain,search,db,services,config,demo,scripts}/**/*.test.{ts,tsx}',
            'tests/crawl/*.test.ts',
          ],
          // Enough for a busy machine; none needs a twentieth of it on a quiet one.
          testTimeout: isDeep ? 1_800_000 : 60_000,
        },
      },
      {
        // Real databases, real processes: slower to start, so they get a longer leash.
        test: {
          ...shared,
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: isDeep ? 1_800_000 : 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
