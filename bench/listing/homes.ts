import type { Browser } from 'playwright-core'
import { type FirstPaint, measureFirstPaint } from './first-paint.ts'

const sites = ['southbank', 'coastline-toyota', 'meridian', 'outback-rv', 'throttle', 'volt']

/** First visits to a site's home page: ours, and those of another checkout in the same run. */
export interface Home {
  site: string
  ours: FirstPaint[]
  before: FirstPaint[]
}

/** The home page of every site on a slow phone, round after round; the second port is another checkout's. */
export async function measureHomes(
  browser: Browser,
  [port, besidePort]: readonly number[],
  rounds: number,
): Promise<Home[]> {
  const homes = sites.map((site): Home => ({ site, ours: [], before: [] }))
  const visit = (site: string, at: number) => measureFirstPaint(browser, `http://${site}.localhost:${at}/`, 'phone')
  // Once over, uncounted: pictures are made for the first visitor.
  for (const { site } of homes) for (const at of [port, besidePort]) if (at) await visit(site, at)
  for (let round = 0; round < rounds; round++) {
    for (const { site, ours, before } of homes) {
      ours.push(await visit(site, port!))
      if (besidePort) before.push(await visit(site, besidePort))
    }
    console.log(`round ${round + 1}: home pages done`)
  }
  return homes
}
