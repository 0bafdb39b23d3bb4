import { useEffect } from 'react'
import type { CompareView } from '#domain/compare/open-compare.server.ts'
import { allStockPath } from '#domain/listings/stock-paths.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { buttonLook } from '../ui/button-look.ts'
import { CompareTable } from './compare-table.tsx'

/** Vehicles side by side; with nothing to compare it says how to begin. Works without JavaScript: the address is the list. */
export function ComparePage({ view }: { view: CompareView }) {
  useOwnComparison(view)
  const { columns, notes, room } = view
  return (
    <div className="page py-8 lg:py-12">
      <h1>Compare</h1>
      {notes.length > 0 && (
        <output className="mt-4 grid gap-1 border-s-4 border-ink ps-4 wrap-anywhere">
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </output>
      )}
      {columns.length === 0 ? <NothingCompared /> : <CompareTable view={view} />}
      {room > 0 && <AddVehicle view={view} />}
    </div>
  )
}

function NothingCompared() {
  return (
    <div className="mt-4 max-w-prose">
      <p className="text-lg text-pretty text-muted">
        Nothing to compare yet. Choose up to four: on a vehicle’s page, press Compare, or name one here.
      </p>
      <noscript>
        <p className="mt-3">
          Without JavaScript this device keeps no list, but the address of a comparison does: add vehicles below.
        </p>
      </noscript>
    </div>
  )
}

/** By make, model or stock number: a plain form, which is answered with the comparison that has it. */
function AddVehicle({ view: { slugs, columns } }: { view: CompareView }) {
  return (
    <form action="/compare" className="mt-8 grid max-w-xl gap-2">
      <label htmlFor="add-vehicle" className="font-semibold">
        {columns.length === 1 ? 'Add another to see them side by side' : 'Add a vehicle'}
      </label>
      <p id="add-hint" className="text-sm text-muted">
        Make and model, or a stock number
      </p>
      {slugs.length > 0 && <input type="hidden" name="cars" value={slugs.join(',')} />}
      <div className="flex flex-wrap gap-3">
        <input
          id="add-vehicle"
          name="add"
          required
          maxLength={200}
          autoComplete="off"
          aria-describedby="add-hint"
          className="min-h-[3rem] min-w-0 grow rounded-box border border-muted bg-ground px-4 text-ink"
        />
        <button type="submit" className={buttonLook(columns.length > 1 ? 'secondary' : 'primary')}>
          Add
        </button>
      </div>
      <p>
        <a href={allStockPath} className="inline-flex min-h-[3rem] items-center">
          Look through our stock
        </a>
      </p>
    </form>
  )
}

/** Keeps the device's own list and this page in step; what that takes is fetched when the page rests. */
function useOwnComparison(view: CompareView): void {
  useEffect(() => {
    whenIdle(() => void import('../kept/own-comparison.ts').then(({ followOwn }) => followOwn(view)))
  }, [view])
}
