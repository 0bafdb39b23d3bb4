import { normalize } from '#search/text/normalize.ts'

/** A word of a phrase. */
export interface Word {
  /** As it was typed, with the signs that belong to it. */
  readonly raw: string
  /** As it is compared: small letters, a number without its commas. */
  readonly text: string
  /** Letters and digits alone, so that 'CX-5', 'cx 5' and 'cx5' are one name. */
  readonly bare: string
  /** Signs between it and the word before. */
  readonly before: string
  /** Text in quotes, or with a minus: it is searched as it is. */
  readonly isVerbatim: boolean
}

/** More than anyone means; a longer text is read no further and stays text. */
export const mostWords = 40

const pieces =
  /"[^"]*"?|(?<=^|\s)-\S+|\$?\d{1,3}(?:(?:,\d{3})+| 000)(?!\d)(?:\.\d+)?\p{L}*\+?|\$?[\p{L}\p{N}\p{M}]+(?:(?:(?<=\p{N})\.(?=\p{N})|(?<=\p{L})['’](?=\p{L}))[\p{L}\p{N}\p{M}]+)*\+?|[<>]/gu

export const bareOf = (text: string): string => normalize(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The words of a text, with what stands between them. */
export function wordsOf(text: string): Word[] {
  let end = 0
  return Array.from(text.matchAll(pieces), ({ 0: raw, index }) => {
    const before = text.slice(end, index)
    end = index + raw.length
    return {
      raw,
      text: signs[raw] ?? yearOf(raw, before) ?? normalize(raw).replaceAll(/[,'’+$ ]/g, ''),
      bare: bareOf(raw),
      before,
      isVerbatim: raw.startsWith('"') || raw.startsWith('-'),
    }
  })
}

/** ’19 is 2019. */
const yearOf = (raw: string, before: string): string | undefined =>
  /^[0-3]\d$/.test(raw) && /(^|\s)['’‘`]$/.test(before) ? `20${raw}` : undefined

const signs: Readonly<Record<string, string>> = { '<': 'under', '>': 'over' }

/** Words as they are searched. */
export const textOf = (words: readonly Word[]): string => words.map(({ raw }) => raw).join(' ')

/** Says nothing of a vehicle. */
const fillers = new Set(
  `a after ago an and any anything are as at available away be best bloke but buy buying car cars can deal deals cheers colour do does drive driveaway find for fit fitted from give good gday
  get got great has have having hello hey hi i id im in is it its lets like ll looking mate me must my near need needs nice no not of offer offers on one only
  or please pls range sale search searching sell selling show some something spend spending stock ta thank thanks that the thats there these this to type
  vehicle vehicles want wanted wants wanting wed were what whats which with would you your yours automobile automobiles &`.split(
    /\s+/,
  ),
)

export const isFiller = ({ text, isVerbatim }: Word): boolean => !isVerbatim && fillers.has(text)

/** What whole phrases mean, each written as its words. */
class PhraseTable<T> extends Map<string, T> {
  /** Most words begin none. */
  readonly #beginnings = new Set([...this.keys()].map((phrase) => phrase.split(' ', 1)[0]!))

  hasBeginning(word: string): boolean {
    return this.#beginnings.has(word)
  }
}

/** The longest of these phrases that begins at a word. */
export function phraseAt<T>(words: readonly Word[], at: number, table: PhraseTable<T>, most = 4) {
  if (!table.hasBeginning(words[at]?.text ?? '')) return null
  for (let count = Math.min(most, words.length - at); count > 0; count--) {
    const run = words.slice(at, at + count)
    if (run.some(({ isVerbatim }) => isVerbatim)) continue
    const value = table.get(run.map(({ text }) => text).join(' '))
    if (value !== undefined) return { next: at + count, value }
  }
  return null
}

/** A table of phrases from lines of them: whatever stands in a line means its key. */
export const phraseTable = <T extends string>(lines: Readonly<Record<T, string>>): PhraseTable<T> =>
  new PhraseTable(
    Object.entries<string>(lines).flatMap(([key, line]) =>
      line.split('|').map((each) => [each.trim(), key as T] as const),
    ),
  )
