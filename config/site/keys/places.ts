import { key } from '../key.ts'
import { count, mapLink, text, tileAddress, webhookUrl } from '../value-types.ts'

export const places = {
  geocoder: {
    url: key(webhookUrl.nullable(), {
      default: null,
      audience: 'server',
      serves: ['DL-03', 'DL-04'],
      meaning:
        'Maps service that is asked where a postcode is, by GET with components=postal_code:4000|country:AU; without one, and where it fails, our own data answers',
    }),
    apiKey: key(text().nullable(), {
      default: null,
      audience: 'secret',
      serves: ['DL-03'],
      meaning: 'Key to the maps service, sent as `key`',
    }),
  },
  tiles: {
    address: key(tileAddress.nullable(), {
      default: null,
      serves: ['DL-04', 'RT-20', 'SL-35'],
      meaning:
        'Map service whose pictures are laid over our own map, as https://tiles.example/{z}/{x}/{y}.png; pages with a map may then show pictures of that host. Without one, and where it fails, our own map is shown',
    }),
    attribution: key(text(200).nullable(), {
      default: null,
      serves: ['DL-04'],
      meaning: 'Whom those pictures are by: stands on every map that has them',
    }),
    maxZoom: key(count(11, 22), { default: 18, serves: ['DL-04'], meaning: 'How close those pictures go' }),
  },
  mapLink: key(mapLink.nullable(), {
    default: 'https://www.google.com/maps/@?api=1&map_action=map&center={lat},{long}&zoom=10&basemap=roadmap',
    serves: ['DL-03', 'DL-04'],
    meaning: "Where 'Open in maps' under a map leads; without it there is no such link",
  }),
}
