import { expect, test } from '@playwright/test'
import { askSite } from '../crawl/ask-site.ts'
import { collectPages } from '../crawl/collect-pages.ts'
import { findFaults } from '../crawl/find-faults.ts'
import { at, sites } from './sites.ts'

/** Of each kind of page the sitemap names, so many; `npm run crawl` reads them all, and opens some in a browser. */
const most = { inSitemap: 4, inMain: 0 }

for (const slug of sites) {
  test(`${slug}: every link of header and footer leads to a page of the site, as does its sitemap; each has a title and a description of its own and one heading, and no repayment without its rates and the warning [FN-14] [OS-14, OS-15] [part of RT-21]`, async () => {
    const { origin } = new URL(at(slug))
    const pages = await collectPages({ origin, ask: askSite(origin), most })
    const home = pages.find(({ address }) => address === '/')!
    expect(home.frameLinks.length).toBeGreaterThan(20)
    expect(pages.filter(({ from }) => from === 'the sitemap').length).toBeGreaterThan(20)
    expect(findFaults(origin, pages)).toEqual([])
  })
}
