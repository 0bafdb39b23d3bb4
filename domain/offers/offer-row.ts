import { z } from 'zod'
import { markdown } from '#config/markdown/markdown-faults.ts'
import { plainWords } from '#config/markdown/markdown-tree.ts'
import { parseMarkdown } from '#config/markdown/parse-markdown.ts'
import { asset, percent, text } from '#config/site/value-types.ts'
import { offerCategories } from '#db/value-sets.ts'
import { readWritten } from '../content/read-written.ts'
import { statesMoney } from './states-money.ts'

const offer = z
  .strictObject({
    name: text(120),
    description: markdown(4_000).nullish(),
    disclaimer: text(4_000).nullish(),
    category: z.enum(offerCategories).default('Vehicle offer'),
    imageUrl: asset.nullish(),
    rate: percent.nullish(),
    comparisonRate: percent.nullish(),
  })
  .refine(({ rate, comparisonRate }) => ((rate ?? null) === null) === ((comparisonRate ?? null) === null), {
    path: ['comparisonRate'],
    message: 'a rate is never named without its comparison rate',
  })
  .refine(({ rate, comparisonRate }) => !rate || !comparisonRate || comparisonRate >= rate, {
    path: ['comparisonRate'],
    message: 'fees only add to a rate: the comparison rate cannot be lower',
  })
  .refine(({ name }) => !statesMoney(name), {
    path: ['name'],
    message: 'a rate or a repayment in a heading would stand out over its comparison rate: say it in the description',
  })
  .refine(({ description, rate }) => (rate ?? null) !== null || !statesMoney(description), {
    path: ['rate'],
    message: 'words that state a rate or a repayment need the rate and the comparison rate',
  })

export type OfferInput = z.input<typeof offer>

/** An offer as it is stored: read and made safe once, here; what cannot be shown is refused, with its field. */
export function offerRow(input: OfferInput) {
  const { description = null, ...rest } = readWritten(offer, input, 'offer')
  const content = description ? parseMarkdown(description) : null
  return { ...rest, description, content, sanitizedDescription: content && plainWords(content) }
}
