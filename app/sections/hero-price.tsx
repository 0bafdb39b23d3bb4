import type { ViewOf } from '#domain/content/load-sections.server.ts'
import { formatNumber } from '#domain/formats/amounts.ts'
import { pictureSizes } from '#domain/media/picture-address.ts'
import { HeroActions, type HeroProps } from './hero-parts.tsx'
import { HeroSearch } from './hero-search.tsx'
import { Picture } from '../parts/picture.tsx'
import { Price } from '../parts/price.tsx'

const sizes = pictureSizes('100vw', '(min-width: 80rem) 50vw')

/** Colour from edge to edge, the lowest price at once, and how many there are under each round figure. */
export function HeroPrice({ view, level }: HeroProps) {
  const Title = `h${level}` as const
  const picture = view.image ?? view.lowest?.picture ?? view.newest
  return (
    <section data-layout="price" className="bg-block text-on-block [&_:focus-visible]:outline-on-block">
      <div className="grid xl:grid-cols-2">
        {/* Before the words: a page that comes slowly shows what has come where it stays. */}
        {picture && (
          <div className="relative aspect-3/2 overflow-hidden sm:max-xl:aspect-5/2 xl:col-start-2 xl:row-start-1 xl:aspect-auto xl:min-h-112">
            <Picture src={picture} alt="" sizes={sizes} first className="absolute inset-0" />
          </div>
        )}
        <div className="mx-auto w-[min(100%-2rem,80rem)] py-10 xl:w-[min(100%-2rem,40rem)] xl:mr-0 xl:ml-auto xl:py-14 xl:pr-12">
          <Title className="text-5xl leading-[0.95] sm:text-6xl roadhouse:uppercase lg:text-7xl">{view.title}</Title>
          {view.text && <p className="mt-4 max-w-prose text-lg">{view.text}</p>}
          {view.lowest && <LowestPrice vehicle={view.lowest} />}
          {view.search && <HeroSearch search={view.search} asks="budget" />}
          <HeroActions view={view} onBlock />
        </div>
      </div>
      <PriceLadder view={view} />
    </section>
  )
}

function LowestPrice({ vehicle }: { vehicle: NonNullable<ViewOf<'hero'>['lowest']> }) {
  return (
    <div className="mt-8 border-l-[length:calc(var(--line-width)*2)] border-current pl-4">
      <p className="font-semibold">From</p>
      <Price price={vehicle.price} size="hero" />
      <a href={vehicle.href} className="inline-flex min-h-12 items-center font-semibold">
        {vehicle.name}
      </a>
    </div>
  )
}

function PriceLadder({ view: { total, bands } }: { view: ViewOf<'hero'> }) {
  if (total.count === 0) return null
  const steps = [...bands, { count: total.count, label: total.noun }]
  return (
    <div className="border-y-[length:var(--line-width)] border-ink bg-surface text-ink">
      <ul className="page grid grid-cols-2 sm:flex">
        {steps.map(({ count, label }) => (
          <li
            key={label}
            className="flex items-baseline gap-2 border-line py-4 sm:grow sm:px-4 sm:first:pl-0 sm:not-first:border-l-[length:var(--line-width)]"
          >
            <span className="font-display text-4xl leading-none font-bold tabular-nums">{formatNumber(count)}</span>
            <span className="font-semibold whitespace-nowrap">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
