import { existsSync } from 'node:fs'
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

/** Where distributions put theirs. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * CHROMIUM names a browser to use. Without it Linux on x64 uses the one in node_modules, which exists for nothing else;
 * others use one that is installed, or Playwright's own.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  if (process.env.CHROMIUM) return { executablePath: process.env.CHROMIUM, args: flags }
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: chromium } = await import('@sparticuz/chromium')
    return { executablePath: await chromium.executablePath(), args: ['--headless=shell', ...flags] }
  }
  const found = installed.find((path) => existsSync(path))
  return found ? { executablePath: found, args: flags } : { args: flags }
}
