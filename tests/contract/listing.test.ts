import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as tables from '../../db/schema.ts'
import { answerListing, askLater, askNow } from '../../domain/listings/answer-listing.ts'
import { askPacked } from '../../domain/listings/packed-stock.ts'
import { askSearch } from '../../domain/listings/ask-search.ts'
import { openListing } from '../../domain/listings/open-listing.server.ts'
import { readListingState } from '../../domain/listings/listing-state.ts'
import { packStock } from '../../domain/listings/pack-stock.ts'
import { readAnswer } from '../../domain/listings/sent-listing.ts'
import { settleState } from '../../domain/listings/change-state.ts'
import { Random } from '../../search/testing/random.ts'
import { PageFacts } from '../../server/page-cache/page-facts.ts'
import { requestCtx } from '../../server/request-ctx.ts'
import { useDemoApp } from '../demo-app.ts'

const { app, db } = useDemoApp()
const allStock = '/search/new-used-and-demo-cars'
const get = (slug: string, path: string) => app().get(`${slug}.localhost`, path)
const html = async (slug: string, path: string) =>
  (await (await get(slug, path)).text()).replaceAll('<!-- -->', '').replaceAll('&amp;', '&')
const titleOf = (page: string) => /<h1[^>]*>([^<]+)/.exec(page)?.[1]
const found = (page: string) => Number(/data-results-total="(\d+)"/.exec(page)?.[1])
const robots = (page: string) => /<meta name="robots" content="([^"]+)"/.exec(page)?.[1] ?? null

function ctxOf(slug: string) {
  const { deps } = app()
  const live = deps.sites.atHost(`${slug}.localhost`)!
  return {
    ...requestCtx(deps, { live, origin: `http://${slug}.localhost`, requestId: 'test' }, new PageFacts(deps.versions)),
    willShow: () => {},
  }
}

describe('paths', () => {
  const read = async (path: string) => {
    const page = await html('southbank', path)
    return {
      heading: titleOf(page),
      title: /<title>([^<]+)/.exec(page)?.[1],
      canonical: /rel="canonical" href="([^"]+)"/.exec(page)?.[1],
      robots: robots(page),
      hasStock: found(page) > 0,
    }
  }
  const listing = (path: string, title: string) => ({
    heading: title,
    title: `${title} | Southbank Motors`,
    canonical: `http://southbank.localhost${path}`,
    robots: null,
    hasStock: true,
  })

  it('all stock has a path [RT-01]', async () => expect(await read(allStock)).toEqual(listing(allStock, 'Our stock')))

  it.each([
    ['/search/used-cars', 'Used cars'],
    ['/search/new-and-demo-cars', 'New and demo cars'],
    ['/search/new-cars', 'New cars'],
    ['/search/demo-cars', 'Demo cars'],
  ])('%s lists a type: %s [RT-02]', async (path, title) => expect(await read(path)).toEqual(listing(path, title)))

  it.each([
    ['/search/suv', 'SUVs'],
    ['/search/toyota', 'Toyota'],
    ['/search/toyota/corolla', 'Toyota Corolla'],
  ])('%s lists a body, make or model: %s [RT-03]', async (path, title) =>
    expect(await read(path)).toEqual(listing(path, title)),
  )

  it('/search/hatchback answers too, as another name of /search/hatch [RT-03]', async () =>
    expect(await read('/search/hatchback')).toEqual(listing('/search/hatch', 'Hatches')))

  it('a dealership’s path lists its stock [RT-04]', async () =>
    expect(await read('/search/southbank-motors')).toEqual(
      listing('/search/southbank-motors', 'Stock of Southbank Motors'),
    ))

  it('a location’s path lists what stands there, and only that [RT-04]', async () => {
    const ctx = ctxOf('southbank')
    const place = (await ctx.view.locations()).find(({ visible }) => visible)
    const page = await html('southbank', `/search/${place!.slug}`)
    const { total } = await ctx.stock.search({ filter: `location_id = ${place!.id}`, limit: 0 })
    expect([titleOf(page), found(page)]).toEqual([`Stock at ${place!.name}`, total])
  })

  it('what never existed is a 404; what was sold out is an empty page that asks not to be indexed [RT-03] [ER-01]', async () => {
    expect((await get('southbank', '/search/spaceship')).status).toBe(404)
    expect((await get('southbank', '/search/toyota/spaceship')).status).toBe(404)
    const { vehicle } = tables
    const { make, model } = (await ctxOf('southbank').stock.search({ limit: 1 })).vehicles[0]!
    await db()
      .orm.update(vehicle)
      .set({ showOnDealerWebsite: false })
      .where(and(eq(vehicle.make, make), eq(vehicle.model, model)))
    await app().follower.catchUp()
    const path = `/search/${make}/${model}`.toLowerCase().replaceAll(' ', '-')
    const response = await get('southbank', path)
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(robots(page)).toBe('noindex,follow')
    expect(page).toContain('No Results Available')
    await db()
      .orm.update(vehicle)
      .set({ showOnDealerWebsite: true })
      .where(and(eq(vehicle.make, make), eq(vehicle.model, model)))
    await app().follower.catchUp()
  })

  it('a vehicle’s page leads to what its dealer has, a location’s to what stands there [RT-04] [VD-37]', async () => {
    const ctx = ctxOf('southbank')
    const [vehicle] = (await ctx.stock.search({ limit: 1 })).vehicles
    const page = await html('southbank', `/cars/${vehicle!.slug}`)
    expect(page).toMatch(/<a[^>]*href="\/search\/southbank-motors"[^>]*>See more from this dealer</)
    const place = (await ctx.view.locations()).find(({ visible }) => visible)!
    const contact = await html('southbank', `/contact-us/${place.slug}`)
    expect(contact).toMatch(new RegExp(`<a[^>]*href="/search/${place.slug}"[^>]*>View Our Stock<`))
  })

  it('another site’s dealership is not listed here', async () => {
    expect((await get('coastline-toyota', '/search/southbank-motors')).status).toBe(404)
  })

  it('breadcrumbs lead from Home through what lies above [SL-19]', async () => {
    const page = await html('southbank', '/search/toyota/corolla')
    const crumbs = /<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/.exec(page)![0]
    expect([...crumbs.matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, label]) => [label, href])).toEqual([
      ['Home', '/'],
      ['Our stock', allStock],
      ['Toyota', '/search/toyota'],
    ])
    expect(page).toContain('"@type":"BreadcrumbList"')
    expect(page).toContain('"@type":"ItemList"')
  })
})

describe('many makes', () => {
  it('have the popular ones first, then all others by name [SL-09] [SL-10]', async () => {
    const page = await html('meridian', allStock)
    const [, rest] = page.split('Show all makes')
    const titles = [...rest!.matchAll(/<h3 class="choices-title">([^<]+)/g)].map(([, title]) => title)
    expect(titles).toEqual(['Popular Makes', 'All Makes'])
  })
})

describe('filters', () => {
  it.each([
    [`${allStock}?make=Toyota`, allStock],
    [`${allStock}?sortBy=price:asc&page=2`, allStock],
  ])('%s is known as %s and not indexed [RT-21]', async (path, canonical) => {
    const page = await html('southbank', path)
    expect(robots(page)).toBe('noindex,follow')
    expect(page).toContain(`<link rel="canonical" href="http://southbank.localhost${canonical}"`)
  })

  it('a second page is a page of its own [RT-21]', async () => {
    const page = await html('southbank', `${allStock}?page=2`)
    expect(robots(page)).toBeNull()
    expect(page).toContain(`href="http://southbank.localhost${allStock}?page=2"`)
  })

  it('Clear Filters leads where the site says [ER-01]', async () => {
    const clear = async (slug: string) =>
      /<a href="([^"]+)"[^>]*>\s*Clear Filters/.exec(await html(slug, `${allStock}?query=zzzzqq&make=none`))?.[1]
    expect(await clear('southbank')).toBe(allStock)
    expect(await clear('coastline-toyota')).toBe('/special-offers')
  })

  it.each([
    `${allStock}?page=999999`,
    `${allStock}?range[price]=9:1&make=%00&sortBy=;drop`,
    `${allStock}?${'make=x&'.repeat(200)}`,
  ])('%s still shows a page', async (path) => {
    expect((await get('southbank', path)).status).toBe(200)
  })
})

describe('an answer alone', () => {
  it('is the page’s own [SL-01]', async () => {
    const answer = readAnswer(await (await get('southbank', `/stock/answer?path=/search/suv&car_type=used`)).text())
    const page = await html('southbank', '/search/suv?car_type=used')
    expect(answer.total).toBe(found(page))
    expect(answer.cards.filter(({ href }) => !page.includes(href))).toEqual([])
  })

  it('to a make, one of its models and another make is that model or all of the other, and every make says what it has [SL-20] [SL-21]', async () => {
    const answer = async (search: string) =>
      readAnswer(await (await get('southbank', `/stock/answer?path=${allStock}${search}`)).text())
    const [all, corollas, mazdas, both] = await Promise.all([
      answer(''),
      answer('&make=Toyota&model=Corolla'),
      answer('&make=Mazda'),
      answer('&make=Toyota&model=Corolla&make=Mazda'),
    ])
    expect(corollas.total).toBeGreaterThan(0)
    expect(mazdas.total).toBeGreaterThan(0)
    expect(both.total).toBe(corollas.total + mazdas.total)
    expect([corollas.counts['make'], both.counts['make']]).toEqual([all.counts['make'], all.counts['make']])
  })

  it.each(['', '?path=/cars/x', '?path=/search/spaceship', '?path=//evil.example'])(
    'for %s there is none',
    async (search) => {
      const response = await get('southbank', `/stock/answer${search}`)
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([404, 'not_found'])
    },
  )
})

describe.each(['southbank', 'meridian', 'outback-rv', 'throttle', 'volt'])('%s', (slug) => {
  it('a browser’s copy gives the whole answer the server gives, whatever is asked [SL-21] [SL-22] [SL-34]', async () => {
    const ctx = ctxOf(slug)
    const copy = (await packStock(ctx))!
    const ask = askPacked(copy)
    const random = new Random(7)
    for (const words of [['new-used-and-demo-cars'], ['used-cars'], ['new-and-demo-cars']]) {
      const base = (await openListing(ctx, words))!
      expect(base.version).toBe(copy.version)
      for (let round = 0; round < 40; round++) {
        const state = settleState(base, readListingState(randomSearch(random, base)))
        const byServer = await askLater(answerListing(base, state), (question) => askSearch(ctx, question))
        expect(askNow(answerListing(base, state), ask)).toEqual(byServer)
      }
    }
  })
})

type Base = NonNullable<Awaited<ReturnType<typeof openListing>>>

/** Some of what the listing offers, a sort and a page. */
function randomSearch(random: Random, { facets }: Base): URLSearchParams {
  const search = new URLSearchParams()
  for (const facet of random.some(facets, random.pick([0.05, 0.2]))) {
    if (facet.kind === 'choices')
      for (const value of random.list(1 + random.below(2), () => random.pick(facet.values)))
        search.append(facet.name, value)
    else
      search.set(
        `range[${facet.name}]`,
        `${facet.min + random.below((facet.max - facet.min) / 2)}:${facet.max - random.below((facet.max - facet.min) / 2)}`,
      )
  }
  if (random.chance(0.3)) addBranches(random, facets, search)
  const ofKinds = facets.flatMap(({ when }) => when ?? [])
  if (ofKinds.length > 0 && random.chance(0.4)) {
    const { name, values } = random.pick(ofKinds)
    search.delete(name)
    search.append(name, random.pick(values))
  }
  search.set('sortBy', random.pick(['', 'price:asc', 'price:desc', 'created_at_timestamp:desc']))
  search.set('page', String(1 + random.below(3)))
  return search
}

/** A model with its make, and another make beside it. */
function addBranches(random: Random, facets: Base['facets'], search: URLSearchParams): void {
  const [makes, models] = ['make', 'model'].map((wanted) => facets.find(({ name }) => name === wanted))
  if (makes?.kind !== 'choices' || models?.kind !== 'choices') return
  const at = random.below(models.values.length)
  for (const [name, value] of [
    ['model', models.values[at]!],
    ['make', models.makes![at]!],
    ['make', random.pick(makes.values)],
  ] as const)
    search.append(name, value)
}
