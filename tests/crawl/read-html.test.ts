import { describe, expect, it } from 'vitest'
import { readHtml, readSitemap } from './read-html.ts'

const page = (head: string, body = '') => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`
const body = [
  '<header><a class="x" href="/">Home</a><nav><a href="/search/suv?a=1&amp;b=2">SUVs</a></nav></header>',
  '<main><nav><a href="/search/used-cars">Used</a></nav><h1 class="t">Kia</h1><a href="/cars/kia">Kia</a><a href="/kia.pdf" rel="nofollow noopener">PDF</a><svg><title>Star</title></svg></main>',
  '<footer><a href="/contact">Contact</a><a href="/">Home</a><a href="tel:07">07</a></footer>',
  '<script>"<a href=\\"/no\\">"</script><!-- <h1> -->',
].join('')

it('tells links of the frame from those of the page itself, its own navigation among them', () => {
  const { frameLinks, mainLinks } = readHtml(page('', body))
  expect([...frameLinks].toSorted()).toEqual(['/', '/contact', '/search/suv?a=1&b=2', 'tel:07'])
  expect(mainLinks).toEqual(['/search/used-cars', '/cars/kia'])
})

describe('the head', () => {
  it.each([
    ['<title>Bob&#x27;s &amp; Co</title>', { title: "Bob's & Co" }],
    ['<title> </title>', { title: null }],
    ['', { title: null, description: null, canonical: null, isIndexed: true, headings: 0 }],
    ['<meta name="description" content="Cars."/>', { description: 'Cars.' }],
    ['<meta name="description" content=""/>', { description: null }],
    ['<link rel="canonical" href="http://a.localhost/x"/>', { canonical: 'http://a.localhost/x' }],
    ['<meta name="robots" content="noindex,follow"/>', { isIndexed: false }],
  ])('%s says %j', (head, facts) => expect(readHtml(page(head))).toMatchObject(facts))
})

it.each([
  ['<h1>', 1],
  ['<h1 class="a">A</h1><h1>B', 2],
  ['<h2>A</h2>', 0],
])('%s has %i headings of the first level', (html, headings) => {
  expect(readHtml(page('<title>T</title>', html)).headings).toBe(headings)
})

it('a sitemap names addresses, escaped', () => {
  expect(
    readSitemap('<url><loc>http://a/b&amp;c</loc><lastmod>2026</lastmod></url>\n<url><loc>http://a/d</loc></url>'),
  ).toEqual(['http://a/b&c', 'http://a/d'])
})
