import type { IndexSchema } from '../schema.ts'
import type { Shared } from '../shared.ts'
import { Codes, codeWord } from './codes.ts'
import { words } from './normalize.ts'
import { Postings } from './postings.ts'
import { searchedAttributes, type SearchedAttribute } from './searched-attributes.ts'
import { synonymTable } from './synonyms.ts'

type Read = (name: string) => unknown

/** The words of all searchable attributes. */
export class TextIndex {
  readonly postings = new Postings()
  readonly codes = new Codes()
  readonly synonyms: ReadonlyMap<string, readonly string[]>
  /** All that the search box looks through. */
  readonly searched: readonly SearchedAttribute[]
  /** Those that are read as words, for phrases too. */
  readonly attributes: readonly SearchedAttribute[]
  readonly #codeAttributes: readonly string[]
  readonly #shared: Shared

  constructor(schema: IndexSchema, shared: Shared) {
    this.#shared = shared
    this.searched = searchedAttributes(schema)
    this.attributes = this.searched.filter(({ isCode }) => !isCode)
    this.#codeAttributes = this.searched.filter(({ isCode }) => isCode).map(({ name }) => name)
    this.synonyms = synonymTable(schema.synonyms ?? [])
  }

  addWords(slot: number, read: Read): void {
    this.#eachWord(read, (word, secondary) => this.postings.add(word, slot, secondary))
  }

  removeWords(slot: number, read: Read): void {
    this.#eachWord(read, (word) => this.postings.remove(word, slot))
  }

  codesOf(read: Read): string[] {
    return this.#codeAttributes
      .map(read)
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .map((value) => codeWord(String(value)))
      .filter((code) => code !== '')
  }

  #eachWord(read: Read, visit: (word: string, secondary: boolean) => void): void {
    for (const { name, secondary, joins } of this.attributes) {
      const value = read(name)
      for (const item of Array.isArray(value) ? value : [value]) {
        if (item === null || item === undefined || item === '') continue
        for (const word of joins ? this.#shared.wordsOf(String(item), wordsAndJoins) : words(String(item)))
          visit(word, secondary)
      }
    }
  }
}

/** A value's words, and neighbours joined: "Land Cruiser" is also found as "landcruiser". */
export function wordsAndJoins(text: string): string[] {
  const single = words(text)
  const joined = single.slice(1).map((word, at) => single[at]! + word)
  return [...new Set([...single, ...joined])]
}
