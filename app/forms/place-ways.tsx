import { telephone } from '#domain/formats/telephone.ts'
import { buttonLook } from '../ui/button-look.ts'
import { Icon } from '../ui/icon.tsx'
import { TextLink } from '../ui/link.tsx'

interface Place {
  readonly name: string
  readonly address: string | null
  readonly phone: string | null
  readonly mapHref: string | null
}

/** Who answers or expects a shopper, and how to reach them. */
export function PlaceWays({ place: { name, address, phone, mapHref } }: { place: Place }) {
  return (
    <section aria-label={name}>
      <p className="font-semibold gallery:font-normal">{name}</p>
      {address && <p className="text-muted">{address}</p>}
      <p className="mt-2 flex flex-wrap gap-x-6">
        {phone && (
          <a href={telephone(phone)} className={buttonLook('quiet', 'px-0! tabular-nums')}>
            <Icon name="phone" />
            {phone}
          </a>
        )}
        {mapHref && (
          <TextLink standalone to={mapHref} rel="noopener">
            Directions
          </TextLink>
        )}
      </p>
    </section>
  )
}
