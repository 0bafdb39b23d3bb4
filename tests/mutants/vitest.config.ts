import { defineConfig } from 'vitest/config'

/** The tests beside the rules: quick enough to be run for each of thousands of changes. */
export default defineConfig({
  test: { include: ['domain/**/*.test.ts'], pool: 'threads', isolate: false, testTimeout: 30_000 },
})
