import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { configLayer, vehicleVideo } from '#db/schema.ts'
import { saveConfigLayer } from '#db/sites.ts'
import { useDemoApp } from '../demo-app.ts'

const { app, db } = useDemoApp()
const hosts = ['southbank.localhost', 'coastline-toyota.localhost', 'meridian.localhost']

const paths = (): string[] => {
  const car = [...app().deps.stock.all()].find(({ status }) => status === 'in_stock')!
  return [
    '/',
    '/search/new-used-and-demo-cars',
    '/search/new-used-and-demo-cars?page=2',
    `/cars/${car.slug}`,
    '/no-such-page',
  ]
}

describe.each(hosts)('%s', (host) => {
  it('allows exactly the inline scripts it has, and no unsafe source', async () => {
    for (const path of paths()) {
      const response = await app().get(host, path)
      const html = await response.text()
      const policy = response.headers.get('content-security-policy')!
      // Data for machines is in a script element too, but nothing runs it.
      const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
        ([, code]) => code!,
      )
      expect(inline.length).toBeGreaterThan(2)
      for (const code of inline)
        expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
      expect(policy).not.toMatch(/unsafe|\*|https?:/)
      expect(html).not.toContain('nonce=')
    }
  })

  it('has its theme as its only inline style, by hash, no style attribute and no inline handler', async () => {
    for (const path of paths()) {
      const response = await app().get(host, path)
      const html = await response.text()
      const styles = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, css]) => css!)
      expect(styles).toHaveLength(1)
      expect(styles[0]).toMatch(/^:root\{--ground:#[0-9a-f]{6};/)
      expect(response.headers.get('content-security-policy')).toContain(
        `style-src 'self' 'sha256-${createHash('sha256').update(styles[0]!).digest('base64')}';`,
      )
      expect(html.match(/<style/g)).toHaveLength(1)
      expect(html).not.toMatch(/\sstyle=|\son[a-z]+="/)
    }
  })

  it('sends the other security headers with every page, and strict transport over https only', async () => {
    for (const path of paths()) {
      const { headers } = await app().get(host, path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.has('strict-transport-security')).toBe(false)
      const secure = await app().fetch(new Request(`https://${host}${path}`, { headers: { host } }))
      expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000')
    }
  })
})

describe('a page that needs another host', () => {
  const host = 'southbank.localhost'
  const allowed = 'https://videos.example'
  const policyOf = async (path: string, at = host) =>
    (await app().get(at, path)).headers.get('content-security-policy')!
  let path: string
  beforeAll(async () => {
    const { site } = app().deps.sites.atHost(host)!
    const car = [...app().deps.stock.all()].find(
      ({ status, dealershipId }) => status === 'in_stock' && site.dealershipIds.includes(dealershipId),
    )!
    path = `/cars/${car.slug}`
    const video = { vehicleId: car.id, kind: 'stock' as const, position: 0 }
    await db()
      .orm.insert(vehicleVideo)
      .values([
        { ...video, url: `${allowed}/film.mp4` },
        { ...video, url: 'https://elsewhere.example/film.mp4' },
      ])
    await app().follower.catchUp()
  })

  it('stays closed until its site allows that host: the video is not shown', async () => {
    expect(await policyOf(path)).toContain("media-src 'self';")
    expect(await (await app().get(host, path)).text()).not.toContain('film.mp4')
  })

  it('opens to that host alone, and no other page does; a page within an open document asks for a new one', async () => {
    const [layer] = await db().orm.select().from(configLayer).where(eq(configLayer.key, 'southbank'))
    const settings = { ...layer!.settings, outsideHosts: { videos: [allowed] } }
    await saveConfigLayer(db().orm, { ...layer!, settings })
    await app().follower.catchUp()
    expect(await policyOf(path)).toContain(`media-src 'self' ${allowed};`)
    const html = await (await app().get(host, path)).text()
    expect(html).toContain(`${allowed}/film.mp4`)
    expect(html).not.toContain('elsewhere.example')
    const others = paths().filter((other) => other !== path && !other.startsWith('/cars/'))
    for (const other of others) expect(await policyOf(other)).not.toContain('videos.example')
    const within = await app().get(host, `${path}.data`)
    expect(await within.text()).toContain('reload')
    expect(within.headers.get('cache-control')).not.toContain('public')
    expect(await (await app().get(host, '/.data')).text()).not.toContain('"reload"')
  })
})

describe('a map service', () => {
  const tiles = { address: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '<b>© Tiles</b>', maxZoom: 17 }
  const pathsOf = (host: string) => {
    const { site } = app().deps.sites.atHost(host)!
    const car = [...app().deps.stock.all()].find(
      ({ status, dealershipId }) => status === 'in_stock' && site.dealershipIds.includes(dealershipId),
    )!
    return [`/cars/${car.slug}`, '/search/new-used-and-demo-cars']
  }
  const imagesOf = async (host: string, path: string) =>
    /img-src [^;]*/.exec((await app().get(host, path)).headers.get('content-security-policy')!)![0]
  const [own, other] = ['outback-rv.localhost', 'meridian.localhost'] as const
  const groundOf = async (host: string) => (await (await app().get(host, '/stock/map')).json()) as { tiles: unknown }

  it('is closed where none is named [DL-04]', async () => {
    for (const path of pathsOf(own)) expect(await imagesOf(own, path)).toBe("img-src 'self' data:")
    expect((await groundOf(own)).tiles).toBeNull()
  })

  it('opens the pages that have a map, on the site that names it and no other, to the pictures of that host alone [DL-04]', async () => {
    const [layer] = await db().orm.select().from(configLayer).where(eq(configLayer.key, 'outback-rv'))
    await saveConfigLayer(db().orm, { ...layer!, settings: { ...layer!.settings, places: { tiles } } })
    await app().follower.catchUp()
    for (const path of pathsOf(own)) {
      expect(await imagesOf(own, path)).toBe("img-src 'self' data: https://tiles.example")
      expect(await (await app().get(own, path)).headers.get('content-security-policy')).not.toMatch(
        /(?:script|connect)-src[^;]*tiles/,
      )
    }
    expect(await imagesOf(own, '/')).toBe("img-src 'self' data:")
    for (const path of pathsOf(other)) expect(await imagesOf(other, path)).toBe("img-src 'self' data:")
    expect((await groundOf(own)).tiles).toEqual({ address: tiles.address, credit: tiles.attribution, maxZoom: 17 })
    expect((await groundOf(other)).tiles).toBeNull()
  })
})

it('serves the built files from memory, compressed and immutable', async () => {
  const html = await (await app().get('southbank.localhost', '/')).text()
  const [script] = /\/assets\/react-[^"]+\.js/.exec(html)!
  const response = await app().get('southbank.localhost', script, { 'accept-encoding': 'gzip, br' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('content-type')).toContain('javascript')
  expect(response.headers.get('cache-control')).toContain('immutable')
})

it.each(['/.vite/manifest.json', '/assets/../../package.json', '/%2e%2e/package.json', '/assets/'])(
  'does not serve %s',
  async (path) => {
    expect((await app().get('southbank.localhost', path)).status).toBe(404)
  },
)
