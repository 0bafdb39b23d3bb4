import { z } from 'zod'
import { key } from '../key.ts'
import { asset, slug, text } from '../value-types.ts'

const entry = z.strictObject({
  model: slug,
  tagline: text(160).optional(),
  image: asset.optional(),
  paragraphs: z.array(text(1000)).min(1).max(6).optional(),
})

export const models = {
  entries: key(z.array(entry).max(200), {
    default: [],
    serves: ['RT-16'],
    meaning:
      "What this site says of models on their pages, by the model's slug: a line under the name, paragraphs; and a picture of its own",
  }),
}
