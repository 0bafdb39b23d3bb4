import { pictureSizes } from '#domain/media/picture-address.ts'
import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { VehicleViewer } from './viewer/vehicle-viewer.tsx'
import { PageActions } from './page-actions.tsx'
import { PageHead } from './page-head.tsx'
import { PlaceBlock } from './place-block.tsx'
import { PriceBlock } from './price-block.tsx'
import { TitleBlock } from './title-block.tsx'
import { VehicleDetails } from './vehicle-details.tsx'

const sizes = pictureSizes('100vw', '(min-width: 84rem) 46rem', '(min-width: 64rem) 58vw')

/** A yard by the highway: the price in a block of colour from edge to edge, then the vehicle beside a dense table. */
export function RoadhouseVehicle({ view }: { view: VehiclePageView }) {
  return (
    <article>
      <PageHead view={view} />
      <div className="bg-block py-6 text-on-block">
        <div className="page flex flex-col-reverse justify-between gap-x-12 gap-y-4 md:flex-row md:items-end">
          <TitleBlock view={view} className="min-w-0 md:max-w-[66%]" />
          <PriceBlock view={view} className="md:text-end" />
        </div>
      </div>
      <div className="page grid gap-x-8 gap-y-6 py-8 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <VehicleViewer {...view.viewer} name={view.name} itemType={view.itemType} sizes={sizes} />
        </div>
        <div className="grid min-w-0 content-start gap-6 lg:col-span-5">
          <PageActions actions={view.actions} />
          <VehicleDetails details={view.details} />
          <PlaceBlock place={view.place} className="border-t-[length:var(--line-width)] border-ink pt-4" />
        </div>
      </div>
    </article>
  )
}
