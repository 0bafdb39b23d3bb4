import type { FacetCount } from '#search/index.ts'
import type { Ctx } from '../ctx.ts'
import { slugOf } from '../formats/slug.ts'
import { stockPath } from '../listings/stock-paths.ts'
import { everyValue, inStock } from '../stock-search/stock-filters.ts'
import { logosOf } from './manufacturer-logos.server.ts'

/** A brand as a site knows it: a make, or a sister company of a group. */
export interface Brand {
  slug: string
  title: string
  /** The heading it stands under in the group's directory; null where it has no entry there. */
  grid: string | null
  logo: string | null
  banner: string | null
  paragraphs: readonly string[]
  /** The make it is, as stock names it. */
  make: string | null
  /** The dealership it is, where it is no make. */
  dealershipId: number | null
  inStock: number
  /** What there is of it; null where there is none, and so no listing. */
  stockHref: string | null
  /** Whether there is something to say of it: words of its own, or stock. One that skips its page leads to its stock. */
  hasPage: boolean
  skipPage: boolean
}

type BrandCtx = Pick<Ctx, 'view' | 'stock'>

/** A site's brands: those it has written entries of, in their order, then the other makes in stock, the most first. */
export async function siteBrands(ctx: BrandCtx): Promise<Brand[]> {
  const [entries, makes, makers, dealerships] = await Promise.all([
    ctx.view.brandEntries(),
    countsOf(ctx, 'make'),
    ctx.view.manufacturers(),
    ctx.view.dealerships(),
  ])
  // A make is looked for first: a dealership may be called like the one it sells.
  const houses = entries.length > 0 ? await countsOf(ctx, 'dealership_id') : []
  const logos = logosOf(makers)
  const written = entries.map(({ slug, title, grid, logo, bannerImage, descriptionParagraphs, skipPage }) => {
    const make = makers.find(({ name }) => name.toLowerCase() === title.toLowerCase())?.name ?? null
    const house = make === null ? dealerships.find((each) => each.slug === slug || each.name === title) : undefined
    const count = make === null ? countOf(houses, String(house?.id)) : countOf(makes, make)
    return brandOf({
      slug,
      title,
      grid,
      logo: logo ?? logos.get(title.toLowerCase()) ?? null,
      banner: bannerImage,
      paragraphs: descriptionParagraphs,
      make,
      dealershipId: house?.id ?? null,
      inStock: count,
      word: make === null ? (house?.slug ?? null) : slugOf(make),
      skipPage,
    })
  })
  const names = new Set(entries.map(({ title }) => title.toLowerCase()))
  const others = makes
    .filter(({ value }) => !names.has(value.toLowerCase()) && slugOf(value) !== '')
    .map(({ value: title, count }) =>
      brandOf({
        slug: slugOf(title),
        title,
        grid: null,
        logo: logos.get(title.toLowerCase()) ?? null,
        banner: null,
        paragraphs: [],
        make: title,
        dealershipId: null,
        inStock: count,
        word: slugOf(title),
        skipPage: false,
      }),
    )
  return [...written, ...others]
}

type Known = Omit<Brand, 'stockHref' | 'hasPage'> & { word: string | null }

const brandOf = ({ word, ...known }: Known): Brand => ({
  ...known,
  stockHref: known.inStock > 0 && word !== null ? stockPath(word) : null,
  hasPage: !known.skipPage && (known.paragraphs.length > 0 || known.inStock > 0),
})

async function countsOf({ stock }: BrandCtx, facet: string): Promise<readonly FacetCount[]> {
  const { facetCounts } = await stock.search({
    filter: inStock,
    facets: [facet],
    limit: 0,
    maxValuesPerFacet: everyValue,
  })
  return facetCounts[facet] ?? []
}

const countOf = (counts: readonly FacetCount[], name: string): number =>
  counts.find(({ value }) => value.toLowerCase() === name.toLowerCase())?.count ?? 0
