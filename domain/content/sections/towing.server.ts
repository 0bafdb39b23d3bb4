import { formatNumber } from '../../formats/amounts.ts'
import { builtPath } from '../built-paths.ts'
import { allStockPath } from '../../listings/stock-paths.ts'
import { equals, inStock } from '../../stock-search/stock-filters.ts'
import { counted, nouns } from '../../vehicles/nouns.ts'
import { silhouetteOf } from '../../vehicles/silhouette.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

/** How long a caravan of a class is drawn beside the others; the last holds for whatever is heavier. */
const lengths = [
  { upToKg: 1500, length: 'short' },
  { upToKg: 2000, length: 'medium' },
  { upToKg: 2500, length: 'long' },
  { upToKg: Infinity, length: 'longest' },
] as const

/** The heavier the class, the longer its caravan. */
export const lengthOf = (kg: number) => lengths.find(({ upToKg }) => kg <= upToKg)!.length

/**
 * What cars may tow, and how many caravans are within it when loaded: by their ATM, which is what decides. A class with none
 * says so and leads to who can find one; where no class has any, the section is left out.
 */
export async function loadTowing({ ctx }: SectionSource, { type, title, text, classes }: SpecOf<'towing'>) {
  const found = await Promise.all(
    classes.map(async ({ kg, cars, car, caravan }) => {
      const { total } = await ctx.stock.search({ filter: caravansUpTo(kg), limit: 0 })
      return {
        kg,
        weight: `${formatNumber(kg)} kg`,
        cars,
        caravans: total === 0 ? null : counted(total, nouns.caravan),
        href: total === 0 ? null : `${allStockPath}?item_type=caravan&range[atm]=:${kg}`,
        askHref: total === 0 ? builtPath(ctx.config, '/contact') : null,
        length: lengthOf(kg),
        car: silhouetteOf(car),
        caravan: silhouetteOf(caravan, 'caravan'),
      }
    }),
  )
  return found.some(({ href }) => href !== null) ? { type, title, text: text ?? null, classes: found } : null
}

const caravansUpTo = (kg: number) => [inStock, equals('item_type', 'caravan'), `atm <= ${kg}`]
