import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { PageActions } from './page-actions.tsx'

/** What to do next, at the foot of a phone's screen once the page has been scrolled. */
export function MobileBar({ view: { id, mobileBar } }: { view: Pick<VehiclePageView, 'id' | 'mobileBar'> }) {
  if (mobileBar.length === 0) return null
  return (
    <div data-island="scrolled-past" data-wake="rest" data-past="900" data-edge="bottom" className="md:hidden">
      <aside
        hidden
        aria-label="What to do next"
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-ground p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
      >
        <PageActions actions={mobileBar} id={id} className="flex-nowrap! gap-2! [&>li]:min-w-0 [&>li]:basis-0" />
      </aside>
    </div>
  )
}
