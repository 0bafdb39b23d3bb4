import { defineConfig } from 'vitest/config'

const reporters = [['default', { summary: false }], ['json', { outputFile: 'test-results/vitest.json' }]] as const

export default defineConfig({
  test: {
    // One for each of two cores: left to itself it keeps one of them free.
    maxWorkers: 2,
    reporters: reporters.map(([name, options]) => [name, options]),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,server,domain,search,db,services,config,demo,scripts}/**/*.test.{ts,tsx}'],
          // Enough for a busy machine; none needs a tenth of it on a quiet one.
          testTimeout: 30_000,
        },
      },
      {
        // Real databases, real processes: slower to start, so they get a longer leash.
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
