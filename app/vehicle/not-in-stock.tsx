import { allStockPath } from '#domain/listings/stock-paths.ts'
import type { NotInStockView } from '#domain/vehicles/not-in-stock.server.ts'
import { VehicleGrid } from '../parts/vehicle-card.tsx'
import { Icon } from '../ui/icon.tsx'

/** A vehicle that is not here: what comes nearest, at once, and a way to look for more. */
export function NotInStock({ view: { title, advice, cardsTitle, cards, look, query } }: { view: NotInStockView }) {
  return (
    <div className="page grid gap-10 py-10 gallery:gap-14 gallery:py-16">
      <div>
        <h1 className="wrap-anywhere">{title}</h1>
        <p className="mt-4 max-w-prose wrap-anywhere text-muted">{advice}</p>
        <search aria-label="Look for another" className="mt-6 block max-w-xl">
          <form action={allStockPath} className="flex items-stretch">
            <input
              type="search"
              name="query"
              aria-label="Make, model or what it should be like"
              placeholder="Make, model, dual cab ute under 50k…"
              defaultValue={query}
              maxLength={200}
              className="min-h-[3rem] min-w-0 grow rounded-l-box border border-r-0 border-line bg-ground px-4 text-ink placeholder:text-muted"
            />
            <button type="submit" className="button min-w-[3rem] rounded-l-none! px-4">
              <Icon name="search" />
              <span className="sr-only">Search</span>
            </button>
          </form>
        </search>
      </div>
      {cards.length > 0 && (
        <section aria-labelledby="near-matches">
          <h2 id="near-matches" className="mb-6 text-2xl">
            {cardsTitle}
          </h2>
          <VehicleGrid cards={cards} look={look} />
        </section>
      )}
    </div>
  )
}
