import type { LocationMap as MapView } from '#domain/places/map/location-map.server.ts'
import { classNames } from '../ui/class-names.ts'
import { TextLink } from '../ui/link.tsx'

/** Where a column is about as wide as the larger map; elsewhere the smaller one is read better. */
const largeMedia = '(min-width: 30rem) and (max-width: 63.99rem), (min-width: 80rem)'

interface LocationMapProps {
  map: MapView
  name: string
  /** Whether one that can be moved takes its place once it is near. */
  moves?: boolean
  /** Whether it may go to the edges of a telephone, where its template has cards that do. */
  bleeds?: boolean
}

/** Where a location is: a picture of our own, and the way to a maps service. */
export function LocationMap({ map, name, moves = false, bleeds = true }: LocationMapProps) {
  const { small, large, alt, ground, link } = map
  const island = moves && { 'data-island': 'location-map', 'data-ground': ground, 'data-name': name }
  return (
    <figure className="m-0 max-w-[36rem]">
      <div
        {...island}
        className={classNames(
          'relative overflow-hidden rounded-box border border-line roadhouse:border-[length:var(--line-width)]',
          bleeds && 'max-sm:harbour:rounded-none max-sm:harbour:border-x-0',
        )}
      >
        <picture>
          <source media={largeMedia} srcSet={large} width={512} height={384} />
          <img
            src={small}
            width={360}
            height={270}
            loading="lazy"
            decoding="async"
            alt={alt}
            className="block h-auto w-full"
          />
        </picture>
      </div>
      {link && (
        <figcaption className={bleeds ? 'max-sm:harbour:px-6' : undefined}>
          <TextLink standalone to={link} rel="noopener">
            Open in maps<span className="sr-only">: {name}</span>
          </TextLink>
        </figcaption>
      )}
    </figure>
  )
}
