import { memo } from 'react'
import { actionForms, actionHref } from '#domain/vehicles/action-href.ts'
import { distanceWords } from '#domain/listings/distance.ts'
import type { VehicleCard } from '#domain/listings/vehicle-card.ts'
import { CardBadge, CardSpecs, type CardLook } from '../parts/card-parts.tsx'
import { Price } from '../parts/price.tsx'
import { CardPicture } from './card-picture.tsx'
import { FavouriteButton } from './favourite-button.tsx'

interface ListingCardProps {
  card: VehicleCard
  look: CardLook
  /** The site favourites are kept for; null where there are none. */
  site: string | null
  sizes: string
  first: boolean
  /** Alone on its row, with room for more. */
  isWide: boolean
  /** How many kilometres it is away. */
  away?: number | undefined
}

/**
 * One result. Plain links, because twenty-one of these are drawn at every press of a filter: the listing follows their
 * clicks in one place.
 */
export const ListingCard = memo(function ListingCard({
  card,
  look,
  site,
  sizes,
  first,
  isWide,
  away,
}: ListingCardProps) {
  return (
    <article className={card.isForSale ? `card card-${look}` : `card card-${look} card-sold`}>
      <div key={card.id} className="card-media">
        <CardPicture card={card} sizes={sizes} first={first} />
        <CardBadge badge={card.badge} />
        {card.place && (
          <p className="card-place">
            {card.place}
            {away !== undefined && ` · ${distanceWords(away).replace(' km', '\u00A0km')}`}
          </p>
        )}
        <CardPhotos card={card} />
        {site && <FavouriteButton card={card} site={site} />}
      </div>
      <div className="card-text">
        <h3 id={nameId(card)} className="card-name">
          <a href={card.href}>{card.name}</a>
        </h3>
        <CardSpecs specs={card.specs} look={look} />
        {isWide && card.highlights.length > 0 && <p className="card-features">{wholeWords(card.highlights)}</p>}
        <div className="card-price">
          <Price price={card.price} />
          {card.estimate && <p className="card-estimate">{card.estimate}</p>}
        </div>
        {card.note && <p className="card-note">{card.note}</p>}
        <CardActions card={card} />
      </div>
    </article>
  )
})

/** On a line that breaks between them only. */
const wholeWords = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll(' ', '\u00A0')).join('\u00A0· ')

/** What else there is to look at: a turn around it, and how many photos. */
function CardPhotos({ card: { pictures, hasSpin } }: Pick<ListingCardProps, 'card'>) {
  if (pictures < 2 && !hasSpin) return null
  return (
    <p className="card-photos">
      {hasSpin && '360°'}
      {pictures > 1 && (
        <>
          <b>{pictures}</b>
          <span className="sr-only"> photos</span>
        </>
      )}
    </p>
  )
}

const nameId = ({ id }: VehicleCard): string => `v${id}`

/** Which vehicle each is about is said by its name, once: twenty-one times four would be a part of the page. */
function CardActions({ card }: { card: VehicleCard }) {
  if (card.actions.length === 0) return null
  return (
    <p className="card-actions">
      {card.actions.map((action) => (
        <a
          key={action.kind}
          href={actionHref(card, action)}
          data-form={actionForms[action.kind]}
          aria-describedby={nameId(card)}
        >
          {action.label}
        </a>
      ))}
    </p>
  )
}
