import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { classNames } from '../../ui/class-names.ts'
import { SaveBlock } from './save-block.tsx'
import { ShareBlock } from './share-block.tsx'
import { ViewsLine } from './views-line.tsx'

/** What can be done with the page itself. */
export function PageTools({ view, className }: { view: VehiclePageView; className?: string }) {
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-6 gap-y-1', className)}>
      <SaveBlock save={view.save} />
      <ShareBlock share={view.share} name={view.name} />
      <ViewsLine viewed={view.viewed} />
    </div>
  )
}
