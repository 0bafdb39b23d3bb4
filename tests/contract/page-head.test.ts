import { describe, expect, it } from 'vitest'
import { nextPages } from '#domain/content/next-pages.ts'
import { readHtml } from '../crawl/read-html.ts'
import { useDemoApp } from '../demo-app.ts'

const { app } = useDemoApp()
/** One of each template. */
const hosts = ['southbank.localhost', 'outback-rv.localhost', 'volt.localhost']

const carsOf = (host: string) => {
  const dealerships = app().deps.sites.atHost(host)!.site.dealershipIds
  return [...app().deps.stock.all()].filter(
    ({ status, dealershipId, priceCents }) => status === 'in_stock' && dealerships.includes(dealershipId) && priceCents,
  )
}
const pathsOf = (host: string): string[] => [
  '/',
  '/search/new-used-and-demo-cars',
  '/search/new-used-and-demo-cars?page=2',
  '/price-range',
  ...carsOf(host)
    .slice(0, 2)
    .map(({ slug }) => `/cars/${slug}`),
  '/finance',
  '/about-us',
]
const textOf = async (host: string, path: string) => (await app().get(host, path)).text()

describe.each(hosts)('%s', (host) => {
  it('asks for what a visitor needs in that order: styles, the font, one picture; for scripts when that is painted', async () => {
    for (const path of [...pathsOf(host), '/no-such-page']) {
      const [head = '', body = ''] = (await textOf(host, path)).split('</head>')
      const fetched = [...head.matchAll(/<style|<link rel="(?:stylesheet|preload|modulepreload)"(?: as="\w+")?/g)]
        .map(([link]) => link)
        .join(' ')
      expect(fetched, path).toMatch(
        /^<style <link rel="stylesheet"( <link rel="preload" as="font"){1,2}( <link rel="preload" as="image")?$/,
      )
      expect(head.indexOf('ld+json') === -1 || head.indexOf('ld+json') > head.indexOf('"stylesheet"')).toBe(true)
      expect(body, path).not.toMatch(/<link[^>]*modulepreload|<script[^>]*(src=|type="module")/)
      const modules: string[] = JSON.parse(/\)\((\["\/assets.*?\])\)\n/.exec(body)![1]!)
      expect(modules.length, path).toBeGreaterThan(3)
      expect(modules.length, path).toBeLessThanOrEqual(6)
    }
  })

  it('names in a header what may come next, and says it as browsers read it', async () => {
    for (const path of pathsOf(host)) {
      const rules = (await app().get(host, path)).headers.get('speculation-rules')
      expect(rules, path).toBe('"/speculation-rules.json"')
    }
    const answer = await app().get(host, '/speculation-rules.json')
    expect(answer.headers.get('content-type')).toBe('application/speculationrules+json')
    expect(await answer.json()).toEqual(nextPages)
  })

  it('gives every page a description of its own', async () => {
    const described = await Promise.all(
      pathsOf(host).map(async (path) => readHtml(await textOf(host, path)).description),
    )
    expect(described.filter((description) => description === null)).toEqual([])
    expect(new Set(described).size).toBe(described.length)
  })

  it('tells of a vehicle the same in title, description, data for machines and page [part of EN-04]', async () => {
    const [car] = carsOf(host)
    const html = await textOf(host, `/cars/${car!.slug}`)
    const { title, description } = readHtml(html)
    const data = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(([, json]) =>
      JSON.parse(json!),
    )
    const { name, sku, offers } = data.find((entry) => 'offers' in entry)
    const { name: type, price } = offers.priceSpecification
    const amount = `$${price.toLocaleString('en-AU')}`
    expect(title).toContain(`${name} – ${sku}`)
    expect(description).toContain(`${name}, `)
    expect(description).toContain(`: ${amount} ${type}. Stock number ${sku}`)
    const main = /<main[\s\S]*<\/main>/.exec(html)![0].replaceAll('<!-- -->', '')
    for (const fact of [name, sku, amount, type])
      expect(main).toContain(`>${fact === sku ? 'Stock number ' : ''}${fact}<`)
  })
})
