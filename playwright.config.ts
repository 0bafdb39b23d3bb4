import { defineConfig } from '@playwright/test'
import { testLaunchOptions } from './tests/e2e/browser.ts'
import { port } from './tests/e2e/sites.ts'
import { runFolder } from './tests/test-run.ts'

// Whatever tests leave behind goes with the run, however it ends.
runFolder()

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // One more than cores: each waits now and then, for a picture or a pause.
  workers: 3,
  forbidOnly: true,
  // Ten times what the slowest needs: the machine may have other work.
  timeout: 300_000,
  // A shared machine may stand still for longer than any page does.
  expect: { timeout: 60_000 },
  // A machine that does other work at the wrong moment is no fault of the page: what fails twice is wrong.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://southbank.localhost:${port}`,
    launchOptions: await testLaunchOptions(),
    // To record every test takes long. By hand: npx playwright test --trace on.
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node --wasm-tiering-budget=130000000 --import ./scripts/prepare-runtime.mjs tests/e2e/serve.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
