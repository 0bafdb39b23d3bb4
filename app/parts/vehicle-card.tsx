import type { VehicleCard as Card } from '#domain/listings/vehicle-card.ts'
import { pictureSizes } from '#domain/media/picture-address.ts'
import { classNames } from '../ui/class-names.ts'
import { CardBadge, CardSpecs, type CardLook } from './card-parts.tsx'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'

/** One vehicle among other things on a page: all of it is one link to the vehicle. Listings have cards that do more. */
export function VehicleCard({
  card,
  look = 'standard',
  first = false,
  sizes,
}: {
  card: Card
  look?: CardLook
  first?: boolean
  sizes?: string | undefined
}) {
  return (
    <article className={`card card-${look}`}>
      <div className="card-media">
        <Picture
          src={card.picture}
          blur={card.blur}
          alt=""
          kind={card.silhouette}
          missing="Photos coming soon"
          first={first}
          sizes={sizes}
        />
        <CardBadge badge={card.badge} />
        {card.place && <p className="card-place">{card.place}</p>}
      </div>
      <div className="card-text">
        <h3 className="card-name">
          {/* The whole card is the target; the link's text stays the vehicle's name. */}
          <a href={card.href}>{card.name}</a>
        </h3>
        <CardSpecs specs={card.specs} look={look} />
        <Price price={card.price} className="card-price" />
      </div>
    </article>
  )
}

/** On a telephone dense and large cards have their picture beside their words. */
const inWall: Partial<Record<CardLook, string>> = {
  specTable: pictureSizes('10.5rem', '(min-width: 64rem) 20rem', '(min-width: 40rem) 50vw'),
  large: pictureSizes('42vw', '(min-width: 64rem) 39rem', '(min-width: 40rem) 50vw'),
}

interface VehicleGridProps {
  cards: readonly Card[]
  look?: CardLook
  /** A row to swipe along on a telephone, where one below the other would be long. */
  swipe?: boolean
  /** On a telephone four lines of them: a way to all of them stands beside. */
  short?: boolean
}

/** As many in a row as the template's cards are wide: three, four dense ones, two large ones. */
export function VehicleGrid({ cards, look = 'standard', swipe = false, short = false }: VehicleGridProps) {
  return (
    <ul
      className={classNames(
        swipe && 'swipe',
        short && 'max-sm:[&>:nth-child(n+5)]:hidden',
        'wall grid gap-6 sm:grid-cols-2 lg:grid-cols-3 roadhouse:gap-3 roadhouse:sm:gap-4 roadhouse:lg:grid-cols-4 gallery:gap-x-8 gallery:gap-y-6 gallery:sm:gap-y-14 gallery:lg:grid-cols-2',
      )}
    >
      {cards.map((card) => (
        <li key={card.id} className="grid min-w-0">
          <VehicleCard card={card} look={look} sizes={inWall[look]} />
        </li>
      ))}
    </ul>
  )
}
