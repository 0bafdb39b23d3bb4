import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { Price } from '../parts/price.tsx'

/** What it costs; what is sold says so first. */
export function PriceBlock({ view: { price, soldText }, className }: { view: VehiclePageView; className?: string }) {
  return (
    <div className={className}>
      {soldText && (
        <p className="mb-3 inline-block bg-ink px-4 py-2 text-2xl font-bold text-ground harbour:rounded-box roadhouse:font-display roadhouse:text-4xl gallery:font-normal gallery:tracking-[0.08em]">
          {soldText}
        </p>
      )}
      <Price price={price} size="hero" />
    </div>
  )
}
