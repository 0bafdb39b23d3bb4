import { z } from 'zod'
import { key } from '../key.ts'
import { choices } from '../value-types.ts'

const sections = choices([
  'bodyTypes', 'brands', 'newArrivals', 'budget', 'offers', 'stats', 'locations', 'reviews', 'blog', 'salesCounter',
  'serviceBooking',
])

export const home = {
  hero: key(z.enum(['split', 'price', 'fullBleed']), {
    default: 'split', serves: ['PL-09'],
    meaning: 'Words and search beside a picture; price first across the page; or one vehicle filling the screen',
  }),
  sections: key(sections, {
    default: ['bodyTypes', 'offers', 'newArrivals', 'locations', 'blog'], serves: ['PL-05', 'PL-09'],
    meaning: 'Sections of the home page under the hero, in order',
  }),
}
