import { z } from 'zod'
import { key } from '../key.ts'
import { count, text } from '../value-types.ts'

export const reviews = {
  shown: key(z.boolean(), { default: true, serves: ['PL-05', 'OS-17'], meaning: 'The site shows reviews' }),
  minRating: key(z.number().min(1).max(5).nullable(), {
    default: null,
    whenRefused: 5,
    serves: ['OS-17'],
    meaning: "Only reviews at or above this rating, under 'Selected reviews'; average and count stay those of all",
  }),
  hiddenIds: key(z.array(text(80)).max(200), {
    default: [],
    audience: 'server',
    serves: ['OS-17'],
    meaning: "Reviews left out, under 'Selected reviews'; average and count stay those of all",
  }),
  googleLimit: key(count(0, 12), { default: 12, serves: ['OS-17'], meaning: 'Most Google reviews shown' }),
}
