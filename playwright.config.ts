import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/e2e/browser.ts'

const port = 3939

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Twice what the slowest needs when the machine has other work.
  timeout: 90_000,
  // A machine that does other work at the wrong moment is no fault of the page: what fails twice is wrong.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://southbank.localhost:${port}`,
    launchOptions: await launchOptions(),
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node tests/e2e/serve.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: String(port), LOG_LEVEL: 'warn' },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
