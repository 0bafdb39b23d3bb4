import { key } from '../key.ts'
import { mapLink, text, webhookUrl } from '../value-types.ts'

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
  mapLink: key(mapLink.nullable(), {
    default: 'https://www.google.com/maps/@?api=1&map_action=map&center={lat},{long}&zoom=10&basemap=roadmap',
    serves: ['DL-03', 'DL-04'],
    meaning: "Where 'Open in maps' under a map leads; without it there is no such link",
  }),
}
