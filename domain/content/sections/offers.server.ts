import { listOffers } from '../../offers/list-offers.server.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

const usualLimit = 3

/** What is on offer now; where nothing is, the section says so. */
export async function loadOffersSection(
  { ctx }: SectionSource,
  { type, title, limit = usualLimit, layout = 'grid' }: SpecOf<'offers'>,
) {
  const offers = await listOffers(ctx)
  return {
    type,
    title,
    layout,
    offers: offers.slice(0, limit),
    phone: ctx.config.contact.phones.main,
    emptyText: ctx.config.wording.noOffersText,
  }
}
