import { Link } from 'react-router'
import type { VehicleCard as Card } from '#domain/listings/vehicle-card.ts'
import { Price } from './price.tsx'

export function VehicleCard({ card }: { card: Card }) {
  return (
    <article className="relative flex flex-col rounded-box border border-line bg-surface p-5">
      <p className="text-sm text-muted">{card.tag}</p>
      <h3 className="mt-1 text-lg">
        {/* The whole card is the target; the link's text stays the vehicle's name. */}
        <Link to={card.href} className="no-underline before:absolute before:inset-0 hover:underline">
          {card.name}
        </Link>
      </h3>
      <p className="mt-2 text-muted">{card.facts.join(' · ')}</p>
      <Price price={card.price} className="mt-auto pt-4" />
    </article>
  )
}

export function VehicleGrid({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <li key={card.id} className="grid">
          <VehicleCard card={card} />
        </li>
      ))}
    </ul>
  )
}
