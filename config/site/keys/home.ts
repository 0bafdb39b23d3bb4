import { z } from 'zod'
import { key } from '../key.ts'
import { section } from '../section-types.ts'

const defaultSections: z.infer<typeof section>[] = [
  { type: 'hero', layout: 'split', title: 'Find your next {vehicle}' },
  { type: 'stockRail', title: 'Just in' },
  { type: 'bodyTypes', title: 'By body type' },
  { type: 'offers', title: 'Current offers' },
  { type: 'locations', title: 'Our Locations' },
]

export const home = {
  sections: key(z.array(section).max(24), {
    default: defaultSections,
    serves: ['PL-05', 'PL-09'],
    meaning: 'The home page: its sections, in order',
  }),
}
