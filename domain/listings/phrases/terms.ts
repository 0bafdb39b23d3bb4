import { typosAllowed, typosBetween } from '#search/text/typos.ts'
import { nothingAsked, type Asked, type Run } from './phrase.ts'
import type { Meaning, Vocabulary } from './meaning.ts'
import { isFiller, type Word } from './words.ts'

/** What was read just before: a badge follows its model, a model its make. */
export interface Before {
  readonly facet: string
  readonly makes: readonly string[]
}

export interface ReadTerm {
  readonly meanings: readonly Meaning[]
  readonly isCertain: boolean
}

const longestTerm = 40
const mostJoined = 5

/** What the words from here on name: the longest name counts, however it is spaced. */
export function termAt(
  words: readonly Word[],
  at: number,
  { terms }: Vocabulary,
  before: Before | null,
): Run<ReadTerm> | null {
  if (at >= words.length) return null
  // 'a 4 door' is no A4.
  const most = words[at]!.text === 'a' ? 1 : Math.min(mostJoined, words.length - at)
  const names: string[] = []
  for (let name = ''; names.length < most; names.push(name)) {
    const word = words[at + names.length]!
    name += word.bare
    if (word.isVerbatim || name.length > longestTerm) break
  }
  for (let count = names.length; count > 0; count--) {
    const found = known(terms, names[count - 1]!)
    const chosen = found && choose(found, names[count - 1]!, before)
    // A name that ends in an empty word has been found without it.
    if (chosen && !(count === 1 && isFiller(words[at]!))) return { next: at + count, value: chosen }
  }
  return null
}

/** By its name, or its name in the plural. */
function known(terms: Vocabulary['terms'], name: string): readonly Meaning[] | undefined {
  const found = terms.get(name)
  if (found || name.length < 4 || !name.endsWith('s')) return found
  const single = terms.get(name.slice(0, -1)) ?? (name.endsWith('es') ? terms.get(name.slice(0, -2)) : undefined)
  return single?.filter(({ facet }) => facet !== 'badge' && facet !== 'make' && facet !== 'city')
}

/** Nothing else a shopper says sounds like these. */
const firm = 'make fuel drive transmission car_type certified colour cab axles body item_type state'.split(' ')
/** Badges that are plain words, too. */
const plainBadges = new Set(
  `active adventure city classic core edge elite family icon life limited lite longrange luxury premium prestige pro pure select special
  sport sports standard style tour touring trend ultimate urban work workmate black manual`.split(/\s+/),
)

const certain = (meaning: Meaning): ReadTerm => ({ meanings: [meaning], isCertain: meaning.isDoubtful !== true })

function choose(meanings: readonly Meaning[], name: string, before: Before | null): ReadTerm | null {
  const ofFacet = (wanted: string) => meanings.find(({ facet }) => facet === wanted)
  const [model, badge] = [ofFacet('model'), ofFacet('badge')]
  const own =
    before?.facet === 'make' && meanings.find(({ makes }) => makes?.some((make) => before.makes.includes(make)))
  if (own) return certain({ ...own, isDoubtful: false })
  if (before && badge && (before.facet === 'model' || before.facet === 'badge')) return certain(badge)
  const sure = firm.map(ofFacet).find((meaning) => meaning !== undefined)
  // 'Sport' is a kind of motorcycle and a badge of cars.
  if (sure?.facet === 'body' && badge && plainBadges.has(name)) return { meanings: [sure, badge], isCertain: false }
  if (sure) return certain(sure)
  const needsNeighbour = /^\d+$/.test(name) || name.length < 2
  if (before?.facet === 'make' && badge && !model) return certain(badge)
  const left = needsNeighbour ? meanings.filter(({ facet }) => facet === 'model' && name.length > 1) : meanings
  if (left.length === 0) return null
  if (left.length > 1 && model && left.includes(model)) return { meanings: left, isCertain: false }
  const [first] = left
  const isPlain = first!.facet === 'badge' && plainBadges.has(name)
  return { meanings: [first!], isCertain: !needsNeighbour && !isPlain && first!.isDoubtful !== true }
}

/** The one name a word is a slip of; after a make its models may be as short as four letters. */
export function mistypedAt(
  word: Word,
  { terms, spellings, modelsOf, badges }: Vocabulary,
  before: Before | null,
): ReadTerm | null {
  const { bare } = word
  if (!/^\p{L}{4,}$/u.test(bare) || word.isVerbatim) return null
  const models = before?.facet === 'make' ? before.makes.flatMap((make) => modelsOf.get(make) ?? []) : []
  const isSame = (one: string, other: string) => terms.get(one)?.[0]?.values[0] === terms.get(other)?.[0]?.values[0]
  const model =
    nearest(bare, models, 1, isSame) ?? (before?.facet === 'model' ? nearest(bare, badges, 1, isSame) : null)
  const name = model ?? nearest(bare, spellings.get(bare[0]!) ?? [], typosAllowed(bare), isSame)
  // An FJ Cruiser has no cruise control.
  const isLonger = name !== null && bare.startsWith(name) && terms.get(name)![0]!.facet === 'filtered_features'
  return name === null || isLonger ? null : choose(terms.get(name)!, name, before)
}

/** Null where there is none, or several as near. */
function nearest(
  typed: string,
  names: readonly string[],
  limit: number,
  isSame: (one: string, other: string) => boolean,
): string | null {
  if (limit === 0) return null
  let [best, found, isShared] = [limit + 1, null as string | null, false]
  for (const name of names) {
    if (Math.abs(name.length - typed.length) > limit || name.length < 4) continue
    const distance = typosBetween(typed, name, limit, false)
    if (distance < best) [best, found, isShared] = [distance, name, false]
    else if (distance === best && found !== null && !isSame(name, found)) isShared = true
  }
  return isShared ? null : found
}

/** What a meaning asks for: a model with its make, so that both can be taken back. */
export const termAsked = ({ facet, values, makes }: Meaning): Asked => ({
  ...nothingAsked,
  choices: { ...(makes && { make: makes }), [facet]: values },
})

/** What is asked for by whoever does not want it. */
export const termDenied = ({ facet, values }: Meaning): Asked => ({ ...nothingAsked, without: { [facet]: values } })
