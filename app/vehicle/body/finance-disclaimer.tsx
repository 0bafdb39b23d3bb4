import type { VehicleBodyView } from '#domain/vehicles/body/vehicle-body.server.ts'
import { More } from './more.tsx'

/** What is said of its finance: the beginning, all of it on request, and always the licence. */
export function FinanceDisclaimer({ view }: { view: VehicleBodyView['financeDisclaimer'] }) {
  if (!view) return null
  return (
    <section id="financeDisclaimer" aria-label="Finance disclaimer" className="page py-8 text-sm text-muted">
      <div className="max-w-[75ch]">
        {view.text && <p className="whitespace-pre-line wrap-anywhere has-[+details[open]]:hidden">{view.text}</p>}
        {view.whole && (
          <More show="Read all of it" hide="Read less">
            <p className="whitespace-pre-line wrap-anywhere">{view.whole}</p>
          </More>
        )}
        {view.licence && <p className="mt-2">{view.licence}</p>}
      </div>
    </section>
  )
}
