import { expect, test } from '@playwright/test'
import { askSite } from '../crawl/ask-site.ts'
import { collectPages } from '../crawl/collect-pages.ts'
import { findFaults } from '../crawl/find-faults.ts'
import { missingStates, stateFaults } from '../crawl/vehicle-states.ts'
import { at, sites } from './sites.ts'
import { statesOf } from './yard.ts'

/** Of each kind of page the sitemap names, so many; `npm run crawl` reads them all, and opens some in a browser. */
const most = { inSitemap: 4, inMain: 0 }

for (const slug of sites) {
  test(`${slug}: every link of header and footer leads to a page of the site, as does its sitemap; each has a title and a description of its own and one heading, and no repayment without its rates and the warning [FN-14] [OS-14, OS-15] [RT-21]`, async () => {
    const { origin } = new URL(at(slug))
    const pages = await collectPages({ origin, ask: askSite(origin), most })
    const home = pages.find(({ address }) => address === '/')!
    expect(home.frameLinks.length).toBeGreaterThan(20)
    expect(pages.filter(({ from }) => from === 'the sitemap').length).toBeGreaterThan(20)
    expect(findFaults(origin, pages)).toEqual([])
  })
}

test('the demo has a vehicle in every state, and its page answers as that state does [VD-15] [RT-05]', async () => {
  expect(missingStates(sites.flatMap((slug) => statesOf(slug)))).toEqual([])
  const faults = await Promise.all(sites.map((slug) => stateFaults(askSite(new URL(at(slug)).origin), statesOf(slug))))
  expect(faults.flat()).toEqual([])
})
