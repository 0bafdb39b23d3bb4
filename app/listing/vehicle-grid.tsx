import { useMemo } from 'react'
import { collapseSold, type ListingPromo, placePromos } from '#domain/listings/grid.ts'
import type { ListingSettings } from '#domain/listings/listing.ts'
import type { ListingLook } from '#domain/listings/listing-state.ts'
import type { VehicleCard } from '#domain/listings/vehicle-card.ts'
import { pictureSizes } from '#domain/media/picture-address.ts'
import type { CardLook } from '../parts/card-parts.tsx'
import { ListingCard } from './listing-card.tsx'
import { PromoCard } from './promo-card.tsx'
import { useCardPhotos } from './use-card-photos.ts'

interface VehicleGridProps {
  cards: readonly VehicleCard[]
  promos: readonly ListingPromo[]
  settings: ListingSettings
  /** The listing's path and page: promotions stand in the same places whenever it is opened. */
  path: string
  page: number
  view: ListingLook
  /** How far each location is from the shopper, once they have said where they are. */
  distances?: ReadonlyMap<number, number> | null
}

/** The results, promotions among them, side by side or one below the other. */
export function VehicleGrid({ cards, promos, settings, path, page, view, distances }: VehicleGridProps) {
  const { columns, card: look, filterLayout, promos: places } = settings.listing
  const box = useCardPhotos()
  const placed = useMemo(
    () => placePromos(collapseSold(cards), promos, { ...places, page, seed: path }),
    [cards, promos, places, page, path],
  )
  const sizes = sizesOf(view, look, columns, filterLayout === 'sidebar')
  const site = settings.favourites ? settings.site : null
  return (
    <div ref={box} className="vehicles-box">
      <ul className={`vehicles vehicles-${view} vehicles-${columns} vehicles-${look}`}>
        {placed.map((each, at) =>
          'promo' in each ? (
            <li key={`promo ${each.place}`}>
              <PromoCard promo={each.promo} sizes={sizes} />
            </li>
          ) : (
            <li key={placeKey(at)}>
              <ListingCard
                card={each.card}
                look={look}
                site={site}
                sizes={sizes}
                first={at === 0}
                isWide={view === 'list'}
                away={distances?.get(each.card.locationId ?? 0)}
              />
            </li>
          ),
        )}
      </ul>
    </div>
  )
}

/** By its place alone: the next answer's card is written where the last one's stood, which costs less than a new one. */
const placeKey = (at: number): string => `card ${at}`

/** How wide a picture is, for the browser to choose a file by before it knows the page's layout. */
function sizesOf(view: ListingLook, look: CardLook, columns: number, isBesideFilters: boolean): string {
  if (view === 'list') return pictureSizes('40vw', '(min-width: 40rem) 20rem')
  const room = isBesideFilters ? 60 : 80
  // Large cards have their picture beside their words on a telephone.
  const telephone = look === 'large' ? '42vw' : '100vw'
  return pictureSizes(telephone, `(min-width: 64rem) ${Math.ceil(room / columns)}rem`, '(min-width: 40rem) 50vw')
}
