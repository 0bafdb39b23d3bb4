import { PageActions } from './page-actions.tsx'
import { PageHead } from './page-head.tsx'
import { PageTools } from './page-tools.tsx'
import { PlaceBlock } from './place-block.tsx'
import { PriceBlock } from './price-block.tsx'
import { TitleBlock } from './title-block.tsx'
import { VehicleDetails } from './vehicle-details.tsx'
import type { VehicleHead } from './head-parts.ts'

/** Name and price as on a label above the vehicle; the rest below it, with room around. */
export const galleryHead: VehicleHead = {
  above: ({ view }) => (
    <>
      <PageHead view={view} />
      <div className="page flex flex-wrap items-end justify-between gap-x-16 gap-y-6 pb-8">
        <TitleBlock view={view} className="min-w-0 max-w-[58rem]" />
        <PriceBlock view={view} />
      </div>
    </>
  ),
  beside: ({ view }) => (
    <div className="page grid gap-x-20 gap-y-12 py-14 lg:grid-cols-12">
      <div className="grid content-start gap-8 lg:col-span-5">
        <PageActions actions={view.actions} id={view.id} />
        <PageTools view={view} />
        <PlaceBlock view={view} className="border-t border-line pt-6" />
      </div>
      <VehicleDetails details={view.details} className="lg:col-span-7" />
    </div>
  ),
}
