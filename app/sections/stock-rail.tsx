import { Carousel } from '../ui/carousel.tsx'
import { TextLink } from '../ui/link.tsx'
import { Band, BandTitle } from './band.tsx'
import type { SectionProps } from './section-props.ts'
import { VehicleCard, VehicleGrid } from '../parts/vehicle-card.tsx'

/** Vehicles in the site's own arrangement: a rail to move along, a wall, or a few large ones. */
export function StockRail({ id, view }: SectionProps<'stockRail'>) {
  const all = view.all && (
    <TextLink standalone to={view.all.href}>
      {view.all.label}
    </TextLink>
  )
  if (view.cards.length === 0) {
    return (
      <Band id={id} title={view.title}>
        <p className="max-w-prose text-lg text-muted">
          Nothing on the lot just now: the next arrivals will stand here first.
        </p>
      </Band>
    )
  }
  if (view.look !== 'standard') {
    return (
      <Band id={id} title={view.title} aside={all}>
        <VehicleGrid cards={view.cards} look={view.look} />
      </Band>
    )
  }
  return (
    <Band id={id} ownHeading>
      <Carousel
        label={view.title}
        heading={
          <div className="flex flex-wrap items-baseline gap-x-6">
            <BandTitle id={id} title={view.title} />
            {all}
          </div>
        }
      >
        {view.cards.map((card) => (
          <VehicleCard key={card.id} card={card} look={view.look} />
        ))}
      </Carousel>
    </Band>
  )
}
