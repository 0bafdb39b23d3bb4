import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { telephone } from '#domain/formats/telephone.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { TextLink } from '../ui/link.tsx'

/** Where it stands. */
export function PlaceBlock({ place, className }: { place: VehiclePageView['place']; className?: string }) {
  if (!place) return null
  return (
    <section aria-label="Location" className={classNames('flex gap-3', className)}>
      <Icon name="pin" className="mt-0.5 size-[1.25rem]" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold gallery:font-normal">{place.name}</p>
        {place.address && <p className="text-sm text-muted">{place.address}</p>}
        {place.phone && (
          <a href={telephone(place.phone)} className="inline-flex min-h-[3rem] items-center tabular-nums">
            {place.phone}
          </a>
        )}
        {place.stockHref && (
          <p>
            <TextLink standalone to={place.stockHref}>
              See more from this dealer
            </TextLink>
          </p>
        )}
      </div>
    </section>
  )
}
