import { listOffers } from '../../offers/list-offers.server.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

const asked = ['q', 'make', 'model', 'rego'] as const
const longest = 120

/** A search that ends at the parts desk: what is on offer there by the words, and the enquiry filled in with them. */
export async function loadPartsSearch(
  { ctx, query }: SectionSource,
  { type, title, text, examples = [] }: SpecOf<'partsSearch'>,
) {
  const words = Object.fromEntries(
    asked.map((name) => [name, (query.get(name) ?? '').trim().slice(0, longest)]),
  ) as Record<(typeof asked)[number], string>
  const isAsked = Object.values(words).some((value) => value !== '')
  return {
    type,
    title: title ?? null,
    text: text ?? null,
    examples,
    words,
    isAsked,
    offers: words.q ? (await listOffers(ctx)).filter((offer) => isAbout(offer, words.q)) : [],
    phone: ctx.config.contact.phones.parts ?? ctx.config.contact.phones.main,
  }
}

/** Whether a parts or accessories offer has every word that was asked for. */
function isAbout(offer: { category: string; name: string; description: { text: string } | null }, q: string): boolean {
  const said = `${offer.name} ${offer.description?.text ?? ''}`.toLowerCase()
  return (
    offer.category === 'Parts offer' &&
    q
      .toLowerCase()
      .split(/\s+/)
      .every((word) => said.includes(word.replace(/s$/, '')))
  )
}
