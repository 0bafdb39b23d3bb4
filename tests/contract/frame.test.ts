import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { saveConfigLayer } from '../../db/sites.ts'
import { useDemoApp } from '../demo-app.ts'

const now = new Date('2026-06-10T02:00:00Z')
let clock = now
const { app, db } = useDemoApp({ now: () => clock })
const host = 'throttle.localhost'

/** The site with these settings and no others of its own. */
const given = async (settings: Record<string, unknown>) => {
  await saveConfigLayer(db().orm, { scope: 'site', key: 'throttle', settings })
  await app().follower.catchUp()
}
const page = async (path = '/', at = host) => {
  const response = await app().get(at, path)
  const html = (await response.text()).replaceAll('<!-- -->', '').replaceAll('&amp;', '&')
  return { response, html, shown: html.slice(html.indexOf('<body'), html.indexOf('window.__reactRouterContext')) }
}
const part = (html: string, name: string) => new RegExp(`<${name}[\\s\\S]*?</${name}>`).exec(html)?.[0] ?? ''
const ldOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(([, json]) => JSON.parse(json!))

describe('the frame', () => {
  it('is written once: what it says is not sent a second time for scripts', async () => {
    const { html } = await page('/finance', 'meridian.localhost')
    expect(html.match(/\/search\/yamaha"/g)).toHaveLength(1)
    expect(part(html, 'nav')).toContain('>Yamaha<')
  })

  it.each([
    ['throttle', 'Used motorcycles'],
    ['outback-rv', 'Used vehicles'],
    ['volt', 'Used cars'],
  ])('of %s speaks of %s [OS-14] [PL-03]', async (slug, words) => {
    const menu = part((await page('/', `${slug}.localhost`)).html, 'nav')
    expect(menu).toContain(`>${words}<`)
  })

  it('has every number of the site, and ways to write [PL-05] [RT-20]', async () => {
    await given({ contact: { phones: { main: '03 5550 6600' } } })
    expect(part((await page()).html, 'footer')).not.toMatch(/>Parts<|Text us|WhatsApp/)
    const phones = {
      main: '03 5550 6600',
      service: '03 5550 6650',
      parts: '03 5550 6651',
      sms: '0491 570 156',
      whatsApp: '0491 570 157',
    }
    await given({ contact: { phones } })
    const footer = part((await page()).html, 'footer')
    expect(footer).toContain('href="tel:0355506651"')
    expect(footer).toContain('href="sms:0491570156"')
    expect(footer).toContain('href="https://wa.me/61491570157"')
  })

  it('has the logo, and on dark grounds the one for them [PL-05]', async () => {
    await given({ logos: { main: '/media/a/plain', alt: 'Throttle' }, theme: { scheme: 'light' } })
    expect(part((await page()).html, 'header')).toMatch(/<img src="\/media\/a\/plain" alt="Throttle"/)
    expect(part((await page()).html, 'footer')).not.toContain('<img')
    await given({ logos: { main: '/media/a/plain', onDark: '/media/a/dark' }, theme: { scheme: 'dark' } })
    const dark = (await page()).html
    expect(part(dark, 'header')).toContain('<img src="/media/a/dark"')
    expect(part(dark, 'header')).not.toContain('/media/a/plain')
    expect(part(dark, 'footer')).toContain('<img src="/media/a/dark"')
  })

  it('fetches its logo after the opening picture, and of two only the one that is shown [PL-05]', async () => {
    const logos = async (scheme: string) => {
      await given({
        logos: { main: '/media/a/plain', onDark: '/media/a/dark' },
        theme: { scheme },
        header: { style: 'overlay' },
      })
      return [
        ...part((await page()).html, 'header').matchAll(
          /<img src="\/media\/a\/(\w+)"[^>]*?((?:loading|fetchPriority)="\w+")/g,
        ),
      ]
    }
    expect((await logos('dark')).map(([, name, how]) => [name, how])).toEqual([['dark', 'fetchPriority="low"']])
    expect((await logos('light')).map(([, name, how]) => [name, how])).toEqual([
      ['plain', 'loading="lazy"'],
      ['dark', 'loading="lazy"'],
    ])
  })
})

describe('over a page', () => {
  it('is nothing by default [OS-09]', async () => {
    await given({})
    expect((await page()).shown).not.toMatch(/data-overlay|id="chat"/)
  })

  it('is the popup until its last day is over, though pages are cached [OS-09]', async () => {
    await given({
      banners: {
        popup: {
          title: 'June <b>runout</b>',
          description: 'Every demo goes.',
          image: '/media/heroes/garage-motorcycle',
          buttonLabel: 'See them',
          buttonHref: '/search/demo-cars',
          expires: '2026-06-10',
          delaySeconds: 3,
        },
      },
    })
    const popup = part((await page()).html, 'dialog')
    for (const words of [
      'June &lt;b&gt;runout',
      'Every demo goes.',
      'garage-motorcycle?w=',
      'href="/search/demo-cars"',
      '>See them<',
    ])
      expect(popup).toContain(words)
    expect(popup).toMatch(/data-delay="3" data-until="1781100000000"/)
    clock = new Date('2026-06-10T14:00:01Z')
    expect((await page()).shown).not.toContain('data-overlay')
    clock = now
  })

  it('is another popup when it says something else [OS-09]', async () => {
    const keyOf = async (title: string) => {
      await given({ banners: { popup: { title } } })
      return /data-key="(forecourt\.throttle\.popup\.[\w-]+)"/.exec((await page()).html)?.[1]
    }
    const [one, again, other] = [await keyOf('One'), await keyOf('One'), await keyOf('Other')]
    expect(one).toBeTruthy()
    expect(again).toBe(one)
    expect(other).not.toBe(one)
  })

  it('is a notice where the site has words for it [PL-05]', async () => {
    await given({ banners: { notice: { text: 'We count visits.', href: '/privacy-policy' } } })
    const notice = part((await page()).html, 'aside')
    expect(notice).toMatch(/^<aside hidden="" data-overlay="notice"/)
    expect(notice).toContain('We count visits.')
    expect(notice).toContain('href="/privacy-policy"')
  })

  it('is our own chat where no service is named: honest about who answers [EN-07]', async () => {
    await given({ contact: { chat: { integrated: true, autobot: true }, phones: { whatsApp: '0491 570 157' } } })
    const { html, response } = await page()
    expect(html).toContain('A person reads what you write')
    expect(html).toContain('What is my trade-in worth?')
    expect(response.headers.get('content-security-policy')).not.toContain('frame-src')
    expect((await app().get(host, '/chat-frame')).status).toBe(404)
    await given({ contact: { chat: { integrated: true } } })
    expect((await page()).html).not.toContain('What is my trade-in worth?')
  })

  it('is a service’s chat in a frame with a policy of its own, off by its kill switch [VD-17] [EN-07]', async () => {
    const chat = { integrated: true, autobot: true, script: 'https://chat.example/widget.js?a=1&b=2' }
    const outsideHosts = { chat: ['https://chat.example'] }
    await given({ contact: { chat }, outsideHosts })
    const { html, response } = await page()
    expect(html).toMatch(/<iframe src="\/chat-frame"[^>]*loading="lazy" sandbox="allow-scripts allow-forms/)
    const policy = response.headers.get('content-security-policy')!
    expect(policy).toContain("frame-src 'self'")
    expect(policy).not.toContain('chat.example')
    const frame = await app().get(host, '/chat-frame')
    expect(await frame.text()).toContain(
      '<script async src="https://chat.example/widget.js?a=1&amp;b=2" data-site="throttle" data-autobot="on">',
    )
    const own = frame.headers.get('content-security-policy')!
    for (const rule of [
      "default-src 'none'",
      'script-src https://chat.example;',
      'wss://chat.example',
      "frame-ancestors 'self'",
      'sandbox allow-scripts',
    ])
      expect(own).toContain(rule)
    expect(frame.headers.get('x-frame-options')).toBeNull()
    await given({ contact: { chat: { ...chat, off: true } }, outsideHosts })
    expect((await page()).shown).not.toMatch(/chat-frame|id="chat"/)
    expect((await page()).response.headers.get('content-security-policy')).not.toContain('frame-src')
    expect((await app().get(host, '/chat-frame')).status).toBe(404)
  })
})

describe('for machines', () => {
  const images = async (path: string, at = 'southbank.localhost') =>
    /property="og:image" content="([^"]+)"/.exec((await page(path, at)).html)?.[1]

  it.each([
    ['/', /^http:\/\/southbank\.localhost\/media\/\S+r=40x21&f=jpeg$/],
    ['/search/new-used-and-demo-cars', /^http:\/\/southbank\.localhost\/media\/\S+r=40x21&f=jpeg$/],
    ['/about-us', /^http:\/\/southbank\.localhost\/share\.jpg$/],
  ])('%s is shared with a picture of 1200 × 630 [RT-21]', async (path, address) => {
    const found = (await images(path))!
    expect(found).toMatch(address)
    const { pathname, search } = new URL(found)
    const picture = await app().get('southbank.localhost', `${pathname}${search}`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })

  it('the card of a site without a picture is in the size networks show, in its colours [RT-21]', async () => {
    const bytes = await (await app().get('southbank.localhost', '/share.jpg')).arrayBuffer()
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const { r, g, b } = (await sharp(bytes).stats()).dominant
    expect([r, g, b].map((share) => Math.round(share / 16))).not.toEqual([16, 16, 16])
  })

  it.each([
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/apple-touch-icon.png', 180],
  ])('%s is drawn from the site’s name and colours, square [RT-21]', async (path, side) => {
    await given({})
    const response = await app().get(host, path)
    expect(response.headers.get('content-type')).toBe('image/png')
    const etag = response.headers.get('etag')!
    const image = sharp(await response.arrayBuffer())
    expect(await image.metadata()).toMatchObject({ format: 'png', width: side, height: side })
    // Something is drawn on it.
    expect((await image.stats()).isOpaque && (await image.stats()).entropy).toBeGreaterThan(0.1)
    expect((await app().get(host, path, { 'if-none-match': etag })).status).toBe(304)
    const other = await app().get('meridian.localhost', path)
    expect(other.headers.get('etag')).not.toBe(etag)
  })

  it('a logo keeps its room where the site says how wide it is [PL-05]', async () => {
    const header = async (logos: object) => {
      await given({ logos: { main: '/demo/brands/honda.svg', ...logos } })
      return /<img src="\/demo\/brands\/honda.svg"[^>]*>/.exec((await page()).html)![0]
    }
    expect(await header({ width: 147 })).toContain('width="147"')
    expect(await header({})).not.toContain('width=')
    await given({})
  })

  it('its logo is a PNG for mails, twice as fine as it is shown; without one there is none [PL-05]', async () => {
    await given({})
    expect((await app().get(host, '/logo.png')).status).toBe(404)
    const drawn = async (logos: object) => {
      await given({ logos })
      const response = await app().get(host, '/logo.png')
      expect([response.headers.get('content-type'), response.headers.get('cross-origin-resource-policy')]).toEqual([
        'image/png',
        null,
      ])
      return sharp(await response.arrayBuffer()).metadata()
    }
    const size = { format: 'png', height: 80, hasAlpha: false }
    expect(await drawn({ main: '/demo/brands/honda.svg', width: 147 })).toMatchObject({ ...size, width: 294 })
    expect(await drawn({ main: '/demo/brands/honda.svg' })).toMatchObject({ ...size, width: 320 })
    expect(await drawn({ main: '/media/heroes/garage-motorcycle' })).toMatchObject({ ...size, width: 320 })
    await given({ logos: { main: 'https://logos.example/a.png' } })
    expect((await app().get(host, '/logo.png')).headers.get('location')).toBe('https://logos.example/a.png')
    await given({})
  })

  it('a site’s own icon takes the place of the drawn one [RT-21] [PL-05]', async () => {
    await given({})
    expect((await page()).html).toContain('<link rel="icon" href="/icon.svg"/>')
    await given({ logos: { icon: '/demo/brands/honda.svg' } })
    expect((await page()).html).toContain('<link rel="icon" href="/demo/brands/honda.svg"/>')
    const drawn = await (await app().get(host, '/icon-192.png')).arrayBuffer()
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 })
    await given({ logos: { icon: 'https://icons.example/mark.svg' } })
    expect((await app().get(host, '/icon-192.png')).headers.get('location')).toBe('https://icons.example/mark.svg')
    await given({ logos: { icon: '/media/heroes/garage-motorcycle' } })
    const bytes = await (await app().get(host, '/icon-192.png')).arrayBuffer()
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 })
    await given({})
  })

  it('every page names the site’s manifest, and its icons answer [RT-21]', async () => {
    expect((await page('/finance', 'volt.localhost')).html).toContain('<link rel="manifest" href="/site.webmanifest"/>')
    const response = await app().get('volt.localhost', '/site.webmanifest')
    expect(response.headers.get('content-type')).toBe('application/manifest+json')
    const manifest = (await response.json()) as { name: string; icons: { src: string }[] }
    expect(manifest.name).toBe('Volt Collective')
    for (const { src } of manifest.icons) expect((await app().get('volt.localhost', src)).status).toBe(200)
  })

  it('the front page is an AutoDealer with an address, and questions are a FAQPage [RT-21]', async () => {
    const [dealer] = ldOf((await page('/', 'southbank.localhost')).html)
    expect(dealer).toMatchObject({ '@type': 'AutoDealer', address: { '@type': 'PostalAddress', addressCountry: 'AU' } })
    expect(dealer.openingHoursSpecification.length).toBeGreaterThan(4)
    const items = [{ question: 'Do you deliver?', answer: 'Yes.' }]
    await given({ home: { sections: [{ type: 'faq', title: 'Questions', items }] } })
    expect(ldOf((await page()).html).find((each) => each['@type'] === 'FAQPage').mainEntity[0].name).toBe(
      'Do you deliver?',
    )
    await given({
      pages: {
        own: [{ path: '/pages/faq', title: 'Questions', sections: [{ type: 'faq', title: 'Questions', items }] }],
      },
    })
    expect(ldOf((await page('/pages/faq')).html)[0]['@type']).toBe('FAQPage')
  })

  it('an old path leads on only where there is no page, with what was asked there [RT-21]', async () => {
    const led = async (path: string, at = 'southbank.localhost') => {
      const response = await app().get(at, path)
      return [response.status, response.headers.get('location')]
    }
    expect(await led('/used-cars-brisbane?utm_source=mail')).toEqual([301, '/search/used-cars?utm_source=mail'])
    expect(await led('/inventory/toyota/hilux')).toEqual([301, '/search/toyota/hilux'])
    expect(await led('/used-cars-brisbane', 'volt.localhost')).toEqual([404, null])
    await given({
      redirects: {
        paths: [
          { from: '/finance', to: '/contact' },
          { from: '/jobs', to: 'https://jobs.example/' },
        ],
      },
    })
    expect(await led('/finance', host)).toEqual([200, null])
    expect(await led('/jobs', host)).toEqual([404, null])
    await given({
      redirects: { paths: [{ from: '/jobs', to: 'https://jobs.example/' }], hosts: ['https://jobs.example'] },
    })
    expect(await led('/jobs', host)).toEqual([301, 'https://jobs.example/'])
  })

  it.each([
    ['/finanace', 'href="/finance"'],
    ['/search/toyotta', 'href="/search/toyota"'],
    ['/no-such-thing-at-all', null],
  ])('a 404 at %s suggests %s [RT-21]', async (path, link) => {
    const { response, shown } = await page(path, 'southbank.localhost')
    expect(response.status).toBe(404)
    expect(shown.includes('Did you mean')).toBe(link !== null)
    if (link) expect(shown.slice(shown.indexOf('Did you mean'))).toContain(link)
  })
})
