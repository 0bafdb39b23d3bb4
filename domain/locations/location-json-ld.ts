import type { LocationRecord } from '#db/locations.ts'
import type { LocationType } from '#db/value-sets.ts'
import { isOwnPicture } from '../media/picture-address.ts'
import { timeOf } from './opening-hours.ts'

/** What schema.org calls each. */
const types: Record<LocationType, string | readonly string[]> = {
  '': 'AutoDealer',
  sales: 'AutoDealer',
  service: 'AutoRepair',
  parts: 'AutoPartsStore',
  'service-and-parts': ['AutoRepair', 'AutoPartsStore'],
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

interface LocationFacts {
  readonly location: LocationRecord
  readonly origin: string
  /** Where its page is. */
  readonly url: string
  /** The day it is there: what is past is not told. */
  readonly today: string
}

/** A location for machines: who, where and when; nothing that its page does not say. */
export function locationJsonLd({ location, origin, url, today }: LocationFacts) {
  const { name, address, phone, landlinePhone, imageUrl, openingHours, specialHours } = location
  const telephone = phone ?? landlinePhone
  return {
    '@context': 'https://schema.org',
    '@type': types[location.locationType],
    '@id': url,
    name,
    url,
    ...(imageUrl && {
      image: new URL(isOwnPicture(imageUrl) ? `${imageUrl}?w=1200&r=3x2&f=jpeg` : imageUrl, origin).href,
    }),
    ...(telephone && { telephone }),
    ...(address && { address: postalAddress(address) }),
    ...(typeof address?.lat === 'number' &&
      typeof address.long === 'number' && {
        geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.long },
      }),
    openingHoursSpecification: openingHours.flatMap(({ weekday, status, open, close }) =>
      hoursOf(status === 'Open', open, close, { dayOfWeek: days[weekday] }),
    ),
    specialOpeningHoursSpecification: specialHours
      .filter(({ date }) => date >= today)
      .flatMap(({ date, status, startHour, endHour }) => {
        const when = { validFrom: date, validThrough: date }
        const found = hoursOf(status === 'Open', startHour, endHour, when)
        // Closed all day, as search engines read it.
        return found.length > 0 ? found : [specification('00:00', '00:00', when)]
      }),
  }
}

const postalAddress = ({ street, city, state, postcode }: NonNullable<LocationRecord['address']>) => ({
  '@type': 'PostalAddress',
  ...(street && { streetAddress: street }),
  ...(city && { addressLocality: city }),
  ...(state && { addressRegion: state }),
  ...(postcode && { postalCode: postcode }),
  addressCountry: 'AU',
})

const specification = (opens: string, closes: string, when: object) => ({
  '@type': 'OpeningHoursSpecification',
  ...when,
  opens,
  closes,
})

function hoursOf(isOpen: boolean, from: string | null, to: string | null, when: object) {
  const [opens, closes] = [timeOf(from), timeOf(to)]
  if (!isOpen || opens === null || closes === null) return []
  // Around the clock is written so; midnight as the end of its day.
  const isWholeDay = opens === closes || (opens === '00:00' && closes === '24:00')
  if (isWholeDay) return [specification('00:00', '23:59', when)]
  return [specification(opens, closes === '24:00' ? '23:59' : closes, when)]
}
