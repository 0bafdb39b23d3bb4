import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as tables from '../../db/schema.ts'
import { saveConfigLayer } from '../../db/sites.ts'
import { sites } from '../../demo/dealers.ts'
import { shortWarning } from '../../domain/finance/statutory-warnings.ts'
import { useDemoApp } from '../demo-app.ts'

// Wednesday, noon in Brisbane.
const noon = new Date('2026-06-10T02:00:00Z')
let now = noon
const { app, db } = useDemoApp({ now: () => now })

const siteOf = (slug: string) => app().deps.sites.atHost(`${slug}.localhost`)!.site
const ask = async (slug: string, path: string) => {
  await app().follower.catchUp()
  const response = await app().get(`${slug}.localhost`, path)
  const html = (await response.text()).replaceAll('<!-- -->', '')
  return { status: response.status, to: response.headers.get('location'), html, body: bodyOf(html) }
}
/** What is read on the page, without head, frame and scripts. */
const bodyOf = (html: string): string =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
const text = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const hasOneTitle = (html: string) => html.match(/<h1[\s>]/g)?.length === 1
const settle = (slug: string, settings: object) =>
  saveConfigLayer(db().orm, { scope: 'site', key: slug, settings: settings as Record<string, unknown> })

const information = [
  '/about-us',
  '/careers',
  '/fleet',
  '/warranty',
  '/pages/warranty',
  '/roadside-assist',
  '/owner-benefits',
  '/terms-and-conditions',
  '/privacy-policy',
  '/pages/electric-vehicles',
  '/vehicle-parts-and-accessories',
  '/parts/search',
  '/reviews',
  '/special-offers',
  '/blog',
]

describe('information pages', () => {
  it.each(sites.map(({ slug }) => slug))('%s has every one, none of them thin [RT-17]', async (slug) => {
    const thin: unknown[] = []
    for (const path of information) {
      const { status, html, body } = await ask(slug, path)
      const words = text(body).split(' ').length
      if (status !== 200 || !hasOneTitle(html) || words < 60) thin.push([path, status, words])
    }
    expect(thin).toEqual([])
  })

  it('sale pages are the dealer’s own: at /eofy and at /pages/… [RT-17]', async () => {
    expect(text((await ask('southbank', '/eofy')).body)).toContain('On the road by 30 June')
    expect(text((await ask('outback-rv', '/pages/winter-run')).body)).toContain('The winter run north')
    expect((await ask('volt', '/eofy')).status).toBe(404)
    expect((await ask('volt', '/pages/winter-run')).status).toBe(404)
  })

  it('the group has its pages where it configured them, and nobody else has [RT-19]', async () => {
    const titles = {
      '/twg-cars': 'Cars of the group',
      '/twg-rental': 'Rental',
      '/twg-tyres': 'Tyres',
      '/neotek': 'Neotek',
      '/4x4-outdoor': '4x4 Outdoor',
    }
    for (const [path, title] of Object.entries(titles)) {
      const { html } = await ask('meridian', path)
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
      expect((await ask('southbank', path)).status).toBe(404)
      // From the menu, too.
      expect((await ask('meridian', '/about-us')).html).toContain(`href="${path}"`)
    }
  })

  it('/pages/warranty is the same page, known at /warranty [RT-17]', async () => {
    const [one, other] = [await ask('southbank', '/warranty'), await ask('southbank', '/pages/warranty')]
    const canonical = /<link rel="canonical" href="([^"]+)"/
    expect(canonical.exec(other.html)?.[1]).toBe('http://southbank.localhost/warranty')
    expect(canonical.exec(one.html)?.[1]).toBe('http://southbank.localhost/warranty')
    expect(text(other.body)).toContain('Cars, under 10 years, under 160,000 km QLD 3 months or 5,000 km')
  })

  it('the warranty of a state is not promised where it gives none of what is sold [RT-17]', async () => {
    expect(text((await ask('throttle', '/warranty')).body)).not.toContain('What the law gives')
  })

  it('a privacy policy says what APP 5 wants: who, how to reach them, why, what follows, who sees it, where, and how to complain [RT-17]', async () => {
    const { body } = await ask('southbank', '/privacy-policy')
    const headings = [...body.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, words]) => words)
    expect(headings).toEqual([
      'Who we are',
      'What we collect',
      'Why we collect it',
      'If you would rather not tell us',
      'Who else sees it',
      'Outside Australia',
      'How it is kept',
      'Decisions by computer',
      'To see, correct or complain',
    ])
    expect(text(body)).toContain('Southbank Motors collects and holds the personal information')
    expect(text(body)).toContain('07 5550 1100 or hello@southbank.example')
    expect(text(body)).toContain('We are not likely to disclose it to anyone outside Australia.')
    expect(body).toContain('href="https://www.oaic.gov.au"')
    expect(text((await ask('meridian', '/privacy-policy')).body)).toContain('in Singapore.')
  })

  it('electric driving is worked out from the site’s own figures [RT-17]', async () => {
    const row = async () =>
      /250 km (\$[\d,]+ \$[\d,]+ \$[\d,]+)/.exec(text((await ask('southbank', '/pages/electric-vehicles')).body))?.[1]
    expect(await row()).toBe('$2,210 $702 $1,508')
    await settle('southbank', { runningCosts: { fuelPerLitreCents: 200 } })
    expect(await row()).toBe('$2,600 $702 $1,898')
    await settle('southbank', {})
  })

  it('open positions are data, until the day they close; applying knows which [RT-17] [PL-05]', async () => {
    const positions = [
      { title: 'Detailer', place: 'Yard', text: '**Shine**', closes: '2026-06-10' },
      { title: 'Sold out', place: 'Yard', text: 'Gone', closes: '2026-06-09' },
    ]
    await settle('southbank', { careers: { positions } })
    const { body } = await ask('southbank', '/careers')
    expect(text(body)).toContain('Apply by 10/06/2026')
    expect(text(body)).not.toContain('Sold out')
    expect(body).toContain('href="?position=Detailer#careers"')
    expect((await ask('southbank', '/careers?position=Detailer')).body).toMatch(/name="position"[^>]*value="Detailer"/)
    await settle('southbank', {})
    expect(text((await ask('southbank', '/careers')).body)).toContain('No position is advertised just now.')
  })

  it('a search for parts ends in the enquiry, filled in, and says that there is no catalogue [RT-17]', async () => {
    const { body } = await ask('southbank', '/parts/search?q=roof+racks&make=Mazda&model=CX-5&rego=123ABC')
    expect(text(body)).toContain('roof racks, Mazda CX-5, 123ABC')
    expect(text(body)).toContain('We keep no catalogue online')
    expect(text(body)).toContain('Genuine roof racks fitted free')
    expect(body).toMatch(/<textarea[^>]*name="message"[^>]*>roof racks<\/textarea>/)
    for (const [name, value] of [
      ['Vehicle Make', 'Mazda'],
      ['Vehicle Model', 'CX-5'],
      ['Rego', '123ABC'],
    ])
      expect(body).toMatch(new RegExp(`name="${name}"[^>]*value="${value}"`))
    const hostile = await ask('southbank', `/parts/search?q=${encodeURIComponent('<script>alert(1)</script>')}`)
    expect(hostile.body).not.toContain('<script>alert')
    expect(hostile.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(text((await ask('southbank', '/parts/search')).body)).not.toContain('We keep no catalogue')
  })

  it('the number of the parts desk stands there, else the main one [PL-05]', async () => {
    await settle('southbank', { contact: { phones: { main: '07 1111 1111', parts: '07 2222 2222' } } })
    expect((await ask('southbank', '/parts/search?q=x')).body).toContain('07 2222 2222')
    await settle('southbank', { contact: { phones: { main: '07 1111 1111' } } })
    expect((await ask('southbank', '/parts/search?q=x')).body).toContain('07 1111 1111')
    await settle('southbank', {})
  })

  it('the site’s social pages stand beside its contact form and in the footer, where it has any [EN-07]', async () => {
    const social = [{ network: 'Facebook', url: 'https://social.example/us' }]
    const link = /href="https:\/\/social\.example\/us"[^>]*>Facebook</
    await settle('southbank', { contact: { social } })
    const { html, body } = await ask('southbank', '/contact')
    expect(body).toMatch(link)
    expect(html.split('<footer')[1]).toMatch(link)
    expect((await ask('southbank', '/careers')).body).not.toMatch(link)
    await settle('southbank', {})
    expect((await ask('southbank', '/contact')).html).not.toMatch(link)
  })

  it('the site’s disclaimer stands at the foot of every page, where it has one [PL-05]', async () => {
    await settle('southbank', { disclaimers: { site: 'Said at the <foot>.' } })
    for (const path of ['/', '/about-us', '/no-such-page', '/search/used-cars'])
      expect((await ask('southbank', path)).html.split('<footer')[1]).toContain('Said at the &lt;foot&gt;.')
    await settle('southbank', {})
    expect((await ask('southbank', '/')).html).not.toContain('Said at the')
  })
})

describe('offers', () => {
  const give = async (slug: string, offers: Partial<typeof tables.offer.$inferInsert>[]) => {
    const dealershipId = siteOf(slug).dealershipIds[0]!
    await db()
      .orm.delete(tables.offer)
      .where(inArray(tables.offer.dealershipId, [...siteOf(slug).dealershipIds]))
    const rows = offers.map((each) => ({ dealershipId, name: 'An offer', ...each }))
    return db().orm.insert(tables.offer).values(rows).returning()
  }
  const toyota = async () => {
    const [maker] = await db().orm.select().from(tables.manufacturer).where(eq(tables.manufacturer.slug, 'toyota'))
    const [model] = await db()
      .orm.select()
      .from(tables.model)
      .where(and(eq(tables.model.manufacturerId, maker!.id), eq(tables.model.name, 'RAV4')))
    return { manufacturerId: maker!.id, modelId: model!.id }
  }

  it('has its page under its maker; on a site of one maker by its number alone; each way leads to the other [RT-14]', async () => {
    const maker = await toyota()
    const [many] = await give('southbank', [{ ...maker }])
    const [single] = await give('coastline-toyota', [{ ...maker }])
    expect((await ask('southbank', `/offers/toyota/${many!.id}`)).status).toBe(200)
    for (const path of [`/offers/${many!.id}`, `/offers/mazda/${many!.id}`])
      expect(await ask('southbank', path)).toMatchObject({ status: 301, to: `/offers/toyota/${many!.id}` })
    expect((await ask('coastline-toyota', `/offers/${single!.id}`)).status).toBe(200)
    expect(await ask('coastline-toyota', `/offers/toyota/${single!.id}`)).toMatchObject({
      status: 301,
      to: `/offers/${single!.id}`,
    })
    expect((await ask('southbank', '/special-offers')).body).toContain(`href="/offers/toyota/${many!.id}"`)
    expect((await ask('coastline-toyota', '/special-offers')).body).toContain(`href="/offers/${single!.id}"`)
    for (const path of ['/offers/1', '/offers/none', `/offers/toyota/${single!.id}`, '/offers/toyota/9e9'])
      expect([path, (await ask('southbank', path)).status]).toEqual([path, 404])
  })

  it('an offer of no maker is at its number [RT-14]', async () => {
    const [plain] = await give('southbank', [{}])
    expect((await ask('southbank', `/offers/${plain!.id}`)).status).toBe(200)
  })

  it.each(['/special-offers', 'its own page'])(
    '%s: image, name, description, disclaimer, Enquire Now, Explore {model}, Book A Test Drive; words before the picture [OS-07]',
    async (where) => {
      const [offer] = await give('southbank', [
        {
          ...(await toyota()),
          name: 'Mats and tint',
          description: 'Free **mats** <b>now</b>',
          disclaimer: 'While stocks last.',
          imageUrl: '/offer.webp',
          expiresAt: new Date('2026-06-30T14:00:00Z'),
        },
      ])
      const path = where === '/special-offers' ? where : `/offers/toyota/${offer!.id}`
      const { body } = await ask('southbank', path)
      const order = ['Mats and tint', 'Free', 'Enquire Now', 'Explore RAV4', 'Book A Test Drive', 'src="/offer.webp"']
      const found = order.map((each) => body.indexOf(each))
      expect(found.every((at) => at > 0)).toBe(true)
      expect(found).toEqual(found.toSorted((a, b) => a - b))
      expect(body).toContain('Ends 30/06/2026')
      expect(body).toContain('While stocks last.')
      expect(body).toContain('&lt;b&gt;now')
      expect(body).toMatch(
        /href="\/forms\/offer\?offer=Mats\+and\+tint&amp;preferredDealership=southbank-motors" data-form="offer"/,
      )
      expect(body).toContain('href="/search/toyota/rav4"')
      expect(body).toContain('href="/book-test-drive"')
    },
  )

  it('the enquiry knows the offer [OS-07]', async () => {
    expect((await ask('southbank', '/forms/offer?offer=Mats+and+tint')).body).toMatch(
      /name="offer"[^>]*value="Mats and tint"/,
    )
  })

  it('the model’s own address comes first; parts and service are not driven; the site words its buttons [OS-07] [PL-05]', async () => {
    const ids = await toyota()
    await db()
      .orm.update(tables.model)
      .set({ overrideUrl: 'https://maker.example/rav4' })
      .where(eq(tables.model.id, ids.modelId))
    await give('southbank', [{ ...ids, category: 'Parts offer' }])
    const own = { enquireText: 'Ask us', exploreText: 'See the {model}', testDriveText: 'Take it out' }
    await settle('southbank', { offers: own })
    const parts = (await ask('southbank', '/special-offers')).body
    expect(parts).toMatch(/href="https:\/\/maker\.example\/rav4"[^>]*>See the RAV4/)
    expect(parts).toContain('>Ask us<')
    expect(parts).not.toContain('Take it out')
    await give('southbank', [{ ...ids }])
    expect((await ask('southbank', '/special-offers')).body).toContain('>Take it out<')
    await db().orm.update(tables.model).set({ overrideUrl: null }).where(eq(tables.model.id, ids.modelId))
    await settle('southbank', {})
  })

  it('the site’s disclaimer stands under an offer that brings none of its own [OS-07] [PL-05]', async () => {
    await give('southbank', [{ name: 'Bare' }, { name: 'Own', disclaimer: 'Its own terms.' }])
    const count = (html: string, words: string) => html.split(words).length - 1
    const without = (await ask('southbank', '/special-offers')).body
    await settle('southbank', { disclaimers: { offer: 'The usual terms.' } })
    const { body } = await ask('southbank', '/special-offers')
    expect([
      count(without, 'The usual terms.'),
      count(body, 'The usual terms.'),
      count(body, 'Its own terms.'),
    ]).toEqual([0, 1, 1])
    await settle('southbank', {})
  })

  it('long words are folded: a description over 200 at 160, a disclaimer at 200, without any script [OS-22]', async () => {
    const words = 'word '.repeat(60).trim()
    await give('southbank', [{ description: words, disclaimer: words }])
    const { body } = await ask('southbank', '/special-offers')
    const folded = [...body.matchAll(/<p class="[^"]*">((?:word ?)+…)<\/p><details/g)].map(([, cut]) => cut!.length)
    expect(folded).toEqual([160, 200])
    expect(body.split(`>${words}</p></details>`).length - 1).toBe(2)
    await give('southbank', [{ description: words.slice(0, 199), disclaimer: words.slice(0, 199) }])
    expect((await ask('southbank', '/special-offers')).body).not.toContain('<details')
  })

  it('one that has ended says so, is gone for search engines, and shows what is on; it ends on time though cached [RT-14]', async () => {
    const [ending] = await give('southbank', [
      { name: 'Until two', expiresAt: new Date('2026-06-10T04:00:00Z') },
      { name: 'Still on' },
    ])
    const path = `/offers/${ending!.id}`
    expect((await ask('southbank', path)).status).toBe(200)
    now = new Date('2026-06-10T04:00:00Z')
    const gone = await ask('southbank', path)
    expect(gone.status).toBe(410)
    expect(text(gone.body)).toContain('This offer has ended Until two ended on 10/06/2026 .')
    expect(text(gone.body)).toContain('Still on')
    expect(gone.html).toContain('<meta name="robots" content="noindex"')
    now = noon
    app().deps.versions.bumpAll()
  })

  it('one that excludes the site, or has not begun, has no page here, unless the site keeps it [OS-18]', async () => {
    const [excluded, later] = await give('southbank', [
      { name: 'Not here', excludedWebsiteIds: [siteOf('southbank').id] },
      { name: 'Not yet', startsAt: new Date('2026-06-11T00:00:00Z') },
    ])
    expect((await ask('southbank', `/offers/${excluded!.id}`)).status).toBe(404)
    expect((await ask('southbank', `/offers/${later!.id}`)).status).toBe(404)
    await settle('southbank', { offers: { keptOfferIds: [String(excluded!.id)] } })
    expect((await ask('southbank', `/offers/${excluded!.id}`)).status).toBe(200)
    await settle('southbank', {})
  })

  it('one that states money shows both rates and the warning, on its card and its page; without them, or in its name, it is not shown', async () => {
    const [lawful] = await give('southbank', [
      { name: 'With rates', description: 'At 6.29% p.a.', rate: 6.29, comparisonRate: 8.28 },
      { name: 'Rate unsaid', description: 'At 6.29% p.a.' },
      { name: 'Loud at 6.29% p.a.', rate: 6.29, comparisonRate: 8.28 },
    ])
    for (const path of ['/special-offers', `/offers/${lawful!.id}`]) {
      const words = text((await ask('southbank', path)).body)
      expect(words).toContain(`Rate 6.29% p.a. Comparison rate 8.28% p.a. ${shortWarning}`)
      expect(words).not.toContain('Rate unsaid')
      expect(words).not.toContain('Loud at')
    }
    expect((await ask('southbank', `/offers/${lawful!.id}`)).html).not.toMatch(/name="description" content="[^"]*%/)
  })
})

describe('the blog', () => {
  const write = async (posts: Partial<typeof tables.blogItem.$inferInsert>[]) => {
    const siteId = siteOf('southbank').id
    await db().orm.delete(tables.blogItem).where(eq(tables.blogItem.siteId, siteId))
    const rows = posts.map((post, at) => ({
      siteId,
      slug: `post-${at}`,
      heading: `Post ${at}`,
      date: '2026-06-01',
      ...post,
    }))
    if (rows.length > 0) await db().orm.insert(tables.blogItem).values(rows)
  }

  it('is a grid under Latest News, or the site’s own words, twelve a page [OS-11] [PL-05]', async () => {
    await write(
      Array.from({ length: 13 }, (_, at) => ({
        date: `2026-05-${String(28 - at).padStart(2, '0')}`,
        description: 'word '.repeat(40),
      })),
    )
    const first = await ask('southbank', '/blog')
    expect(first.html).toMatch(/<h1[^>]*>Latest News<\/h1>/)
    expect(first.body.match(/<article/g)).toHaveLength(12)
    expect(first.body).toContain(`>${'word '.repeat(16).trim()}…<`)
    expect(first.body).toContain('href="/blog?page=2"')
    const second = await ask('southbank', '/blog?page=2')
    expect(second.body.match(/<article/g)).toHaveLength(1)
    expect(second.body).toContain('href="/blog"')
    for (const page of ['3', '0', 'x', '-1', '1e9'])
      expect((await ask('southbank', `/blog?page=${page}`)).status).toBe(404)
    await settle('southbank', { blog: { title: 'From the yard' }, home: { sections: [{ type: 'news' }] } })
    expect((await ask('southbank', '/blog')).html).toMatch(/<h1[^>]*>From the yard<\/h1>/)
    expect((await ask('southbank', '/')).body).toMatch(/<h2[^>]*>From the yard<\/h2>/)
    await settle('southbank', {})
  })

  it('a post has its words, its picture, its tags, what is in stock of it, an Article for machines [OS-11]', async () => {
    await write([
      {
        heading: 'On utes',
        description: 'In short.',
        body: '## Why\n\nA **tray** <i>x</i>',
        image: '/post.webp',
        tags: ['No such thing', 'Ute'],
      },
      { heading: 'Another' },
    ])
    const { html, body } = await ask('southbank', '/blog/post-0')
    expect(html).toMatch(/<h1[^>]*>On utes<\/h1>/)
    expect(body).toMatch(/<h2[^>]*>Why<\/h2><p[^>]*>A <strong>tray<\/strong> &lt;i&gt;x&lt;\/i&gt;<\/p>/)
    expect(body).toContain('src="/post.webp"')
    expect(body).toContain('href="/blog/tags/ute"')
    expect(text(body)).toContain('In stock: Ute')
    expect(body.match(/class="card card-/g)?.length).toBeGreaterThan(0)
    expect(text(body)).toContain('Another')
    const article = JSON.parse(
      /<script type="application\/ld\+json">(\{"@context":"https:\/\/schema.org","@type":"Article".*?)<\/script>/.exec(
        html,
      )![1]!,
    ) as Record<string, unknown>
    expect(article).toMatchObject({
      headline: 'On utes',
      datePublished: '2026-06-01',
      description: 'In short.',
      mainEntityOfPage: 'http://southbank.localhost/blog/post-0',
    })
    expect((await ask('southbank', '/blog/none')).status).toBe(404)
    expect((await ask('volt', '/blog/post-0')).status).toBe(404)
  })

  it('a tag has a page of its posts; one that is elsewhere leads there [OS-11]', async () => {
    await write([
      { tags: ['Family cars'] },
      { tags: ['Utes'] },
      { heading: 'Elsewhere', href: '/finance', tags: ['Family cars'] },
    ])
    const { html, body } = await ask('southbank', '/blog/tags/family-cars')
    expect(html).toMatch(/<h1[^>]*>Family cars<\/h1>/)
    expect(html).toContain('<title>Family cars: ')
    expect(text(body)).toContain('Post 0')
    expect(text(body)).not.toContain('Post 1')
    expect((await ask('southbank', '/blog/tags/none')).status).toBe(404)
    expect(await ask('southbank', '/blog/post-2')).toMatchObject({ status: 301, to: '/finance' })
  })

  it('its feed names each post, and what is written is in the sitemap [OS-11]', async () => {
    await write([{ heading: 'A & <b>', description: 'Said', tags: ['Utes'] }])
    const feed = await app().get('southbank.localhost', '/blog.xml')
    await app().follower.catchUp()
    expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    expect(await (await app().get('southbank.localhost', '/blog.xml')).text()).toContain(
      '<item><title>A &amp; &lt;b&gt;</title><link>http://southbank.localhost/blog/post-0</link>',
    )
    expect((await ask('southbank', '/blog')).html).toMatch(/rel="alternate"[^>]*type="application\/rss\+xml"/)
    expect((await ask('southbank', '/sitemap-posts-1.xml')).html).toContain(
      '<loc>http://southbank.localhost/blog/post-0</loc>',
    )
  })

  it('a post waits for its day where the site is, on kept pages, too [OS-11]', async () => {
    const eve = new Date('2026-06-10T13:59:59Z')
    await settle('southbank', { home: { sections: [{ type: 'news', title: 'News' }] } })
    await write([{ heading: 'Out' }, { heading: 'To come', date: '2026-06-11' }])
    const lists = ['/', '/blog', '/blog.xml', '/blog/post-0', '/sitemap-posts-1.xml']
    const seen = async () => {
      const pages = await Promise.all(lists.map((path) => ask('southbank', path)))
      const own = await ask('southbank', '/blog/post-1')
      return [...pages.map(({ html }) => /To come|post-1/.test(html)), own.status]
    }
    now = eve
    expect(await seen()).toEqual([false, false, false, false, false, 404])
    // A second later it is the eleventh in Brisbane.
    now = new Date(eve.getTime() + 1_000)
    expect(await seen()).toEqual([true, true, true, true, true, 200])
    now = noon
    await settle('southbank', {})
  })

  it('a site without a blog has none of it [OS-11] [PL-05]', async () => {
    await write([{}])
    await settle('southbank', {
      blog: { shown: false },
      home: {
        sections: [
          { type: 'news', title: 'News' },
          { type: 'richText', paragraphs: ['Here'] },
        ],
      },
    })
    for (const path of ['/blog', '/blog/post-0', '/blog/tags/x', '/blog.xml', '/sitemap-posts-1.xml'])
      expect([path, (await ask('southbank', path)).status]).toEqual([path, 404])
    expect((await ask('southbank', '/')).body).not.toContain('Post 0')
    await settle('southbank', {})
  })
})

describe('reviews', () => {
  const dealershipId = () => siteOf('southbank').dealershipIds[0]!
  const write = async (reviews: Partial<typeof tables.review.$inferInsert>[]) => {
    await db().orm.delete(tables.review).where(eq(tables.review.dealershipId, dealershipId()))
    if (reviews.length === 0) return []
    const rows = reviews.map((each, at) => ({
      dealershipId: dealershipId(),
      customerName: `Customer ${at + 1}`,
      rating: 5,
      reviewDate: '2026-06-09',
      ...each,
    }))
    return db().orm.insert(tables.review).values(rows).returning()
  }
  const shown = (body: string) => [...body.matchAll(/<figcaption[^>]*>([^<,]+)/g)].map(([, name]) => name)

  it('have a page: one decimal, the count, twelve at most, replies with their day [OS-17]', async () => {
    await write(
      Array.from({ length: 14 }, (_, at) => ({
        rating: at === 0 ? 2 : 5,
        replyText: 'Thanks',
        replyDate: '2026-06-10',
      })),
    )
    const { body } = await ask('southbank', '/reviews')
    expect(shown(body)).toHaveLength(12)
    expect(text(body)).toContain('4.8 out of 5 from 14 reviews')
    expect(text(body)).toContain('2 stars 1')
    expect(text(body)).toContain('Our reply, 10/06/2026: Thanks')
    expect(text(body)).not.toContain('Selected reviews')
  })

  it('a minimum and a hide list leave some out, and the page says so; the average stays that of all [OS-17]', async () => {
    const rows = await write([{ rating: 5 }, { rating: 4 }, { rating: 3 }])
    await settle('southbank', { reviews: { minRating: 4, hiddenIds: [String(rows[0]!.id)] } })
    const { body } = await ask('southbank', '/reviews')
    expect(shown(body)).toEqual(['Customer 2'])
    expect(text(body)).toContain('Selected reviews')
    expect(text(body)).toContain('4.0 out of 5 from 3 reviews')
    await settle('southbank', {})
  })

  it('say how long ago they were written, and say it rightly the next day though the page is cached [OS-17] [EN-07]', async () => {
    await write([{}])
    const ago = async () =>
      /<time[^>]*dateTime="2026-06-09"[^>]*>([^<]+)/i.exec((await ask('southbank', '/reviews')).body)?.[1]
    expect(await ago()).toBe('yesterday')
    now = new Date('2026-06-10T13:59:59Z')
    expect(await ago()).toBe('yesterday')
    now = new Date('2026-06-10T14:00:00Z')
    expect(await ago()).toBe('2 days ago')
    now = noon
    app().deps.versions.bumpAll()
  })

  it('without any the page says so; where they are off it is not there [OS-17] [PL-05]', async () => {
    await write([])
    expect(text((await ask('southbank', '/reviews')).body)).toContain('Nobody has written a review yet.')
    await settle('southbank', { reviews: { shown: false } })
    expect((await ask('southbank', '/reviews')).status).toBe(404)
    await settle('southbank', {})
  })
})

describe('Sales this Month', () => {
  const home = { sections: [{ type: 'salesCounter' }, { type: 'richText', paragraphs: ['Here'] }] }
  const figure = (body: string) => /data-count="(\d+)"/.exec(body)?.[1]
  const sell = async (soldAt: Date[]) => {
    const { vehicle } = tables
    const ours = inArray(vehicle.dealershipId, [...siteOf('southbank').dealershipIds])
    await db().orm.update(vehicle).set({ status: 'in_stock', sold: false, soldAt: null }).where(ours)
    const cars = await db().orm.select({ id: vehicle.id }).from(vehicle).where(ours).limit(soldAt.length)
    for (const [at, { id }] of cars.entries())
      await db().orm.update(vehicle).set({ status: 'sold', sold: true, soldAt: soldAt[at]! }).where(eq(vehicle.id, id))
  }

  it('is off unless the site shows it [OS-12]', async () => {
    await settle('southbank', { home })
    expect((await ask('southbank', '/')).body).not.toContain('Sales this Month')
    expect((await ask('southbank', '/stock/sold')).status).toBe(404)
  })

  it('counts what was sold since the month began in Brisbane, and one more at once [OS-12]', async () => {
    const [before, after] = [new Date('2026-05-31T13:59:59Z'), new Date('2026-05-31T14:00:00Z')]
    await sell([before, after, after])
    await settle('southbank', { home, salesCounter: { shown: true } })
    const { body } = await ask('southbank', '/')
    expect(text(body)).toContain('Sales this Month')
    expect(figure(body)).toBe('2')
    expect(body).toContain('data-again="150000"')
    expect(JSON.parse((await ask('southbank', '/stock/sold')).html)).toEqual({ count: 2 })
    await sell([after, after, after])
    expect(figure((await ask('southbank', '/')).body)).toBe('3')
    await sell([before])
    expect((await ask('southbank', '/')).body).not.toContain('Sales this Month')
  })

  it('or says what the clock says, one more every 450 seconds though the page is cached [OS-12]', async () => {
    await settle('southbank', { home, salesCounter: { shown: true, source: 'clock' } })
    expect(figure((await ask('southbank', '/')).body)).toBe(String(9 * 192 + 96))
    now = new Date(noon.getTime() + 449_000)
    expect(figure((await ask('southbank', '/')).body)).toBe(String(9 * 192 + 96))
    now = new Date(noon.getTime() + 450_000)
    expect(figure((await ask('southbank', '/')).body)).toBe(String(9 * 192 + 97))
    now = noon
    app().deps.versions.bumpAll()
    await settle('southbank', {})
  })
})
