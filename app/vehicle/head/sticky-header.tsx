import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { Repayment } from '../../finance/repayment.tsx'
import { Picture } from '../../parts/picture.tsx'
import { Price } from '../../parts/price.tsx'
import { PageActions } from './page-actions.tsx'

/** What it is and costs stays in sight once the page has been scrolled; not on phones, whose bar is at the foot. */
export function StickyHeader({
  view: { id, sticky, name, price, repayment, picture, blur, silhouette },
}: {
  view: VehiclePageView
}) {
  if (!sticky) return null
  return (
    <div data-island="scrolled-past" data-wake="rest" data-past="500" data-edge="top" className="max-md:hidden">
      <aside
        hidden
        aria-label="This vehicle"
        className="fixed inset-x-0 top-0 z-30 border-b border-line bg-ground text-ink shadow-sm roadhouse:border-b-[length:var(--line-width)] roadhouse:border-ink roadhouse:shadow-none gallery:shadow-none"
      >
        <div className="page flex items-center gap-x-6 py-2">
          <div className="w-24 shrink-0 overflow-hidden harbour:rounded-box">
            <Picture src={picture} blur={blur} alt="" kind={silhouette} missing="" sizes="6rem" />
          </div>
          <div className="min-w-0 flex-1">
            <p className="truncate font-semibold gallery:font-normal">{name}</p>
            <p className="truncate text-sm text-muted">{sticky.facts.join(' · ')}</p>
          </div>
          <Price price={price} className="shrink-0 text-end tabular-nums" />
          <PageActions actions={sticky.actions} id={id} className="shrink-0 flex-nowrap! max-lg:hidden" />
        </div>
        {repayment && <Repayment repayment={repayment} look="line" className="page pb-2" />}
      </aside>
    </div>
  )
}
