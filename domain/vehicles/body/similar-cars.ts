import type { SiteConfig } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import { allStockPath } from '../../listings/stock-paths.ts'
import type { VehicleCard } from '../../listings/vehicle-card.ts'
import { bodyTypeOf } from '../body-types.ts'
import { similarCarsPath } from '../../content/route-paths.ts'
import { similarCards } from '../similar-cards.ts'
import { mostSimilar } from '../similar-vehicles.ts'
import { nounOf } from '../nouns.ts'
import { isInStock } from '../vehicle-status.ts'
import type { BodySection } from './body-source.ts'

interface SimilarCarsView {
  readonly title: string
  /** Where the cards are fetched from when they are about to be seen; null where they are here. */
  readonly from: string | null
  readonly cards: readonly VehicleCard[]
  readonly look: SiteConfig['listing']['card']
  /** How many there may be: as many places are held. */
  readonly places: number
  /** A listing that has more of them. */
  readonly all: { readonly label: string; readonly href: string }
}

/**
 * Others like it. Beside one that can be bought they come when they are about to be seen, and its page does not change with
 * each of them; of one that is gone they are what its page is for, and in it from the start.
 */
export const similarCars: BodySection<SimilarCarsView> = async (ctx, { vehicle, config }) => {
  const isLater = isInStock(vehicle.status)
  const cards = isLater ? [] : await similarCards(ctx, vehicle)
  if (!isLater && cards.length === 0) return null
  return {
    title: `Similar ${nounOf(vehicle).plural}`,
    from: isLater ? similarCarsPath(vehicle.slug) : null,
    cards,
    look: config.listing.card,
    places: mostSimilar,
    all: allOfThem(vehicle),
  }
}

function allOfThem({ simpleBody }: StockVehicle): SimilarCarsView['all'] {
  const body = simpleBody === null ? null : bodyTypeOf(simpleBody)
  if (!body?.slug) return { label: 'All our stock', href: allStockPath }
  // A dealer's own word for a body may not be one for many.
  const label = body.plural === body.singular ? `All in ${body.label}` : `All ${body.plural}`
  return { label, href: `/search/${body.slug}` }
}
