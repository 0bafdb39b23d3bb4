import type { LaunchOptions } from '@playwright/test'

/** Quiet, and without the sandbox and GPU that a build machine does not have. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** CHROMIUM names a browser to use. Without it Linux uses the one in node_modules, other systems Playwright's own. */
export async function launchOptions(): Promise<LaunchOptions> {
  if (process.env.CHROMIUM) return { executablePath: process.env.CHROMIUM, args: flags }
  if (process.platform !== 'linux' || process.arch !== 'x64') return { args: flags }
  const { default: chromium } = await import('@sparticuz/chromium')
  return { executablePath: await chromium.executablePath(), args: ['--headless=shell', ...flags] }
}
