import { expect, it } from 'vitest'
import { orderFetches } from './order-fetches.server.ts'

const style = '<style>:root{}</style>'
const sheet = '<link rel="stylesheet" href="/a.css"/>'
const font = '<link rel="preload" as="font" href="/f.woff2" crossorigin="anonymous"/>'
const opening = '<link rel="preload" as="image" imageSrcSet="/1 1x" fetchPriority="high"/>'
const second = '<link rel="preload" as="image" imageSrcSet="/2 1x" fetchPriority="high"/>'
const other = '<link rel="preload" as="image" imageSrcSet="/3 1x"/>'
const script = '<link rel="modulepreload" href="/a.js"/>'
const data = '<script type="application/ld+json">{}</script>'
const scroll = '<script nonce="m1">scroll()</script>'
const run = '<script nonce="m1">open()</script><script type="module" async="" nonce="m1">go()</script>'
const waiting = '<script type="text/waiting" async="" nonce="m1">go()</script>'
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`

/** Named by what it says of the page. */
const arriving = '{arriving}'

/** What follows the script that waits: the modules it fetches, then the framework's own and its data. */
const begun = (modules: string, handed = 'd') =>
  `{${modules}}open()\n__reactRouterContext.streamController.enqueue("${handed}");__reactRouterContext.streamController.close();</script>`

const ordered = (html: string, handed = 'd') =>
  orderFetches(html, handed, 'm1')
    .replace(/<script nonce="m1">(?:(?!<\/script>)[^])*adoptedStyleSheets[^]*?<\/script>/, arriving)
    .replace(/<script nonce="m1">(?:(?!<\/script>)[^])*pressedEarly[^\n]*\)\((\[.*?\])\)\n/, '{$1}')

it('puts styles first, then the font and one picture; modules wait for the first paint', () => {
  const written = page(
    `<title>T</title>${opening}${second}${other}${font}${script}${style}${sheet}${data}`,
    `<p>x</p>${scroll}${run}`,
  )
  expect(ordered(written)).toBe(
    page(
      `<title>T</title>${style}${arriving}${sheet}${font}${opening}${data}`,
      `<p>x</p>${scroll}${waiting}${begun('["/a.js"]')}`,
    ),
  )
})

it.each([
  [
    'no stylesheet',
    page(`${script}${font}<title>T</title>`, run),
    page(`<title>T</title>${arriving}${font}`, `${waiting}${begun('["/a.js"]')}`),
  ],
  ['nothing to fetch', page(sheet, '<p>x</p>'), page(arriving + sheet, '<p>x</p>')],
  [
    'a script that came in by other means',
    page(script, `<script>steal()</script><script type="module">steal()</script><p>x</p>${run}`),
    page(
      arriving,
      `<script>steal()</script><script type="module">steal()</script><p>x</p>${waiting}${begun('["/a.js"]')}`,
    ),
  ],
  [
    'links in the page itself',
    page('', `${font}<p>x</p>${run}`),
    page(arriving, `${font}<p>x</p>${waiting}${begun('[]')}`),
  ],
])('keeps the page otherwise as it is: %s', (_, written, expected) => expect(ordered(written)).toBe(expected))

it('hands data over as text that ends no script and begins no comment, and reads the same', () => {
  const handed = `</script><!-- & $1 "quoted" \u2028`
  const html = ordered(page('', run), handed)
  const [, written = ''] = /enqueue\((".*?")\);__react/.exec(html)!
  expect(written).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(written)).toBe(handed)
  expect(html.match(/<\/script>/g)).toHaveLength(2)
})

const part = '<p>words</p>'.repeat(1_000)
const awaiting = (id: string) => `<link rel="expect" href="#${id}" blocking="render" media="(width>=40rem)"/>`

it.each([
  ['begins', `<main id="content"><h1>T</h1>${part}<h2 id="next">N</h2>${part}<h2 id="last">L</h2></main>`, 'next'],
  [
    'has results after its filters',
    `<main><h1>T</h1><form id="filters">${part}<input id="make"/></form><ul class="vehicles-box"><li id="v1">1</li>${part}<li id="v9">9</li></ul></main>`,
    'v9',
  ],
])('has a larger screen wait for what it shows of a page as it %s', (_, body, id) => {
  expect(ordered(page(sheet, body))).toBe(page(arriving + awaiting(id) + sheet, body))
})

it.each([
  ['is short', '<main id="content"><h1 id="title">T</h1></main>'],
  ['has no names below', `<main id="content"><h1 id="title">T</h1>${part}</main>`],
])('waits for nothing where a page %s', (_, body) => {
  expect(ordered(page(sheet, body))).toBe(page(arriving + sheet, body))
})
