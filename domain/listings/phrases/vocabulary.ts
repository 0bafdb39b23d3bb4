import type { ChoiceFacet } from '../listing-state.ts'
import { modelsByMake } from '../../vehicles/models-by-make.ts'
import type { CountFacet } from './comparisons.ts'
import { featureNames } from './feature-names.ts'
import type { Meaning, StockWords, Vocabulary } from './meaning.ts'
import { colourFamilies, modelNicknames, synonyms, wishSynonyms, type Synonym } from './synonyms.ts'
import { bareOf } from './words.ts'

/** Values that are understood by their own name; of what two facets call alike, the first is meant. */
export const namedFacets = [
  'make',
  'fuel',
  'drive',
  'transmission',
  'car_type',
  'colour',
  'body',
  'state',
  'city',
  'location_name',
  'badge',
  'filtered_features',
  'categories',
  'tag',
] as const satisfies readonly ChoiceFacet[]

/** Names in which people make mistakes. A badge is too short and too odd to tell. */
const forgiven = new Set<string>(['make', 'model', 'body', 'fuel', 'transmission', 'colour', 'filtered_features'])

export function vocabularyOf({ values: valuesByFacet, ranges }: StockWords): Vocabulary {
  const terms = new Map<string, Meaning[]>()
  const add = (name: string, meaning: Meaning) => {
    const key = bareOf(name)
    if (key === '' || meaning.values.length === 0) return
    const known = terms.get(key) ?? []
    const isSame = ({ facet, makes }: Meaning) => facet === meaning.facet && makes?.[0] === meaning.makes?.[0]
    if (!known.some(isSame)) terms.set(key, [...known, meaning])
  }
  const valuesOf = (facet: string): readonly string[] => valuesByFacet[facet] ?? []
  const numbersOf = (facet: CountFacet): number[] =>
    valuesOf(facet)
      .map(Number)
      .toSorted((a, b) => a - b)
  // What a name means at large, before what is called exactly so: 'white' is Glacier White, too.
  addSynonyms(synonyms, add, valuesOf)
  addColours(add, valuesOf('colour'))
  for (const facet of namedFacets) for (const value of valuesOf(facet)) add(value, { facet, values: [value] })
  const modelsOf = addModels(add, valuesOf)
  addFeatures(add, valuesOf('filtered_features'))
  addSynonyms(wishSynonyms, (name, meaning) => !terms.has(bareOf(name)) && add(name, meaning), valuesOf)
  return {
    terms,
    nouns: new Set(nounsOf(valuesOf('item_type'))),
    badges: [...terms.keys()].filter((key) => key.length > 5 && terms.get(key)!.some(({ facet }) => facet === 'badge')),
    modelsOf,
    spellings: Map.groupBy(
      [...terms.keys()].filter(
        (key) => /^\p{L}{4,}/u.test(key) && terms.get(key)!.some(({ facet }) => forgiven.has(facet)),
      ),
      (key) => key[0]!,
    ),
    ranges: new Set(ranges),
    vansSleep: terms.get('van')?.some(({ values }) => values.some((value) => /caravan/i.test(value))) ?? false,
    counts: { seats: numbersOf('seats'), sleeps: numbersOf('sleeps'), doors: numbersOf('doors') },
  }
}

/** Where all are of one kind. */
const nounsOf = (kinds: readonly string[]): string[] =>
  synonyms
    .filter(({ facet, called }) => facet === 'item_type' && kinds.length === 1 && called.flat().includes(kinds[0]!))
    .flatMap(({ said }) => said.map(bareOf))

type Add = (name: string, meaning: Meaning) => void
type ValuesOf = (facet: string) => readonly string[]

function addSynonyms(lines: readonly Synonym[], add: Add, valuesOf: ValuesOf): void {
  for (const { facet, said, called, isDoubtful, isWish, unless } of lines) {
    const values = valuesOf(facet)
    if (unless && valuesOf(unless).length > 0) continue
    if (facet === 'item_type' && values.length < 2) continue
    const named = called
      .map((names) => names.map(bareOf))
      .map((names) => values.filter((value) => names.includes(bareOf(value))))
      .find((found) => found.length > 0)
    if (named)
      for (const name of said)
        add(name, { facet, values: named, ...(isDoubtful && { isDoubtful }), ...(isWish && { isWish }) })
  }
}

const bodyWord = /^(model|sedan|hatch|hatchback|wagon|series|ute|van|\d+)$/i

/** 'Gold' is no Gold Wing. */
const isPlainWord = (word: string): boolean => bodyWord.test(word) || Object.hasOwn(colourFamilies, word.toLowerCase())

/**
 * A model by its name, alone or after its make; 'LandCruiser' is the 300, too, but no Prado. A later word of a name is a
 * model where no other has it.
 */
function addModels(add: Add, valuesOf: ValuesOf): ReadonlyMap<string, readonly string[]> {
  const pairs = modelsByMake(valuesOf('make'), valuesOf('make_model'))
  const byMake = Map.groupBy(pairs, ({ make }) => make)
  const parts = new Map<string, { make: string; model: string }[]>()
  for (const { make, model } of pairs) {
    const family = byMake.get(make)!.filter((other) => isFamily(model, other.model))
    const meaning = { facet: 'model', values: family.map((each) => each.model), makes: [make] } as const
    add(model, meaning)
    add(`${make}${model}`, meaning)
    if (/\p{L}.*\d$/u.test(model)) add(`${model}series`, meaning)
    // 'Hino 300' and 'BMW 3' leave out a word.
    const short = /^(\w+)[ -](?:series|class)$/i.exec(model)?.[1]
    if (short) add(short, meaning)
    for (const nickname of modelNicknames[model] ?? []) add(nickname, meaning)
    const words = model.split(/[\s-]+/)
    for (const [at, word] of words.entries())
      if (word.length > 3 && /^\p{L}+$/u.test(word) && !isPlainWord(word) && words.length > 1)
        parts.set(`${at === 0 ? '^' : ''}${bareOf(word)}`, [
          ...(parts.get(`${at === 0 ? '^' : ''}${bareOf(word)}`) ?? []),
          { make, model },
        ])
  }
  for (const [part, found] of parts) {
    const makes = [...new Set(found.map(({ make }) => make))]
    const meaning = { facet: 'model', values: found.map(({ model }) => model), makes } as const
    const isFirst = part.startsWith('^')
    // 'Tiger' is every Tiger; 'Cross' may be several.
    add(isFirst ? part.slice(1) : part, {
      ...meaning,
      ...((isFirst ? makes.length > 1 : found.length > 1) && { isDoubtful: true }),
    })
  }
  return new Map(Array.from(byMake, ([make, models]) => [make, models.map(({ model }) => bareOf(model))]))
}

function isFamily(model: string, other: string): boolean {
  if (model === other) return true
  return (
    other.startsWith(`${model} `) &&
    other
      .slice(model.length + 1)
      .split(' ')
      .every((word) => bodyWord.test(word))
  )
}

function addColours(add: Add, colours: readonly string[]): void {
  for (const [name, words] of Object.entries(colourFamilies)) {
    const values = colours.filter((colour) =>
      colour
        .toLowerCase()
        .split(/[^a-z]+/)
        .some((word) => words.includes(word)),
    )
    add(name, { facet: 'colour', values })
  }
}

/** All chosen features must hold, so the one most vehicles have stands for those that are called alike. */
function addFeatures(add: Add, features: readonly string[]): void {
  for (const [said, called] of featureNames) {
    const value = features.find((feature) => called.test(feature.toLowerCase()))
    if (value !== undefined)
      for (const name of said.split('|')) add(name, { facet: 'filtered_features', values: [value] })
  }
}
