import { normalize } from '../text/normalize.ts'
import type { Attribute } from '../schema.ts'
import type { Dictionary } from './dictionary.ts'

/** The values one facet knows: by label, by how they compare, and in the order of their names. */
export class FacetValues {
  readonly #dictionary: Dictionary
  readonly #order: readonly string[]
  readonly #numeric: boolean
  readonly #byLabel = new Map<string, number>()
  /** Made when first asked for: most sites are never filtered by most facets. */
  #byNormal: Map<string, number[]> | undefined
  #places: Map<number, number> | undefined
  #sorted: number[] = []
  #isSorted = true

  constructor(attribute: Attribute, dictionary: Dictionary) {
    this.#dictionary = dictionary
    this.#order = attribute.order ?? []
    this.#numeric = attribute.kind === 'number'
  }

  ordinal(label: string): number {
    return this.#byLabel.get(label) ?? this.#add(label)
  }

  /** Every value that equals this one but for case and accents. */
  matching(label: string): readonly number[] {
    this.#byNormal ??= Map.groupBy(this.#byLabel.values(), (ordinal) => normalize(this.label(ordinal)))
    return this.#byNormal.get(normalize(label)) ?? []
  }

  label(ordinal: number): string {
    return this.#dictionary.labels[ordinal]!
  }

  /** All ordinals, ordered by name (numbers by size). */
  get sorted(): readonly number[] {
    if (!this.#isSorted) {
      if (this.#numeric) this.#sorted.sort((one, other) => Number(this.label(one)) - Number(this.label(other)))
      else this.#sortByName()
      this.#isSorted = true
    }
    return this.#sorted
  }

  /** The place of a value among the sorted ones. */
  place(ordinal: number): number {
    this.#places ??= new Map(this.sorted.map((each, place) => [each, place]))
    return this.#places.get(ordinal)!
  }

  #add(label: string): number {
    const ordinal = this.#dictionary.add(label)
    this.#byLabel.set(label, ordinal)
    this.#sorted.push(ordinal)
    this.#isSorted = false
    this.#byNormal = undefined
    this.#places = undefined
    return ordinal
  }

  /** As people look names up, without regard to case: `iris` stands before `Jasmine`. */
  #sortByName(): void {
    const keys = new Map(
      this.#sorted.map((ordinal) => {
        const label = this.label(ordinal)
        const at = this.#order.indexOf(label)
        return [ordinal, { at: at < 0 ? this.#order.length : at, normal: normalize(label), label }]
      }),
    )
    this.#sorted.sort((first, second) => {
      const [one, other] = [keys.get(first)!, keys.get(second)!]
      return one.at - other.at || compareTexts(one.normal, other.normal) || compareTexts(one.label, other.label)
    })
  }
}

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
