import type { PublicConfig } from '#config/site/site-config.ts'
import type { VehicleCard } from '#domain/listings/vehicle-card.ts'

export type CardLook = PublicConfig['listing']['card']

/** What its value does not say by itself is shown with its label. */
const labelled = new Set([
  'Sleeps',
  'Length',
  'ATM',
  'Tare',
  'GVM',
  'Axles',
  'Seat height',
  'Braked towing',
  'Range',
  'Battery',
])

/** The few facts of a card: a table where the site's cards are tables, else a line that breaks between facts only. */
export function CardSpecs({ specs, look }: Pick<VehicleCard, 'specs'> & { look: CardLook }) {
  if (look !== 'specTable') {
    const facts = specs.map(({ label, value }) =>
      (labelled.has(label) ? `${label} ${value}` : value).replaceAll(' ', '\u00A0'),
    )
    return <p className="card-specs">{facts.join('\u00A0· ')}</p>
  }
  return (
    <dl className="card-table">
      {specs.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The one thing to say of it first, on its picture. */
export function CardBadge({ badge }: Pick<VehicleCard, 'badge'>) {
  if (!badge) return null
  const { kind, logo, text } = badge
  return (
    <p className={`card-badge card-badge-${kind}${logo ? ' card-badge-logo' : ''}`}>
      {logo ? <img src={logo} alt={text} width="96" height="24" loading="lazy" /> : text}
    </p>
  )
}
