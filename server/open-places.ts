import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '#config/site/site-config.ts'
import { isInAustralia } from '#domain/places/coordinates.ts'
import { Gazetteer } from '#domain/places/gazetteer.ts'
import { Coast } from '#domain/places/map/coast.ts'
import type { Places } from '#domain/places/places.ts'
import { ChosenGeocoder } from '#services/geocoding/chosen-geocoder.ts'
import { HttpMaps } from '#services/geocoding/http-maps.ts'
import type { Logger } from '#domain/logger.ts'

const folder = join(import.meta.dirname, '../domain/places/data')

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

// The same for everyone, and tens of milliseconds each to read: most processes of a test, and many of a platform, never ask.
const gazetteer = once(() => new Gazetteer(readFileSync(join(folder, 'postcodes.txt'), 'utf8')))
const coast = once(() => new Coast(readFileSync(join(folder, 'coast.txt'), 'utf8')))

export type PlacesOf = (config: Pick<SiteConfig, 'places'>) => Places

/** The embedded data, and the maps services of those sites that have one. */
export function openPlaces({ isDemo, now, log }: { isDemo: boolean; now: () => number; log: Logger }): PlacesOf {
  const geocoder = new ChosenGeocoder({
    own: (postcode) => gazetteer().coordinatesOf(postcode),
    client: new HttpMaps({ isOpen: isDemo }),
    isPlausible: isInAustralia,
    now,
    onTrouble: ({ url }, error) =>
      log.warn({ err: error, host: new URL(url).host }, 'a maps service gave no answer; our own data does'),
  })
  return ({
    places: {
      geocoder: { url, apiKey },
    },
  }) => ({ gazetteer, coast, locate: (postcode) => geocoder.locate(url === null ? null : { url, apiKey }, postcode) })
}
