import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { outbox } from '#db/schema.ts'
import { makeApiToken } from '#domain/accounts/api-token.server.ts'
import { testPlatformCtx } from '../platform-ctx.ts'
import type { Originals } from '#services/media/originals.ts'
import { ByteCache } from '#server/media/byte-cache.ts'
import { DiskCache } from '#server/media/disk-cache.ts'
import { EncodeQueue } from '#server/media/encode-queue.ts'
import { openPrivateStore } from '#server/media/open-media-store.ts'
import { PictureMaker } from '#server/media/picture-maker.ts'
import { readPictureRequest } from '#domain/media/picture-request.ts'
import { demoOriginals } from '../../demo/media-originals.ts'
import { useDemoApp } from '../demo-app.ts'
import { temporaryFolder } from '../test-run.ts'

/** A square of one bit a pixel. To have it painted and compressed would take longer than all that is done with it. */
function blackPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    return Buffer.concat([uint32(data.length), named, uint32(crc32(named))])
  }
  const uint32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer).swap32()
  const header = Buffer.concat([uint32(side), uint32(side), Buffer.from([1, 0, 0, 0, 0])])
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

const { app, db } = useDemoApp({ originals: demoOriginals() })
const host = 'southbank.localhost'
const photo = (width = 900, height = 600) => sharp({ create: { width, height, channels: 3, background: '#a3121c' } })
let token: string
let url: string

const upload = (body: Uint8Array, headers: Record<string, string> = { authorization: `Bearer ${token}` }, at = host) =>
  app().fetch(
    new Request(`http://${at}/api/media`, {
      method: 'POST',
      body: body as BodyInit,
      headers: { host: at, ...headers },
    }),
  )

beforeAll(async () => {
  token = await makeApiToken(testPlatformCtx(db()), {
    owner: { site: 'southbank' },
    name: 'test',
    scopes: ['media:write'],
    expiresAt: null,
  })
  url = ((await (await upload(await photo().jpeg().toBuffer())).json()) as { url: string }).url
})

describe('pictures to size', () => {
  it.each([
    ['image/avif,image/webp,*/*', '', 'avif'],
    ['*/*', 'f=avif', 'avif'],
    ['image/webp,*/*', '', 'webp'],
    ['*/*', '', 'jpeg'],
    ['*/*', 'f=webp', 'webp'],
  ])('for a browser that takes %s, %s: %s [CA-06]', async (accept, query, format) => {
    const answer = await app().get(host, `${url}?w=320&r=3x2&${query}`, { accept })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `image/${format}`])
    const { width, height } = await sharp(await answer.bytes()).metadata()
    expect([width, height]).toEqual([320, 213])
  })

  it.each(['jpeg', 'webp', 'avif'])(
    'a higher quality is a larger %s, and the usual lies between [CA-06]',
    async (format) => {
      const noise = await sharp({
        create: {
          width: 320,
          height: 320,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma: 40 },
        },
      })
        .png()
        .toBuffer()
      const { url: grainy } = (await (await upload(noise)).json()) as { url: string }
      const size = async (query: string) =>
        (await (await app().get(host, `${grainy}?w=160&f=${format}${query}`)).bytes()).length
      const [low, usual, high] = [await size('&q=40'), await size(''), await size('&q=80')]
      expect([low, usual, high]).toEqual([low, usual, high].toSorted((a, b) => a - b))
      expect(low).toBeLessThan(high)
    },
  )

  it('serves whoever comes first what everyone gets after, for good [CA-06]', async () => {
    const ask = () => app().get(host, `${url}?w=480`, { accept: 'image/avif,image/webp' })
    for (const answer of [await ask(), await ask()])
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/avif',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept',
      })
  })

  it('answers 304 to whoever has it, and nothing but headers to HEAD [CA-06]', async () => {
    const etag = (await app().get(host, `${url}?w=160&f=webp`)).headers.get('etag')!
    for (const tags of [etag, `"older", W/${etag}`, '*']) {
      const known = await app().get(host, `${url}?w=160&f=webp`, { 'if-none-match': tags })
      expect([tags, known.status]).toEqual([tags, 304])
    }
    const head = await app().fetch(
      new Request(`http://${host}${url}?w=160&f=webp`, { method: 'HEAD', headers: { host } }),
    )
    expect([head.status, head.headers.get('etag'), (await head.bytes()).length]).toEqual([200, etag, 0])
  })

  it('cuts around the point that matters, and never enlarges [CA-06]', async () => {
    const halves = await sharp({ create: { width: 1200, height: 400, channels: 3, background: '#00f' } })
      .composite([{ input: { create: { width: 600, height: 400, channels: 3, background: '#f00' } }, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const { url: wide } = (await (await upload(halves)).json()) as { url: string }
    const middle = async (x: number) => {
      const bytes = await (await app().get(host, `${wide}?w=320&r=1x1&x=${x}&f=webp`)).bytes()
      const { data } = await sharp(bytes).resize(1, 1).raw().toBuffer({ resolveWithObject: true })
      return data[0]! > 200 ? 'red' : data[2]! > 200 ? 'blue' : 'both'
    }
    expect([await middle(0), await middle(50), await middle(100)]).toEqual(['red', 'both', 'blue'])
    const large = await sharp(await (await app().get(host, `${wide}?w=2400&f=webp`)).bytes()).metadata()
    expect(large.width).toBe(1200)
  })

  it.each([
    ['w=333', 400, 'w'],
    ['q=99', 400, 'q'],
    ['f=bmp', 400, 'f'],
    ['r=7x3', 400, 'r'],
    ['fit=squeeze', 400, 'fit'],
    ['r=1x1&x=200', 400, 'x'],
    ['r=1x1&y=-1', 400, 'y'],
  ])('says what is wrong with %s [CA-06]', async (query, status, field) => {
    const answer = await app().get(host, `${url}?${query}`)
    const body = (await answer.json()) as { code: string; fields: { field: string }[] }
    expect([answer.status, body.code, body.fields[0]!.field]).toEqual([status, 'bad_request', field])
  })

  it.each([
    '/media/photos/southbank/unknown',
    '/media/../package.json',
    '/media/%2e%2e/secret',
    '/media/',
    '/media/PHOTO',
    '/media/a//b',
    '/media/.env',
  ])('knows no %s [CA-06]', async (path) => {
    expect((await app().get(host, path)).status).toBe(404)
  })
})

it('an uploaded picture answers where its dealerships are shown, and nowhere else, whoever asked before [part of PL-08]', async () => {
  const { sites } = app().deps
  const own = sites.atHost(host)!.site
  const shares = ({ dealershipIds }: typeof own) => dealershipIds.some((id) => own.dealershipIds.includes(id))
  expect(sites.sites.filter((site) => !shares(site)).length).toBeGreaterThan(0)
  for (const site of [...sites.sites, ...sites.sites]) {
    const answer = await app().get(`${site.slug}.localhost`, `${url}?w=320`)
    expect([site.slug, answer.status]).toEqual([site.slug, shares(site) ? 200 : 404])
  }
})

describe('before anyone asks', () => {
  const textOf = async (path: string) => (await app().get(host, path)).text()
  const requestOf = (address: string) => {
    const { pathname, searchParams } = new URL(address.replaceAll('&amp;', '&'), 'http://localhost')
    return readPictureRequest(pathname.slice('/media/'.length), searchParams)
  }

  it('a card’s picture is ready once its page is made [CA-06]', async () => {
    // A few cards: each picture takes a second to make.
    const { dealershipIds } = app().deps.sites.atHost(host)!.site
    const { priceCents } = Iterator.from(app().deps.stock.all()).find(
      (car) => dealershipIds.includes(car.dealershipId) && car.status === 'in_stock' && (car.priceCents ?? 0) > 0,
    )!
    const dollars = priceCents! / 100
    const listing = `/search/new-used-and-demo-cars?range[price]=${dollars}:${dollars}`
    const [src] = /\/media\/studio\/[a-z0-9/-]+/.exec(await textOf(listing))!
    const made = vi.spyOn(app().deps.encodeQueue, 'urgent')
    // The last in a queue that does one after the other.
    await new Promise<void>((resolve) => app().deps.encodeQueue.later(async () => resolve()))
    const outcome = await app().deps.pictures.get(requestOf(`${src}?w=480&r=3x2`), 'avif')
    expect([outcome, made.mock.calls.length]).toMatchObject([{ format: 'avif' }, 0])
    made.mockRestore()
  })

  it.each([
    ['volt.localhost', '/', 800],
    ['outback-rv.localhost', '/', 1200],
    ['southbank.localhost', '/', 1600],
    ['volt.localhost', '/search/new-used-and-demo-cars', 1200],
  ])('so is the picture that %s opens %s with, %i wide [CA-06]', async (at, path, width) => {
    const later = vi.spyOn(app().deps.pictures, 'makeLater').mockReturnValue()
    const page = await (await app().get(at, path)).text()
    const inHead = new RegExp(
      `<link rel="preload" as="image" imageSrcSet="[^"]*?(/media/[^" ]*w=${width}[^" ]*) ${width}w`,
    )
    const opening = requestOf(inHead.exec(page)![1]!)
    expect(later.mock.calls).toContainEqual([opening, 'avif'])
    later.mockRestore()
  })

  it.each([
    ['meridian.localhost', true],
    ['southbank.localhost', false],
  ])('as fine as a fine desk takes it where it is as wide as the page: on %s %s [CA-06]', async (at, isWide) => {
    const [path] = /\/cars\/[\w-]+/.exec(await (await app().get(at, '/search/new-used-and-demo-cars')).text())!
    const later = vi.spyOn(app().deps.pictures, 'makeLater').mockReturnValue()
    await app().get(at, path)
    const widths = later.mock.calls.map(([{ width }]) => width)
    expect(widths).toContain(1600)
    expect(widths.includes(2400)).toBe(isWide)
    later.mockRestore()
  })
})

it('never shows a private file, whatever it is called [CA-06]', async () => {
  const files = openPrivateStore(app().deps.environment)
  await files.write('resumes/one.webp', await photo().webp().toBuffer(), 'image/webp')
  expect(await files.read('resumes/one.webp')).not.toBeNull()
  for (const path of [
    '/media/resumes/one.webp',
    '/media/private/resumes/one.webp',
    '/media/../private/resumes/one.webp',
  ]) {
    expect((await app().get(host, path)).status).toBe(404)
  }
})

it('lists every picture of the demo, and each is there', async () => {
  const sheet = await (await app().get(host, '/_media')).text()
  const sources = [...sheet.matchAll(/src="([^"?]+)/g)].map(([, src]) => src!)
  expect(sources.length).toBeGreaterThan(200)
  const sample = sources.filter((_, at) => at % 25 === 0)
  for (const src of sample) expect([src, (await app().get(host, `${src}?w=160&f=webp`)).status]).toEqual([src, 200])
})

it('sends a stretch of a film to browsers that play them so', async () => {
  const film = '/demo/walkarounds/suv-large-b.mp4'
  const whole = await app().get(host, film)
  const [start, end] = [
    await app().get(host, film, { range: 'bytes=0-99' }),
    await app().get(host, film, { range: 'bytes=-10' }),
  ]
  const { length } = await whole.bytes()
  expect([whole.headers.get('content-type'), start.status, start.headers.get('content-range')]).toEqual([
    'video/mp4',
    206,
    `bytes 0-99/${length}`,
  ])
  expect([(await start.bytes()).length, (await end.bytes()).length]).toEqual([100, 10])
  expect((await app().get(host, film, { range: 'bytes=999999999-' })).status).toBe(200)
})

it('a built file is a 304 for whoever has it already, and a stretch only of the file it was begun with', async () => {
  const film = '/demo/walkarounds/suv-large-b.mp4'
  const etag = (await app().get(host, film)).headers.get('etag')!
  expect(etag).toMatch(/^"/)
  const status = async (headers: Record<string, string>) => (await app().get(host, film, headers)).status
  expect(await status({ 'if-none-match': `"older", ${etag}` })).toBe(304)
  expect(await status({ 'if-none-match': '"older"' })).toBe(200)
  expect(await status({ 'if-none-match': etag, range: 'bytes=0-99' })).toBe(304)
  expect(await status({ 'if-range': etag, range: 'bytes=0-99' })).toBe(206)
  expect(await status({ 'if-range': '"older"', range: 'bytes=0-99' })).toBe(200)
  expect(await status({ 'if-range': `W/${etag}`, range: 'bytes=0-99' })).toBe(200)
  const sheet = await app().get(host, '/demo/index.css', { 'accept-encoding': 'br' })
  expect(sheet.headers.get('etag')).toMatch(/^W\/"/)
})

it('shows a stand-in where a picture is gone [OS-20]', async () => {
  const answer = await app().get(host, '/media/photos/gone', { accept: 'image/avif,image/webp,*/*' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'image/svg+xml'])
})

describe('uploads', () => {
  it('keep the picture and drop where it was taken [CA-06]', async () => {
    const taken = await photo()
      .withExif({ IFD0: { Artist: 'Someone' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '27/1 28/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const answer = await upload(taken)
    const body = (await answer.json()) as { id: string; url: string; width: number; height: number; blur: string }
    expect([answer.status, body.width, body.height, body.blur]).toEqual([
      201,
      900,
      600,
      expect.stringMatching(/^(?:a[2-4]1[0-3]1[a-d]){3}$/),
    ])
    const kept = await sharp((await app().deps.media.read(body.id))!).metadata()
    expect([kept.format, kept.exif, kept.xmp]).toEqual(['webp', undefined, undefined])
  })

  it('turn a picture the right way up', async () => {
    const { width, height } = (await (
      await upload(await photo(800, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer())
    ).json()) as { width: number; height: number }
    expect([width, height]).toEqual([400, 800])
  })

  it.each([
    [
      'text that says it is a picture',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'unsupported_media_type',
    ],
    ['nothing', Buffer.alloc(0), 400, 'bad_request'],
    ['a program', Buffer.from('MZ\u0000\u0001'), 415, 'unsupported_media_type'],
    ['too many bytes', Buffer.alloc(21 * 1024 * 1024), 413, 'too_large'],
  ])('refuse %s [CA-06]', async (_, body, status, code) => {
    const answer = await upload(body)
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code])
  })

  it('refuse a file that would unfold to more pixels than any camera takes [CA-06]', async () => {
    const bomb = blackPng(12_000)
    expect(bomb.length).toBeLessThan(2_000_000)
    expect(await sharp(bomb, { limitInputPixels: false }).metadata()).toMatchObject({ width: 12_000, height: 12_000 })
    const answer = await upload(bomb)
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([413, 'too_large'])
  })

  it('refuse half a picture [CA-06]', async () => {
    const whole = await photo(1600, 1200).png({ compressionLevel: 0 }).toBuffer()
    const answer = await upload(whole.subarray(0, whole.length / 2))
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'bad_request'])
  })

  it('that cannot be stored are refused with the time to come again, and nothing is promised for them', async () => {
    const promised = await db().orm.$count(outbox)
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    const write = vi.spyOn(app().deps.media, 'write').mockRejectedValue(full)
    const answer = await upload(await photo(300, 200).png().toBuffer())
    write.mockRestore()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await answer.json()).toMatchObject({ code: 'unavailable' })
    expect(await db().orm.$count(outbox)).toBe(promised)
  })

  it('want a token of the site itself [CA-06]', async () => {
    const body = await photo().jpeg().toBuffer()
    for (const [headers, at] of [
      [{}, host],
      [{ authorization: 'Bearer fct_wrong' }, host],
      [{ authorization: `Bearer ${token}` }, 'throttle.localhost'],
    ] as const) {
      expect((await upload(body, headers as Record<string, string>, at)).status).toBe(403)
    }
  })
})

describe('the maker of pictures', () => {
  const maker = (originals: Originals, queue = new EncodeQueue()) => {
    const folder = temporaryFolder()
    const onTrouble = vi.fn()
    const [memory, disk] = [new ByteCache(1e6), new DiskCache(folder.path, 1e6)]
    return { maker: new PictureMaker({ originals, memory, disk, queue, onTrouble }), folder, disk, onTrouble }
  }
  const request = (width: number) => readPictureRequest('one', new URLSearchParams({ w: String(width) }))

  it('makes one picture for two hundred who ask at once, and none again after a restart [CA-06]', async () => {
    let opened = 0
    const originals: Originals = { open: async () => (opened++, photo()) }
    const { maker: pictures, folder } = maker(originals)
    const answers = await Promise.all(Array.from({ length: 200 }, () => pictures.get(request(320), 'webp')))
    expect([
      opened,
      new Set(answers.map((made) => (typeof made === 'string' ? made : made.bytes.length))).size,
    ]).toEqual([1, 1])
    const restarted = new PictureMaker({
      originals,
      memory: new ByteCache(1e6),
      disk: new DiskCache(folder.path, 1e6),
      queue: new EncodeQueue(),
      onTrouble: () => {},
    })
    expect(await restarted.get(request(320), 'webp')).toMatchObject({ format: 'webp' })
    expect(opened).toBe(1)
    folder.remove()
  })

  it('a picture that came while someone was told it is missing is there for whoever asks next [CA-06]', async () => {
    const firstLook = Promise.withResolvers<null>()
    let opened = 0
    const { maker: pictures, folder } = maker({ open: async () => (opened++ === 0 ? firstLook.promise : photo()) })
    const early = pictures.get(request(320), 'webp')
    await expect.poll(() => opened).toBe(1)
    // It is written now, after the first has looked and before it has heard.
    const late = Array.from({ length: 20 }, () => pictures.get(request(320), 'webp'))
    firstLook.resolve(null)
    expect(await early).toBe('missing')
    for (const outcome of await Promise.all(late)) expect(outcome).toMatchObject({ format: 'webp' })
    expect(opened).toBe(2)
    folder.remove()
  })

  it.each(['read', 'write'] as const)('sends a picture though the disk cannot %s it, and says so', async (what) => {
    const { maker: pictures, folder, disk, onTrouble } = maker({ open: async () => photo() })
    const full = new Error('no space left')
    vi.spyOn(disk, what).mockRejectedValue(full)
    expect(await pictures.get(request(320), 'webp')).toMatchObject({ format: 'webp' })
    expect(onTrouble).toHaveBeenCalledWith(full)
    folder.remove()
  })

  it('says it is busy instead of letting the queue grow without end [CA-06]', async () => {
    const { maker: pictures, folder } = maker({ open: async () => photo() }, new EncodeQueue({ longest: 1 }))
    const outcomes = await Promise.all([160, 320, 480, 640].map((width) => pictures.get(request(width), 'webp')))
    expect(outcomes.filter((outcome) => outcome === 'busy').length).toBe(2)
    expect(await pictures.get(request(640), 'webp')).toMatchObject({ format: 'webp' })
    folder.remove()
  })

  it('keeps to its bounds in memory and on disk, the least used going first [CA-06]', async () => {
    const memory = new ByteCache(30)
    for (const name of ['a', 'b', 'c']) memory.put(name, Buffer.alloc(10))
    memory.get('a')
    memory.put('d', Buffer.alloc(10))
    expect(['a', 'b', 'c', 'd'].map((name) => memory.get(name) !== undefined)).toEqual([true, false, true, true])
    memory.put('huge', Buffer.alloc(31))
    expect([memory.get('huge'), memory.bytes]).toEqual([undefined, 30])
    const folder = temporaryFolder()
    const disk = new DiskCache(folder.path, 30)
    for (const name of ['a', 'b', 'c']) await disk.write(name, Buffer.alloc(10))
    await disk.read('a')
    await disk.write('d', Buffer.alloc(10))
    expect([await disk.read('b'), (await disk.read('a'))?.length, disk.bytes]).toEqual([undefined, 10, 30])
    folder.remove()
  })
})
