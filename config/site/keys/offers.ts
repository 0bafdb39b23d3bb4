import { z } from 'zod'
import { key } from '../key.ts'
import { text } from '../value-types.ts'

export const offers = {
  keptOfferIds: key(z.array(text(80)).max(100), {
    default: [],
    audience: 'server',
    serves: ['OS-18'],
    meaning: 'Offers shown although they exclude this site',
  }),
  enquireText: key(text(40), {
    default: 'Enquire Now',
    serves: ['PL-05', 'OS-07'],
    meaning: 'What asks about an offer',
  }),
  exploreText: key(text(40), {
    default: 'Explore {model}',
    serves: ['PL-05', 'OS-07'],
    meaning: "What leads from an offer to its model; '{model}' becomes its name",
  }),
  testDriveText: key(text(40), {
    default: 'Book A Test Drive',
    serves: ['PL-05', 'OS-07'],
    meaning: 'What books a drive from an offer; service and parts offers have none',
  }),
}
