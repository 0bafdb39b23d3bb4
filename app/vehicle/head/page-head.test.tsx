import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { testingView } from '../testing-view.ts'
import { PageHead } from './page-head.tsx'

type View = Parameters<typeof PageHead>[0]['view']

const crumbs = [
  { label: 'Home', to: '/' },
  { label: 'Used cars', to: '/search/used-cars' },
  { label: '2021 Kia Sportage GT-Line' },
]
const drawn = (view: Partial<View>): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PageHead view={{ ...testingView, banner: null, crumbs, ...view }} />
    </MemoryRouter>,
  )

const links = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, words]) => [href, words])
const paragraphs = (html: string) =>
  [...html.matchAll(/<p\b[^>]*>(.*?)<\/p>/g)].map(([, words]) => words!.replaceAll(/<[^>]+>/g, ''))

const text = 'Drive away by Friday'

it('the top banner stands above the way here and leads where the site says [VD-01]', () => {
  const html = drawn({ banner: { text, href: '/finance' } })
  expect(paragraphs(html)).toEqual([text])
  expect(links(html)).toContainEqual(['/finance', text])
  expect(html.indexOf(text)).toBeLessThan(html.indexOf('<nav'))
})

it('the top banner is words alone where it leads nowhere [VD-01]', () => {
  const html = drawn({ banner: { text, href: null } })
  expect(paragraphs(html)).toEqual([text])
  expect(links(html).map(([href]) => href)).toEqual(['/', '/search/used-cars'])
})

it('without a banner nothing stands above the way here [VD-01]', () =>
  expect(paragraphs(drawn({ banner: null }))).toEqual([]))

it('breadcrumbs link every step but the last, which is this page [VD-01]', () => {
  const html = drawn({})
  expect(links(html)).toEqual([
    ['/', 'Home'],
    ['/search/used-cars', 'Used cars'],
  ])
  expect(html).toMatch(/<span aria-current="page"[^>]*>2021 Kia Sportage GT-Line<\/span>/)
})
