import { expect, it } from 'vitest'
import { openGraph } from './open-graph.ts'

const page = {
  siteName: 'Test Motors',
  title: 'Utes',
  description: 'Utes at Test Motors: 12 utes.',
  url: 'https://test.example/search/ute',
}
const cut = '?w=1200&r=40x21&f=jpeg'

it.each([
  ['a picture of ours', '/media/a', `https://test.example/media/a${cut}`, '1200'],
  [
    'one that is cut around a point',
    '/media/a?x=85',
    `https://test.example/media/a?x=85${cut.replace('?', '&')}`,
    '1200',
  ],
  ['another server’s', 'https://pictures.example/a.jpg', 'https://pictures.example/a.jpg', undefined],
  ['none', null, 'https://test.example/share.jpg', '1200'],
])('a page that opens with %s is shared with it, in the size networks show [RT-21]', (_, picture, image, width) => {
  expect(openGraph({ ...page, picture })).toMatchObject({
    'og:type': 'website',
    'og:site_name': 'Test Motors',
    'og:title': 'Utes',
    'og:url': page.url,
    'og:image': image,
    'og:image:alt': picture === null ? 'Test Motors' : 'Utes',
  })
  expect(openGraph({ ...page, picture })['og:image:width']).toBe(width)
})
