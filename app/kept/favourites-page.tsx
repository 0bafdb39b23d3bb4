import type { PublicConfig } from '#config/site/site-config.ts'
import { allStockPath } from '#domain/listings/stock-paths.ts'
import { VehicleCard } from '../parts/vehicle-card.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { type SavedVehicle, useSavedVehicles } from './use-saved-vehicles.ts'

interface FavouritesPageProps {
  site: string
  look: PublicConfig['listing']['card']
}

/** The vehicles this device has saved, as they are now. */
export function FavouritesPage({ site, look }: FavouritesPageProps) {
  const { saved, problem, remove } = useSavedVehicles(site)
  return (
    <div className="page min-h-[60vh] py-8 lg:py-12">
      <h1>Saved vehicles</h1>
      <noscript>
        <p className="mt-4 max-w-prose text-lg">
          Saved vehicles are kept by your browser, which needs JavaScript for it. Without it, use your browser’s
          bookmarks.
        </p>
      </noscript>
      {problem && (
        <p role="alert" className="mt-4 border-s-4 border-negative ps-4">
          {problem}
        </p>
      )}
      {saved?.length === 0 && <NothingSaved />}
      {saved && saved.length > 0 && (
        <>
          <p className="mt-2 text-muted">
            {saved.length === 1 ? 'One vehicle' : `${saved.length} vehicles`}, kept on this device only.
          </p>
          <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3 roadhouse:gap-4 roadhouse:lg:grid-cols-4 gallery:gap-x-8 gallery:gap-y-14 gallery:lg:grid-cols-2">
            {saved.map((each) => (
              <li key={each.record.id} className="flex min-w-0 flex-col">
                {each.card ? <VehicleCard card={each.card} look={look} /> : <NoLonger saved={each} />}
                <button type="button" onClick={() => remove(each)} className={buttonLook('quiet', 'self-start px-0!')}>
                  Remove<span className="sr-only"> {each.record.name}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function NothingSaved() {
  return (
    <div className="mt-4 max-w-prose">
      <p className="text-lg text-pretty text-muted">
        Nothing saved yet. Press the heart on a vehicle you like, and it will wait for you here, on this device.
      </p>
      <a href={allStockPath} className={buttonLook('primary', 'mt-6')}>
        See our stock
      </a>
    </div>
  )
}

/** One that has gone, or whose state is not known yet. */
function NoLonger({ saved: { record, card } }: { saved: SavedVehicle }) {
  return (
    <article className="grid grow content-start gap-2 border border-line p-6 harbour:rounded-box roadhouse:border-[length:var(--line-width)]">
      <h2 className="text-lg wrap-anywhere">{record.name}</h2>
      {card === null && (
        <>
          <p className="font-semibold">No longer available</p>
          <p>
            <a href={`${allStockPath}?make=${encodeURIComponent(record.make)}`}>See others of this make</a>
          </p>
        </>
      )}
    </article>
  )
}
