import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { classNames } from '../../ui/class-names.ts'
import { KeepButtons, toolLook } from './keep-buttons.tsx'
import { PrintLinks } from './print-links.tsx'
import { ShareBlock } from './share-block.tsx'
import { ViewsLine } from './views-line.tsx'

/** What can be done with the page itself. */
export function PageTools({ view, className }: { view: VehiclePageView; className?: string }) {
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-2 gap-y-0 print:hidden', className)}>
      <KeepButtons view={view.tools} />
      <ShareBlock share={view.share} name={view.name} />
      <PrintLinks view={view.tools} />
      {view.spinHref && (
        <a href={view.spinHref} target="_blank" rel="nofollow noopener" className={toolLook}>
          Turn it in 360°<span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      <ViewsLine viewed={view.viewed} />
    </div>
  )
}
