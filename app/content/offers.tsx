import type { OfferCard } from '#domain/offers/offer-card.ts'
import { telephone } from '#domain/formats/telephone.ts'
import { Picture } from '../parts/picture.tsx'
import { Band } from '../sections/band.tsx'
import type { MadeProps } from './made-props.ts'
import { OfferLead } from './offer-lead.tsx'
import { OfferWords } from './offer-parts.tsx'

/** What is on offer, until when, and on what conditions. */
export function Offers({ id, view }: MadeProps<'offers'>) {
  const [lead, ...others] = view.offers
  if (view.layout === 'lead' && lead) return <OfferLead id={id} title={view.title} lead={lead} others={others} />
  return (
    <Band id={id} title={view.title} className="harbour:bg-surface">
      {view.offers.length === 0 ? (
        <NoOffers text={view.emptyText} phone={view.phone} />
      ) : (
        <OfferGrid offers={view.offers} swipe />
      )}
    </Band>
  )
}

/** One alone stands wide; others beside each other, or where there is little room for them in a row to swipe along. */
export function OfferGrid({ offers, swipe = false }: { offers: readonly OfferCard[]; swipe?: boolean }) {
  const isOne = offers.length === 1
  return (
    <ul
      className={`${swipe ? 'swipe ' : ''}grid gap-6 roadhouse:gap-4 gallery:gap-x-12 gallery:gap-y-12 ${isOne ? '' : `sm:grid-cols-2 ${offers.length === 2 || offers.length === 4 ? '' : 'lg:grid-cols-3'} gallery:lg:grid-cols-2`}`}
    >
      {offers.map((offer) => (
        <li key={offer.id} className="grid min-w-0">
          <Offer offer={offer} isWide={isOne} />
        </li>
      ))}
    </ul>
  )
}

/** A ticket: what, until when and on what terms; then the picture. */
function Offer({ offer, isWide }: { offer: OfferCard; isWide: boolean }) {
  return (
    <article
      className={`flex min-w-0 flex-col overflow-hidden wrap-anywhere harbour:rounded-box harbour:border harbour:border-line harbour:bg-ground roadhouse:border-[length:var(--line-width)] roadhouse:border-line roadhouse:bg-surface gallery:border-t gallery:border-ink ${isWide ? 'lg:flex-row' : ''}`}
    >
      <div className="flex flex-1 flex-col p-5 gallery:px-0 gallery:py-5 gallery:lg:pr-8">
        <p className="text-sm text-muted gallery:text-base gallery:tracking-[0.08em] gallery:[font-variant-caps:all-small-caps]">
          {offer.category}
        </p>
        <OfferWords offer={offer} />
      </div>
      <div className={`aspect-3/2 overflow-hidden bg-surface ${isWide ? 'lg:aspect-auto lg:w-2/5' : ''}`}>
        <Picture src={offer.picture} alt="" missing={offer.category} />
      </div>
    </article>
  )
}

/** Says that there is nothing, and who knows what is coming. */
export function NoOffers({ text, phone }: { text: string; phone: string | null }) {
  return (
    <div className="max-w-prose text-lg">
      <p>{text}</p>
      {phone && (
        <p className="mt-2">
          Ask what is coming:{' '}
          <a href={telephone(phone)} className="inline-flex min-h-[3rem] items-center font-semibold tabular-nums">
            {phone}
          </a>
        </p>
      )}
    </div>
  )
}
