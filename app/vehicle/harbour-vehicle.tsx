import { pictureSizes } from '#domain/media/picture-address.ts'
import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { VehicleViewer } from './viewer/vehicle-viewer.tsx'
import { PageActions } from './page-actions.tsx'
import { PageHead } from './page-head.tsx'
import { PlaceBlock } from './place-block.tsx'
import { PriceBlock } from './price-block.tsx'
import { TitleBlock } from './title-block.tsx'
import { VehicleDetails } from './vehicle-details.tsx'

const sizes = pictureSizes('100vw', '(min-width: 84rem) 46rem', '(min-width: 64rem) 57vw')

/** A bright showroom: the vehicle at the left, what to know and do beside it for as long as the page is read. */
export function HarbourVehicle({ view }: { view: VehiclePageView }) {
  return (
    <article>
      <PageHead view={view} />
      <div className="page grid gap-x-10 gap-y-8 pb-12 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <VehicleViewer {...view.viewer} name={view.name} itemType={view.itemType} sizes={sizes} />
        </div>
        <div className="min-w-0 lg:col-span-5">
          <div className="grid gap-6 lg:sticky lg:top-6">
            <TitleBlock view={view} />
            <PriceBlock view={view} />
            <PageActions actions={view.actions} />
            <VehicleDetails details={view.details} className="mt-2" />
            <PlaceBlock place={view.place} className="border-t border-line pt-5" />
          </div>
        </div>
      </div>
    </article>
  )
}
