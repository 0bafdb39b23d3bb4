import { expect, it } from 'vitest'
import { rssXml } from './rss.ts'

const channel = { title: 'News', siteName: 'A & B', origin: 'https://d.example', path: '/blog', feed: '/blog.xml' }

it('is RSS 2.0: a channel that names itself, items with a guid and a date of RFC 822 [OS-11]', () => {
  const item = { heading: 'One', href: '/blog/one', description: 'First', tags: ['Utes'], day: '2026-03-01' }
  expect(rssXml({ ...channel, items: [item] })).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>News | A &amp; B</title>
<link>https://d.example/blog</link>
<description>News from A &amp; B</description>
<language>en-au</language>
<atom:link href="https://d.example/blog.xml" rel="self" type="application/rss+xml"/>
<item><title>One</title><link>https://d.example/blog/one</link><guid>https://d.example/blog/one</guid><pubDate>Sun, 01 Mar 2026 00:00:00 GMT</pubDate><description>First</description><category>Utes</category></item>
</channel></rss>
`)
})

it('hostile words stay words, and what XML cannot hold is left out [OS-11]', () => {
  const heading = ']]></title><script>\u0000\u0008&\uD800'
  const xml = rssXml({
    ...channel,
    items: [{ heading, href: 'https://o.example/"x', description: null, tags: [], day: '2026-03-01' }],
  })
  expect(xml).toContain('<title>]]&gt;&lt;/title&gt;&lt;script&gt;&amp;</title><link>https://o.example/%22x</link>')
  expect(xml).not.toContain('<description></description>')
})
