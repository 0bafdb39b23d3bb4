import type { LeadDraft } from './parse-lead.ts'

/** Why a lead looks like no shopper's. It is kept all the same: a dealer would rather read spam than lose a customer. */
export type SpamReason = 'honeypot' | 'too fast' | 'links' | 'repeated'

/** The field nobody sees: what fills it in is no person. */
export const honeypotField = 'company_website'

/** Nobody reads and fills in a form in less. */
const leastMilliseconds = 2_500
const link = /(?:https?:\/\/|www\.|\[url|<a\s)/giu

interface Signs {
  readonly draft: Pick<LeadDraft, 'name' | 'lastName' | 'message'>
  /** What stood in the honeypot. */
  readonly honeypot: unknown
  /** From when the form was shown to when it was sent, where the page knows. */
  readonly elapsedMs: number | null
}

/** What speaks against a lead; nothing, as a rule. Whether its text came often lately is found where that is counted. */
export function spamReasons({ draft, honeypot, elapsedMs }: Signs): SpamReason[] {
  const reasons: SpamReason[] = []
  if (typeof honeypot === 'string' && honeypot.trim() !== '') reasons.push('honeypot')
  if (elapsedMs !== null && elapsedMs < leastMilliseconds) reasons.push('too fast')
  const linksInName = count(`${draft.name ?? ''} ${draft.lastName ?? ''}`)
  // One may be the car they mean.
  if (linksInName > 0 || count(draft.message ?? '') > 1) reasons.push('links')
  return reasons
}

const count = (text: string): number => text.match(link)?.length ?? 0

/** A shorter text is one that many people write. */
const tellingLength = 40

/** The text whose repetition tells something; null where shoppers would well say the same. */
export function tellingText({ message }: Pick<LeadDraft, 'message'>, prefilled: string | undefined): string | null {
  if (message === null || message === prefilled) return null
  const plain = message
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return plain.length >= tellingLength ? plain : null
}
