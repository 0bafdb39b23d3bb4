import { expect, it } from 'vitest'
import { articleLd } from './article-ld.ts'

const facts = {
  post: {
    heading: 'A post',
    image: '/media/heroes/a',
    date: '2026-03-01',
    updatedAt: new Date('2026-03-04T01:00:00Z'),
  },
  summary: 'What it says.',
  canonical: 'https://d.example/blog/a-post',
  siteName: 'Dealer',
  origin: 'https://d.example',
}

it('a post is an Article: headline, picture, days, who wrote it and where it is [OS-11]', () => {
  expect(articleLd(facts)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'A post',
    description: 'What it says.',
    image: ['https://d.example/media/heroes/a?w=1200&r=40x21&f=jpeg'],
    datePublished: '2026-03-01',
    dateModified: '2026-03-04',
    author: { '@type': 'Organization', name: 'Dealer', url: 'https://d.example/' },
    publisher: { '@type': 'Organization', name: 'Dealer', url: 'https://d.example/' },
    mainEntityOfPage: 'https://d.example/blog/a-post',
  })
})

it('a picture that says where to look keeps saying so', () => {
  expect(articleLd({ ...facts, post: { ...facts.post, image: '/media/heroes/a?x=85' } }).image).toEqual([
    'https://d.example/media/heroes/a?x=85&w=1200&r=40x21&f=jpeg',
  ])
})

it('one without a picture names none, and is never changed before its day', () => {
  const early = articleLd({
    ...facts,
    post: { ...facts.post, image: null, updatedAt: new Date('2026-01-01T00:00:00Z') },
  })
  expect(early).not.toHaveProperty('image')
  expect(early.dateModified).toBe('2026-03-01')
})
