import { Link } from 'react-router'
import type { VehicleCard as Card } from '#domain/listings/vehicle-card.ts'
import { Badge } from '../ui/badge.tsx'
import { Card as Frame } from '../ui/card.tsx'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'
import { VehicleSpecs } from './vehicle-specs.tsx'

/** One vehicle. Roadhouse puts the price first, gallery lets the picture speak. */
export function VehicleCard({ card, first = false }: { card: Card; first?: boolean }) {
  return (
    <Frame
      raised
      className="w-full roadhouse:max-sm:*:last:p-3 gallery:border-t-0"
      media={<Picture src={card.picture} blur={card.blur} alt="" kind={card.itemType} missing="Photos coming soon" first={first} />}
    >
      <p className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted roadhouse:order-1 roadhouse:mt-3 gallery:text-base gallery:tracking-[0.08em] gallery:[font-variant-caps:all-small-caps]">
        {card.tag}
        {card.badge && <Badge>{card.badge.text}</Badge>}
      </p>
      <h3 className="mt-1 text-lg leading-snug roadhouse:order-2 roadhouse:text-xl roadhouse:leading-tight roadhouse:sm:text-2xl gallery:text-xl">
        {/* The whole card is the target; the link's text stays the vehicle's name. */}
        <Link to={card.href} className="block no-underline before:absolute before:inset-0 hover:underline">
          <span className="line-clamp-3">{card.name}</span>
        </Link>
      </h3>
      <VehicleSpecs specs={card.specs} className="mt-2 roadhouse:order-3" />
      <Price price={card.price} className="mt-auto pt-4 roadhouse:order-first roadhouse:mt-0 roadhouse:pt-0 gallery:pt-3" />
    </Frame>
  )
}

/** As many in a row as the template's cards are wide: three, four dense ones, two large ones. */
export function VehicleGrid({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 roadhouse:grid-cols-2 roadhouse:gap-2 roadhouse:sm:gap-4 roadhouse:lg:grid-cols-4 gallery:gap-x-8 gallery:gap-y-14 gallery:lg:grid-cols-2">
      {cards.map((card) => (
        <li key={card.id} className="grid min-w-0">
          <VehicleCard card={card} />
        </li>
      ))}
    </ul>
  )
}
