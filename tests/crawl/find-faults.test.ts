import { expect, it } from 'vitest'
import type { CrawledPage } from './collect-pages.ts'
import { findFaults } from './find-faults.ts'

const origin = 'http://a.localhost'
const page = (address: string, changes: Partial<CrawledPage> = {}): CrawledPage => ({
  address,
  status: 200,
  from: '/',
  title: `Page ${address}`,
  description: `All about ${address}`,
  headings: 1,
  canonical: null,
  isIndexed: true,
  frameLinks: [],
  mainLinks: [],
  loneRepayments: [],
  ...changes,
})
const title = 'Kia'

it.each<[string, CrawledPage[], string[]]>([
  ['nothing wrong', [page('/'), page('/x')], []],
  ['missing', [page('/x', { status: 404, headings: 0, title: null, from: '/y' })], ['/x answers 404; linked from /y']],
  ['moved', [page('/x', { status: 301 })], ['/x answers 301; linked from /']],
  ['failed', [page('/x', { status: 500 })], ['/x answers 500; linked from /']],
  ['no heading', [page('/x', { headings: 0 })], ['/x has 0 h1']],
  ['two headings', [page('/x', { headings: 2 })], ['/x has 2 h1']],
  [
    'a lone repayment',
    [page('/x', { loneRepayments: ['$9/wk'] })],
    ["/x says '$9/wk' without its rates or the warning"],
  ],
  ['no title', [page('/x', { title: null })], ['/x has no title']],
  ['one title twice', [page('/x', { title }), page('/y', { title })], ["/x shares its title 'Kia', as /y"]],
  [
    'one title often',
    ['/a', '/b', '/c', '/d', '/e', '/f'].map((address) => page(address, { title })),
    ["/a shares its title 'Kia', as /b, /c, /d and 2 more"],
  ],
  [
    'its own address is canonical',
    [page('/x', { title, canonical: `${origin}/x` }), page('/y', { title, canonical: `${origin}/y` })],
    ["/x shares its title 'Kia', as /y"],
  ],
  [
    'another address of the same page',
    [page('/x', { title }), page('/x?a=1', { title, canonical: `${origin}/x` })],
    [],
  ],
  ['one that is not indexed', [page('/x', { title }), page('/y', { title, isIndexed: false })], []],
  ['no description', [page('/x', { description: null })], ['/x has no description']],
  ['no description, and not indexed', [page('/x', { description: null, isIndexed: false })], []],
  [
    'one description twice',
    [page('/x', { description: 'Cars.' }), page('/y', { description: 'Cars.' })],
    ["/x shares its description 'Cars.', as /y"],
  ],
])('%s', (_, pages, faults) =>
  expect(findFaults(origin, pages).map(({ address, what }) => `${address} ${what}`)).toEqual(faults),
)
