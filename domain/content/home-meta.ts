import type { LocationRecord } from '#db/locations.ts'
import { describeHome } from './describe-page.ts'

type Described = Parameters<typeof describeHome>[0]

interface HomeFacts extends Described {
  readonly canonical: string
  readonly phone: string | null
  readonly email: string | null
  readonly social: readonly { readonly url: string }[]
  /** Where most go first. */
  readonly location: Pick<LocationRecord, 'address' | 'openingHours'> | null
}

/** What a front page says of itself to machines. */
export function homeMeta({ canonical, phone, email, social, location, ...page }: HomeFacts) {
  const description = describeHome(page)
  return {
    title: page.name,
    description,
    canonical,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'AutoDealer',
      '@id': `${canonical}#dealer`,
      name: page.name,
      url: canonical,
      description,
      logo: new URL('/icon-512.png', canonical).href,
      image: new URL('/share.jpg', canonical).href,
      ...(phone && { telephone: phone }),
      ...(email && { email }),
      ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
      ...(location && placeOf(location)),
    },
  }
}

function placeOf({ address, openingHours }: NonNullable<HomeFacts['location']>) {
  const hours = openingHours.flatMap(({ weekday, status, open, close }) =>
    status === 'Open' && open !== null && close !== null
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: days[weekday],
            opens: open.slice(0, 5),
            closes: close.slice(0, 5),
          },
        ]
      : [],
  )
  return {
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.postcode,
        addressCountry: 'AU',
      },
    }),
    ...(address?.lat != null &&
      address.long != null && { geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.long } }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  }
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
