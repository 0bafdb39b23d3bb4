import { expect, it } from 'vitest'
import { postCard, tagLinks } from './post-card.ts'

const config = { pages: { own: [], standard: [] } }
const post = {
  id: 1,
  slug: 'a-post',
  href: null,
  heading: 'A post',
  image: null,
  description: null,
  tags: [],
  date: '2026-03-01',
}

it.each([
  [80, 80],
  [81, 80],
  [300, 80],
])('of a description of %i characters a card has at most %i [OS-11]', (length, most) => {
  const description = 'word '.repeat(70).slice(0, length - 1) + 'x'
  const shown = postCard(config, { ...post, description }).description!
  expect(shown.length).toBeLessThanOrEqual(most)
  expect(shown.endsWith('…')).toBe(length > most)
})

it('a card leads to the post, or where the post is instead; nowhere where nothing is [OS-11]', () => {
  expect(postCard(config, post)).toMatchObject({ href: '/blog/a-post', date: '01/03/2026' })
  expect(postCard(config, { ...post, href: 'https://news.example/a' }).href).toBe('https://news.example/a')
  expect(postCard(config, { ...post, href: '/no-such-page' }).href).toBeNull()
})

it('tags are links, those of the most posts first, each once [OS-11]', () => {
  expect(tagLinks([{ tags: ['Servicing'] }, { tags: ['Utes', 'utes'] }, { tags: ['Family cars', 'Utes'] }])).toEqual([
    { label: 'Utes', href: '/blog/tags/utes' },
    { label: 'Servicing', href: '/blog/tags/servicing' },
    { label: 'Family cars', href: '/blog/tags/family-cars' },
  ])
})
