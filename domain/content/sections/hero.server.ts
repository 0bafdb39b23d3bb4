import { allStockPath } from '../../listings/stock-paths.ts'
import { stockCard } from '../../listings/vehicle-card.ts'
import { anyVehicle, counted, nounOfAll } from '../../vehicles/nouns.ts'
import { type PriceBand, priceBands } from '../../vehicles/price-bands.ts'
import { builtPath } from '../built-paths.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

export type HeroView = Awaited<ReturnType<typeof loadHero>>

/** Prices of $10 or less are not shown, so none is the lowest. */
const isPriced = (cents: number | null): cents is number => cents !== null && cents > 1_000

/** The opening of a page: what is sold here, how much of it there is, and the one thing to do next. */
export async function loadHero({ ctx, inStock }: SectionSource, { type, layout, title, text, image, actions = [] }: SpecOf<'hero'>) {
  const stock = inStock()
  const noun = nounOfAll(stock)
  const priced = stock.filter(({ priceCents, priceType }) => priceType !== null && isPriced(priceCents))
  const lowest = priced.toSorted((a, b) => a.priceCents! - b.priceCents!)[0]
  const links = actions.filter(({ href }) => builtPath(ctx.config, href) !== null)
  return {
    type,
    layout,
    title,
    text: text ?? null,
    image: image ?? null,
    /** What to show where the site has no picture of its own. */
    newest: stock.find(({ primaryImageUrl }) => primaryImageUrl !== null)?.primaryImageUrl ?? null,
    stock: stock.length === 0 ? null : `${counted(stock.length, noun)} in stock`,
    total: { count: stock.length, noun: stock.length === 1 ? noun.singular : noun.plural },
    bands: priceBands(priced.map(({ priceCents }) => priceCents!)) satisfies PriceBand[],
    lowest: layout === 'price' && lowest ? stockCard(ctx, lowest) : null,
    actions: links.length > 0 ? links : [{ label: seeAll(stock.length === 0 ? anyVehicle.plural : noun.plural), href: allStockPath }],
  }
}

const seeAll = (plural: string): string => `See our ${plural === anyVehicle.plural ? 'stock' : plural}`
