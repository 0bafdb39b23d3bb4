import type { OfferCard } from '#domain/offers/list-offers.server.ts'
import { Card } from '../ui/card.tsx'
import { telephone } from '#domain/formats/telephone.ts'
import { Band } from './band.tsx'
import { Picture } from '../parts/picture.tsx'
import type { SectionProps } from './section-props.ts'

/** What is on offer, until when, and on what conditions. */
export function Offers({ id, view }: SectionProps<'offers'>) {
  return (
    <Band id={id} title={view.title} className="harbour:bg-surface">
      {view.offers.length === 0 ? (
        <NoOffers text={view.emptyText} phone={view.phone} />
      ) : (
        <OfferGrid offers={view.offers} />
      )}
    </Band>
  )
}

/** Offers side by side. */
export function OfferGrid({ offers }: { offers: readonly OfferCard[] }) {
  return (
    <ul
      className={`grid gap-6 sm:grid-cols-2 ${offers.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'} roadhouse:gap-4 gallery:gap-x-8 gallery:gap-y-12 gallery:lg:grid-cols-2`}
    >
      {offers.map((offer) => (
        <li key={offer.id} className="grid">
          <Offer offer={offer} />
        </li>
      ))}
    </ul>
  )
}

function Offer({ offer }: { offer: OfferCard }) {
  return (
    <Card className="harbour:bg-ground" media={<Picture src={offer.picture} alt="" missing={offer.category} />}>
      <p className="text-sm text-muted gallery:text-base gallery:tracking-[0.08em] gallery:[font-variant-caps:all-small-caps]">
        {offer.category}
      </p>
      <h3 className="mt-1 text-xl roadhouse:text-3xl roadhouse:uppercase gallery:text-2xl">{offer.name}</h3>
      {offer.description && <p className="mt-2 text-muted">{offer.description}</p>}
      {offer.ends && <p className="mt-3 font-semibold tabular-nums gallery:font-normal">{offer.ends}</p>}
      {offer.disclaimer && (
        <details className="mt-2 text-sm text-muted">
          <summary className="flex min-h-[3rem] items-center underline underline-offset-4">Conditions</summary>
          <p className="pb-2">{offer.disclaimer}</p>
        </details>
      )}
    </Card>
  )
}

function NoOffers({ text, phone }: { text: string; phone: string | null }) {
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
