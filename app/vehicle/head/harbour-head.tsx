import { PageActions } from './page-actions.tsx'
import { PageHead } from './page-head.tsx'
import { PageTools } from './page-tools.tsx'
import { PlaceBlock } from './place-block.tsx'
import { PriceBlock } from './price-block.tsx'
import { TitleBlock } from './title-block.tsx'
import { VehicleDetails } from './vehicle-details.tsx'
import type { VehicleHead } from './head-parts.ts'

/** What to know and do stands beside the vehicle for as long as it is looked at. */
export const harbourHead: VehicleHead = {
  above: ({ view }) => <PageHead view={view} />,
  beside: ({ view }) => (
    <div className="grid gap-6 lg:sticky lg:top-6">
      <TitleBlock view={view} />
      <PriceBlock view={view} />
      <PageActions actions={view.actions} id={view.id} />
      <PageTools view={view} />
      <VehicleDetails details={view.details} className="mt-2" />
      <PlaceBlock view={view} className="border-t border-line pt-5" />
    </div>
  ),
}
