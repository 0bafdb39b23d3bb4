import { shortWarning } from '../../domain/finance/statutory-warnings.ts'

/** As repayments are said: '$92/wk', '$92 per week'. */
const said = /\$[\d,]+(?:\.\d\d)?\s*(?:\/\s*|per |p|a |each )(?:wk|fn|mo|w|week|fortnight|month)\b/gi
const rates = /\d+\.\d\d% p\.a\.[\s\S]*?[Cc]omparison rate\s+\d+\.\d\d% p\.a\./
/** Room for rates, assumptions and the warning. */
const beside = 700

/** The repayments on a page that stand without their rate, their comparison rate or the warning. */
export function loneRepayments(html: string): string[] {
  const text = html
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  return [...text.matchAll(said)]
    .filter(({ index }) => !isNotRepaid(text, index))
    .filter(({ index }) => !isWhole(text.slice(index, index + beside)) && !isBandUnderNote(text, index))
    .map(([words]) => words)
}

const isWhole = (words: string): boolean => rates.test(words) && words.includes(shortWarning)

/** Bands to choose from, 'Under $50', '$50 to $100 a week', stand together under one note. */
const isBandUnderNote = (text: string, at: number): boolean =>
  /(?:\$\d+ to|Under) $/.test(text.slice(Math.max(0, at - 20), at)) && isWhole(text.slice(Math.max(0, at - beside), at))

/** What driving costs, or a subscription, is not repaid. */
const isNotRepaid = (text: string, at: number): boolean =>
  /(?:costs about|subscribe for)\s*$/.test(text.slice(Math.max(0, at - 60), at))
