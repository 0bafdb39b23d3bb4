import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/link.tsx'
import { PhoneReveal } from './phone-reveal.tsx'

/** Where it stands, and how to ask there. */
export function PlaceBlock({
  view: { id, place, keptAt, phone, messages },
  className,
}: {
  view: Pick<VehiclePageView, 'id' | 'place' | 'keptAt' | 'phone' | 'messages'>
  className?: string
}) {
  return (
    <section aria-label="Location" className={classNames('flex gap-3', className)}>
      <Icon name="pin" className="mt-0.5 size-[1.25rem]" />
      <div className="min-w-0 wrap-anywhere">
        {place && (
          <p className="font-semibold gallery:font-normal">
            <a href="#vehicle-map" className="underline underline-offset-4 hover:decoration-2">
              {place.name}
            </a>
          </p>
        )}
        {place?.address && <p className="text-sm text-muted">{place.address}</p>}
        {keptAt && <p className="text-sm">{keptAt}</p>}
        <PhoneReveal phone={phone} id={id} />
        {messages.length > 0 && (
          <p className="flex flex-wrap gap-x-5">
            {messages.map(({ label, href }) => (
              <TextLink key={href} standalone to={href} rel="noopener">
                {label}
              </TextLink>
            ))}
          </p>
        )}
        {place?.stockHref && (
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
