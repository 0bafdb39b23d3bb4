import { z } from 'zod'
import { key } from '../key.ts'
import { slug } from '../value-types.ts'

export const stock = {
  models: key(z.array(slug).max(500), {
    default: [],
    serves: ['EN-07', 'RT-16'],
    meaning:
      'Models of which this site has pages and range cards, by slug and in this order; empty: every model of its makes that is in stock or written about',
  }),
}
