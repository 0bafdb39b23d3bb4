import type { VehicleCard } from '#domain/listings/vehicle-card.ts'

/** What its value does not say by itself is shown with its label; the others keep theirs for those who listen. */
const labelled = new Set(['Sleeps', 'Length', 'Tare', 'GVM'])

/** The few facts of a card: a line, or a table where the site's cards are tables. */
export function CardSpecs({ specs }: Pick<VehicleCard, 'specs'>) {
  return (
    <dl className="card-specs">
      {specs.map(({ label, value }) => (
        <div key={label}>
          <dt className={labelled.has(label) ? 'card-said' : undefined}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The one thing to say of it first, on its picture. */
export function CardBadge({ badge }: Pick<VehicleCard, 'badge'>) {
  if (!badge) return null
  return (
    <p className={`card-badge card-badge-${badge.kind}`}>
      {badge.logo ? <img src={badge.logo} alt={badge.text} width="96" height="24" loading="lazy" /> : badge.text}
    </p>
  )
}
