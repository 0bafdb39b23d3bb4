import { telephone } from '#domain/formats/telephone.ts'
import { TextLink } from '../ui/link.tsx'

interface CallAndDirectionsProps {
  /** The location's. */
  name: string
  phone: string | null
  mapHref: string | null
  directions?: string
}

/** The two quickest ways to a location, side by side with whatever other ways its place has. */
export function CallAndDirections({ name, phone, mapHref, directions = 'Directions' }: CallAndDirectionsProps) {
  return (
    <>
      {phone && (
        <a href={telephone(phone)} className="inline-flex min-h-[3rem] items-center font-semibold tabular-nums">
          {phone}
        </a>
      )}
      {mapHref && (
        <TextLink standalone to={mapHref} rel="noopener">
          {directions}
          <span className="sr-only"> to {name}</span>
        </TextLink>
      )}
    </>
  )
}
