import type { AustralianState, ItemType } from '#db/value-sets.ts'
import { formatMoney } from '../../formats/amounts.ts'
import { statutoryRules } from '../../vehicles/statutory-warranty.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

const things: Record<ItemType, string> = {
  car: 'Cars',
  caravan: 'Caravans',
  motorcycle: 'Motorcycles',
  truck: 'Trucks',
}

/** What the law gives the buyer of a used vehicle where the site's locations are; nothing where it gives none of what is sold. */
export async function loadStatutoryWarranty(
  { ctx, overview }: SectionSource,
  { type, title, text }: SpecOf<'statutoryWarranty'>,
) {
  const locations = await ctx.view.locations()
  const states = locations.filter(({ visible }) => visible).flatMap(({ address }) => address?.state ?? [])
  const sold = new Set((await overview()).facetCounts['kind']?.map(({ value }) => value))
  const today = ctx.clock().toISOString().slice(0, 10)
  const rows = [...new Set(states)].toSorted().flatMap((state) => rowsOf(state, sold, today))
  return rows.length === 0 ? null : { type, title, text: text ?? null, rows }
}

function rowsOf(state: AustralianState, sold: ReadonlySet<string>, today: string) {
  return statutoryRules(state, today)
    .filter(({ itemType }) => sold.has(itemType))
    .map(({ itemType, maxYears, maxKm, isBelow, minPriceCents, maxPriceCents, cover }) => ({
      state,
      which: [
        things[itemType],
        ...(maxYears === undefined
          ? ['older, or driven further']
          : [`${isBelow ? 'under' : 'up to'} ${maxYears} years`]),
        ...(maxKm === undefined ? [] : [`${isBelow ? 'under' : 'up to'} ${maxKm.toLocaleString('en-AU')}\u00A0km`]),
        ...priceWords(minPriceCents, maxPriceCents),
      ].join(', '),
      cover: `${cover.months === 1 ? '1 month' : `${cover.months} months`} or ${cover.km.toLocaleString('en-AU')}\u00A0km`,
    }))
}

function priceWords(min: number | undefined, max: number | undefined): string[] {
  if (min === undefined) return []
  return [max === undefined ? `from ${formatMoney(min)}` : `${formatMoney(min)} to ${formatMoney(max)}`]
}
