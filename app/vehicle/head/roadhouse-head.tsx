import { PageActions } from './page-actions.tsx'
import { PageHead } from './page-head.tsx'
import { PageTools } from './page-tools.tsx'
import { PlaceBlock } from './place-block.tsx'
import { PriceBlock } from './price-block.tsx'
import { TitleBlock } from './title-block.tsx'
import { VehicleDetails } from './vehicle-details.tsx'
import type { VehicleHead } from './head-parts.ts'

/** The price in a block of colour from edge to edge, like a sign; a dense table beside the vehicle. */
export const roadhouseHead: VehicleHead = {
  above: ({ view }) => (
    <>
      <PageHead view={view} />
      <div className="bg-block py-6 text-on-block">
        <div className="page flex flex-col-reverse justify-between gap-x-12 gap-y-4 md:flex-row md:items-end">
          <TitleBlock view={view} className="min-w-0 md:max-w-[66%]" />
          <PriceBlock view={view} className="md:text-end" />
        </div>
      </div>
    </>
  ),
  beside: ({ view }) => (
    <div className="grid content-start gap-6">
      <PageActions actions={view.actions} id={view.id} />
      <PageTools view={view} />
      <VehicleDetails details={view.details} />
      <PlaceBlock view={view} className="border-t-[length:var(--line-width)] border-ink pt-4" />
    </div>
  ),
}
