import MiniSearch from 'minisearch'
import { tokenize } from '../query.ts'

/** Finds the ids of those whose name has every word, the last one perhaps just begun. */
export function createWordSearch(documents: readonly { id: number; name: string }[]): (text: string) => number[] {
  const words = new MiniSearch({ fields: ['name'], tokenize, processTerm: (term) => term })
  words.addAll(documents)
  return (text) =>
    words.search(text, { combineWith: 'AND', prefix: (_, at, terms) => at === terms.length - 1 }).map(({ id }) => id)
}
