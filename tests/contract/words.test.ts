import { expect, it } from 'vitest'
import { readAnswer } from '../../domain/listings/sent-listing.ts'
import { useDemoApp } from '../demo-app.ts'

const { app } = useDemoApp()
const host = 'southbank.localhost'
const allStock = '/search/new-used-and-demo-cars'
const asked = async (search: string) => {
  const { status, headers } = await app().get(host, `${allStock}?${search}`)
  return [status, headers.get('location'), headers.get('cache-control')]
}

it('words that are certain answer with a redirect to their filters, which nobody keeps [SL-32]', async () => {
  expect(await asked('query=toyota+under+60k&view=list')).toEqual([
    302,
    `${allStock}?make=Toyota&range%5Bprice%5D=%3A60000&view=list`,
    'no-store',
  ])
  expect((await asked('make=Toyota&range%5Bprice%5D=%3A60000&view=list'))[0]).toBe(200)
})

it('a postcode is where the shopper is, and how far they would go: the nearest come first [SL-32] [SL-35]', async () => {
  const sort = 'sortBy=Car_production%3Adistance%3Aasc'
  expect((await asked('query=toyota+near+4000'))[1]).toBe(`${allStock}?make=Toyota&near=4000&${sort}`)
  expect((await asked('query=within+40km+of+4000'))[1]).toBe(`${allStock}?near=4000&within=50&${sort}`)
  // No such place: words like any others.
  expect((await asked('query=toyota+near+4999'))[1]).toBe(`${allStock}?query=near+4999&make=Toyota`)
})

it('what is left of them leads no further [SL-32]', async () => {
  const [status, location] = await asked('query=cheap+toyota+zzzz')
  expect([status, location]).toEqual([302, `${allStock}?query=cheap+zzzz&make=Toyota`])
  expect((await asked('query=cheap+zzzz&make=Toyota'))[0]).toBe(200)
})

it('a page says what may be meant, and what was left out [SL-32]', async () => {
  const page = await (await app().get(host, `${allStock}?query=cheap+zzzz&make=Toyota`)).text()
  expect(page).toMatch(
    /Did you mean:[\s\S]{0,120}<a href="[^"]+sortBy=[^"]+price%3Aasc" class="chip">lowest price first</,
  )
  expect(page.replaceAll('<!-- -->', '')).toContain('Shown without “zzzz”')
})

it('words that are being typed are answered by their reading, and told what they mean [SL-32]', async () => {
  const read = async (search: string) =>
    readAnswer(await (await app().get(host, `/stock/answer?path=${allStock}&${search}`)).text())
  const [typed, filtered] = await Promise.all([read('query=mazda+suv'), read('make=Mazda&body=SUV')])
  expect(typed.meant).toEqual({ search: 'make=Mazda&body=SUV', offers: [] })
  expect(typed.cards).toEqual(filtered.cards)
  expect([typed.total, typed.counts]).toEqual([filtered.total, filtered.counts])
})

it('the names of a site are gathered once for each version of its stock [SL-32]', async () => {
  const { siteSearch, sites } = app().deps
  const { site } = sites.atHost(host)!
  const first = siteSearch.vocabulary(site, 'one')
  expect(siteSearch.vocabulary(site, 'one')).toBe(first)
  expect(siteSearch.vocabulary(site, 'two')).not.toBe(first)
})

it('each site is read by what it stocks alone [SL-32] [part of PL-08]', async () => {
  const caravans = await app().get('outback-rv.localhost', `${allStock}?query=toyota`)
  expect([caravans.status, caravans.headers.get('location')]).toEqual([200, null])
})
