import { addressShape, addressWithin } from './address-shape.ts'
import { type PageFacts, readHtml, readSitemap } from './read-html.ts'
import { samplePerShape, stableSample } from './stable-sample.ts'

/** Asks one site for an address below it. */
export type Ask = (address: string) => Promise<{ status: number; body: string }>

export interface CrawledPage extends PageFacts {
  readonly address: string
  readonly status: number
  /** The page that led here. */
  readonly from: string
}

interface Options {
  /** The site's own origin. */
  origin: string
  ask: Ask
  /** How many addresses of one kind are read, of those the sitemap names and of those found in pages themselves. */
  most: { inSitemap: number; inMain: number }
}

/** An address, and the page that led there. */
type Found = readonly [address: string, from: string]

/** How many are asked for at once. */
const together = 4

/** Reads a site's pages: what its sitemap names, every link around a page, and some of those within. */
export async function collectPages({ origin, ask, most }: Options): Promise<CrawledPage[]> {
  const pages = new Map<string, CrawledPage>()
  const within = new Map<string, string>()
  const chosen: string[] = []
  const named = samplePerShape(await sitemapAddresses(origin, ask), addressShape, most.inSitemap)
  let next = [['/', 'nowhere'] as Found, ...named.map((address): Found => [address, 'the sitemap'])]
  while (next.length > 0) {
    const read = await inTurns(unread(pages, next), ([address, from]) => readPage(ask, address, from))
    for (const page of read) pages.set(page.address, page)
    for (const [address, from] of read.flatMap((page) => followed(origin, page, page.mainLinks)))
      if (!within.has(address)) within.set(address, from)
    next = unread(
      pages,
      read.flatMap((page) => followed(origin, page, page.frameLinks)),
    )
    if (next.length > 0) continue
    const more = moreWithin(
      [...within.keys()].filter((address) => !pages.has(address)),
      chosen,
      most.inMain,
    )
    chosen.push(...more)
    next = more.map((address) => [address, within.get(address)!])
  }
  return [...pages.values()]
}

/** Those to read next of what pages themselves link to: with those chosen before, at most so many of a kind. */
function moreWithin(left: readonly string[], chosen: readonly string[], most: number): string[] {
  const before = Map.groupBy(chosen, addressShape)
  return Map.groupBy(left, addressShape)
    .entries()
    .flatMap(([shape, alike]) => stableSample(alike, most - (before.get(shape)?.length ?? 0)))
    .toArray()
}

/** Where the sitemap's parts lead; an address elsewhere stays whole, so that asking for it fails. */
async function sitemapAddresses(origin: string, ask: Ask): Promise<string[]> {
  const within = (xml: string) => readSitemap(xml).map((address) => addressWithin(origin, '/', address) ?? address)
  const parts = await inTurns(within((await ask('/sitemap.xml')).body), async (part) => within((await ask(part)).body))
  return parts.flat()
}

async function readPage(ask: Ask, address: string, from: string): Promise<CrawledPage> {
  const { status, body } = await ask(address)
  return { address, status, from, ...readHtml(body) }
}

const followed = (origin: string, { address }: CrawledPage, links: readonly string[]): Found[] =>
  links.flatMap((href): Found[] => {
    const to = addressWithin(origin, address, href)
    return to === null ? [] : [[to, address]]
  })

/** Each once, as it was found first. */
const unread = (pages: ReadonlyMap<string, unknown>, found: readonly Found[]): Found[] =>
  Map.groupBy(found, ([address]) => address)
    .values()
    .map(([first]) => first!)
    .filter(([address]) => !pages.has(address))
    .toArray()

/** Does the work for each, a few at a time, and answers in the same order. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  atOnce = together,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [at, item] of queue) results[at] = await work(item)
    }),
  )
  return results
}
