// npm run crawl [-- --origin http://localhost:3000] [--per-shape 3 | --all] [--site southbank]: follows sitemap, menus and
// footers of every demo site, opens a vehicle in each state, and says what is wrong, a line for each fault. Exit 1 if anything is.
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { testLaunchOptions } from '../e2e/browser.ts'
import { askSite, demoOrigins } from './ask-site.ts'
import { collectPages } from './collect-pages.ts'
import { startDemo } from './demo-server.ts'
import { findFaults } from './find-faults.ts'
import { missingStates, stateFaults } from './vehicle-states.ts'
import { visitPages, visitStates } from './visit-pages.ts'

/** Enough for every kind of vehicle and for every listing that a menu names. */
const vehicles = 1_500

const { values: options } = parseArgs({
  options: {
    origin: { type: 'string' },
    'per-shape': { type: 'string', default: '3' },
    all: { type: 'boolean', default: false },
    site: { type: 'string' },
  },
})
const perShape = options.all ? Number.POSITIVE_INFINITY : Number(options['per-shape'])
if (!(perShape >= 0)) throw new Error(`--per-shape got "${options['per-shape']}", wants a number`)

const demo = options.origin
  ? { origin: options.origin, states: new Map<string, never[]>(), stop: async () => {} }
  : await startDemo(vehicles)
const browser = await chromium.launch(await testLaunchOptions())
let faultCount = 0
try {
  const origins = (await demoOrigins(demo.origin)).filter(
    (origin) => !options.site || new URL(origin).hostname === `${options.site}.localhost`,
  )
  for (const origin of origins) faultCount += await crawlSite(origin)
  const missing = options.origin ? [] : missingStates([...demo.states.values()].flat())
  for (const state of missing) console.log(`The demo has no vehicle that is ${state}.`)
  faultCount += missing.length
  if (origins.length === 0) throw new Error(`${demo.origin} names no such site.`)
} finally {
  await browser.close()
  await demo.stop()
}
console.log(faultCount === 0 ? 'Nothing is wrong.' : `${faultCount} faults.`)
process.exitCode = faultCount === 0 ? 0 : 1

async function crawlSite(origin: string): Promise<number> {
  const [site] = new URL(origin).hostname.split('.')
  const pages = await collectPages({
    origin,
    ask: askSite(origin),
    most: { inSitemap: Number.POSITIVE_INFINITY, inMain: perShape },
  })
  const { visits, faults: seen } = await visitPages(browser, origin, pages, perShape)
  const states = demo.states.get(site!) ?? []
  const ofStates = [...(await stateFaults(askSite(origin), states)), ...(await visitStates(browser, origin, states))]
  const faults = [...findFaults(origin, pages), ...seen, ...ofStates]
  for (const { address, what } of faults) console.log(`${site} ${address} ${what}`)
  console.log(
    `${site}: ${pages.length} addresses read, ${visits} opened, ${states.length} states of a vehicle, ${faults.length} faults`,
  )
  return faults.length
}
