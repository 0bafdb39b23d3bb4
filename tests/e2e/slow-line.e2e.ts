import { brotliCompressSync } from 'node:zlib'
import { ask } from '../ask.ts'
import { allStock, expect, looks, port, test } from './fixtures.ts'
import { expectNoShift, watchShifts } from './shifts.ts'
import type { SiteSlug } from './sites.ts'
import { openSlowLine } from './slow-line.ts'
import { carPath } from './yard.ts'

type Kind = keyof typeof paths
const paths = {
  home: () => '/',
  listing: () => allStock,
  vehicle: (slug: SiteSlug) => carPath(slug, 'everything'),
  'content page': () => '/finance',
}
const kinds = Object.keys(paths) as Kind[]
const phone = { width: 390, height: 844 }
const tablet = { width: 768, height: 1024 }
const desk = { width: 1440, height: 900 }

// What moved on each: words on a picture's foot, a price beside a name, cards, a menu, the place of a vehicle.
for (const [slug, kind, viewport] of [
  ['meridian', 'home', desk],
  ['coastline-toyota', 'home', desk],
  ['meridian', 'vehicle', tablet],
  ['meridian', 'vehicle', desk],
  ['outback-rv', 'listing', tablet],
  ['throttle', 'listing', desk],
  ['volt', 'content page', tablet],
  ['meridian', 'vehicle', phone],
] as const)
  test(`${slug}: of a ${kind} that comes a few words at a time nothing moves, ${viewport.width} wide`, async ({
    page,
  }) => {
    const line = await openSlowLine()
    try {
      await page.setViewportSize(viewport)
      await watchShifts(page)
      await page.goto(`http://${slug}.localhost:${line.port}${paths[kind](slug)}`)
      await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2)
      // A name that moves aside is less than a hundredth.
      await expectNoShift(page, 0.001)
    } finally {
      line.close()
    }
  })

test('a larger screen waits for what it shows, and that comes in the first flight of a line', async () => {
  for (const slug of looks)
    for (const kind of kinds) {
      const html = (await ask({ port, path: paths[kind](slug), site: slug })).body.toString()
      const id = /<link rel="expect" href="#([^"]+)" blocking="render" media="\(width>=40rem\)"/.exec(html)?.[1]
      const awaited = html.indexOf(` id="${id}"`)
      expect([slug, kind, awaited > html.indexOf('<h1')]).toEqual([slug, kind, true])
      // Ten packets, less headers.
      expect([slug, kind, brotliCompressSync(html.slice(0, awaited)).length < 13_000]).toEqual([slug, kind, true])
    }
})
