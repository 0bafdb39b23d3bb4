import type { LaunchOptions } from '@playwright/test'
import { findBrowser, thisMachine } from '../../scripts/find-browser.ts'

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

// Each page's code is soon done with: to optimise it, or to tidy up after it often, would take longer.
const forShortVisits = '--js-flags=--no-opt --min-semi-space-size=16 --max-semi-space-size=32'

/** What tests take: a benchmark wants the browser as people have it. */
export async function testLaunchOptions(): Promise<LaunchOptions> {
  const { args = [], ...options } = await launchOptions()
  return { ...options, args: [...args, forShortVisits] }
}

/** The browser scripts/find-browser.ts finds. Found once: processes started from here inherit it. */
export async function launchOptions(): Promise<LaunchOptions> {
  process.env.CHROMIUM ??= await findBrowser(thisMachine())
  return { executablePath: process.env.CHROMIUM, args: flags }
}
