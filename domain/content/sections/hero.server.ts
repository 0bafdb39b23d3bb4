import type { Ctx } from '../../ctx.ts'
import { makeGroups } from '../../listings/makes.ts'
import { allStockPath } from '../../listings/stock-paths.ts'
import { stockCard } from '../../listings/vehicle-card.ts'
import { inStock } from '../../stock-search/stock-filters.ts'
import { anyVehicle, counted, nounOfKinds } from '../../vehicles/nouns.ts'
import { budgetsFor, type PriceBand, priceBands } from '../../vehicles/price-bands.ts'
import { builtPath } from '../built-paths.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

/** How many of the newest to look through for one with a picture. */
const newestSeen = 24

/** The opening of a page: what is sold here, how much of it there is, and the one thing to do next. */
export async function loadHero(
  { ctx, overview }: SectionSource,
  { type, layout, title, text, image, actions = [] }: SpecOf<'hero'>,
) {
  const { total, facetCounts, rangeCounts } = await overview()
  const noun = nounOfKinds(facetCounts)
  const newest = await ctx.stock.search({ filter: inStock, sort: ['created_at_timestamp:desc'], limit: newestSeen })
  const links = actions.filter(({ href }) => builtPath(ctx.config, href) !== null)
  return {
    type,
    layout,
    /** '{vehicle}' is what is sold here. */
    title: title.replaceAll('{vehicle}', noun.singular),
    text: text ?? null,
    image: image ?? null,
    /** What to show where the site has no picture of its own. */
    newest: newest.vehicles.find(({ primaryImageUrl }) => primaryImageUrl !== null)?.primaryImageUrl ?? null,
    stock: total === 0 ? null : `${counted(total, noun)} in stock`,
    total: { count: total, noun: total === 1 ? noun.singular : noun.plural },
    bands: priceBands(rangeCounts['price'] ?? []) satisfies PriceBand[],
    lowest: layout === 'price' ? await lowestPriced(ctx) : null,
    /** What the opening's own search offers to choose from. */
    search:
      layout === 'fullBleed'
        ? null
        : { makes: makeGroups(facetCounts['make'] ?? []), budgets: budgetsFor(rangeCounts['price'] ?? []) },
    actions:
      links.length > 0 ? links : [{ label: seeAll(total === 0 ? anyVehicle.plural : noun.plural), href: allStockPath }],
  }
}

async function lowestPriced(ctx: Ctx) {
  const { vehicles } = await ctx.stock.search({ filter: [inStock, 'price > 0'], sort: ['price:asc'], limit: 1 })
  return vehicles[0] ? stockCard(ctx, vehicles[0]) : null
}

const seeAll = (plural: string): string => `See our ${plural === anyVehicle.plural ? 'stock' : plural}`
