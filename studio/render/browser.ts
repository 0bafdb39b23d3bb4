import { type Browser, chromium } from 'playwright-core'

/** Chromium without a graphics card: it draws WebGL on the processor. */
const flags = [
  '--no-sandbox', '--no-first-run', '--disable-quic', '--disable-background-networking', '--disable-component-update',
  '--disable-sync', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist',
]

/** CHROMIUM names a browser to use. Without it Linux uses the one in node_modules, other systems Playwright's own. */
export async function launchBrowser(): Promise<Browser> {
  if (process.env.CHROMIUM) return chromium.launch({ executablePath: process.env.CHROMIUM, args: flags })
  if (process.platform !== 'linux' || process.arch !== 'x64') return chromium.launch({ args: flags })
  const { default: packed } = await import('@sparticuz/chromium')
  return chromium.launch({ executablePath: await packed.executablePath(), args: ['--headless=shell', ...flags] })
}
