import type { OfferCard } from '#domain/offers/offer-card.ts'
import { pictureSizes } from '#domain/media/picture-address.ts'
import { Picture } from '../parts/picture.tsx'
import { OfferWords } from './offer-parts.tsx'

interface OfferLeadProps {
  id: string
  title: string
  lead: OfferCard
  others: readonly OfferCard[]
}

const sizes = pictureSizes('100vw', '(min-width: 64rem) 54vw')

/** One offer as large as the screen, its whole picture from the edge; the others as lines under it. */
export function OfferLead({ id, title, lead, others }: OfferLeadProps) {
  return (
    <section aria-labelledby={id} className="py-12">
      <article className="grid items-center lg:grid-cols-[7fr_6fr]">
        <div className="aspect-3/2 overflow-hidden bg-surface">
          <Picture src={lead.picture} alt="" missing={lead.category} sizes={sizes} />
        </div>
        <div className="mx-auto flex w-[min(100%-2rem,80rem)] min-w-0 flex-col justify-center py-8 wrap-anywhere lg:mx-0 lg:w-auto lg:max-w-[40rem] lg:py-6 lg:pr-4 lg:pl-14">
          <h2 id={id} className="text-base! text-accent">
            {title}
          </h2>
          <OfferWords offer={lead} large />
        </div>
      </article>
      {others.length > 0 && (
        <ul className="page mt-6 border-t border-line">
          {others.map((offer) => (
            <li
              key={offer.id}
              className="relative flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b border-line py-4"
            >
              <h3 className="text-lg">
                <a href={offer.href} className="no-underline before:absolute before:inset-0 hover:underline">
                  {offer.name}
                </a>
              </h3>
              <p className="text-sm text-muted tabular-nums">{offer.ends ?? offer.category}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
