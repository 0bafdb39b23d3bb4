import { pictureSizes } from '#domain/media/picture-address.ts'
import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { VehicleViewer } from './viewer/vehicle-viewer.tsx'
import { PageActions } from './page-actions.tsx'
import { PageHead } from './page-head.tsx'
import { PlaceBlock } from './place-block.tsx'
import { PriceBlock } from './price-block.tsx'
import { TitleBlock } from './title-block.tsx'
import { VehicleDetails } from './vehicle-details.tsx'

const sizes = pictureSizes('100vw', '(min-width: 80rem) 80rem')

/** A quiet gallery: name and price as on a label, the vehicle as wide as the wall, the rest with room around it. */
export function GalleryVehicle({ view }: { view: VehiclePageView }) {
  return (
    <article>
      <PageHead view={view} />
      <div className="page flex flex-wrap items-end justify-between gap-x-16 gap-y-6 pb-8">
        <TitleBlock view={view} className="min-w-0 max-w-[58rem]" />
        <PriceBlock view={view} />
      </div>
      <div className="page">
        <VehicleViewer {...view.viewer} name={view.name} itemType={view.itemType} sizes={sizes} />
      </div>
      <div className="page grid gap-x-20 gap-y-12 py-14 lg:grid-cols-12">
        <div className="grid content-start gap-8 lg:col-span-5">
          <PageActions actions={view.actions} />
          <PlaceBlock place={view.place} className="border-t border-line pt-6" />
        </div>
        <VehicleDetails details={view.details} className="lg:col-span-7" />
      </div>
    </article>
  )
}
