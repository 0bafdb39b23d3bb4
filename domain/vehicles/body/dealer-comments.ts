import { beginning, cleanComments } from '../comments.ts'
import type { BodySection } from './body-source.ts'

interface DealerComments {
  text: string
  /** What is seen of a long one before a shopper asks for all. */
  beginning: string | null
  isPending: boolean
}

/** How many characters are seen at first. */
const firstCharacters = 400

/** What the dealer says of it, or that they have yet to. */
export const dealerComments: BodySection<DealerComments> = (_ctx, { record, config }) => {
  // While the database is away nobody knows whether there are any.
  if (!record) return null
  const text = cleanComments(record.dealercomments ?? '')
  if (text === '') return { text: config.wording.commentsPendingText, beginning: null, isPending: true }
  return { text, beginning: beginning(text, firstCharacters), isPending: false }
}
