import { z } from 'zod'
import { key } from '../key.ts'
import { text } from '../value-types.ts'

export const locations = {
  title: key(text(80), {
    default: 'Our Locations',
    serves: ['PL-05', 'OS-05'],
    meaning: 'Heading of a block of locations that has none of its own',
  }),
  layout: key(z.enum(['card', 'grid', 'map']), {
    default: 'grid',
    serves: ['PL-05', 'OS-02'],
    meaning:
      'One card with a map, the others named below it; a grid of cards, a carousel where there are more than three; or all on one map, named by state beside it',
  }),
  dark: key(z.boolean(), { default: false, serves: ['OS-02'], meaning: 'The dark variant of the location block' }),
}
