import type { ReactNode } from 'react'
import type { ViewOf } from '#domain/content/load-sections.server.ts'
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
  if (view.points) return <Promised id={id} view={view} all={all} />
  if (view.layout === 'wall') {
    return (
      <Band id={id} title={view.title} aside={all}>
        <VehicleGrid
          cards={view.cards}
          look={view.look}
          swipe={view.look === 'standard'}
          short={view.look !== 'standard' && view.all !== null}
        />
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

/** What is promised of these vehicles, and beside it the vehicles: the promise stays in view while they are looked through. */
function Promised({ id, view, all }: { id: string; view: ViewOf<'stockRail'>; all: ReactNode }) {
  return (
    <Band id={id} label={view.title} className="harbour:bg-surface">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[5fr_8fr]">
        <div className="min-w-0 lg:sticky lg:top-24 lg:self-start">
          <BandTitle id={id} title={view.title} />
          <dl className="mt-6 grid gap-x-6 max-lg:grid-cols-2">
            {view.points?.map(({ title, text }) => (
              <div key={title} className="border-t-2 border-accent pt-3 pb-5 lg:border-t lg:border-line lg:py-6">
                <dt className="font-semibold lg:font-display lg:text-2xl">{title}</dt>
                <dd className="mt-1 text-pretty text-muted max-sm:text-sm">{text}</dd>
              </div>
            ))}
          </dl>
          {all}
        </div>
        <ul className="swipe grid min-w-0 gap-4 sm:grid-cols-2">
          {view.cards.map((card) => (
            <li key={card.id} className="grid min-w-0">
              <VehicleCard card={card} look={view.look} />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  )
}
