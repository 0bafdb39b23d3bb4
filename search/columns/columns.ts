import { clearBit, grownBits, setBit, wordsFor, type Bits } from '../bits.ts'
import type { Documents } from '../documents.ts'
import type { Scratch } from '../scratch.ts'
import type { Document, DocumentId, IndexSchema } from '../schema.ts'
import { geoAttribute } from '../schema.ts'
import type { Shared } from '../shared.ts'
import type { Work } from '../slices.ts'
import { sorted } from '../sorted.ts'
import { TextIndex } from '../text/text-index.ts'
import { Dictionary, emptyOrdinals, grownOrdinals, narrowLimit, widened, type Ordinals } from './dictionary.ts'
import { FacetColumn } from './facet-column.ts'
import { MultiColumn } from './multi-column.ts'
import { NumberColumn, type Tie } from './number-column.ts'
import { placeLabel } from './places.ts'
import { rankOrder } from './rank.ts'

/** A document and what only this index says of it. */
export interface Entry {
  readonly document: Document
  readonly own?: Document | undefined
}

const readEntry = ({ document, own }: Entry, name: string): unknown =>
  own !== undefined && name in own ? own[name] : document[name]

/** Room to grow, so that a new car rarely moves the others. */
const roomFor = (documents: number): number => Math.ceil((documents * 1.125 + 32) / 32) * 32

/** All that is known of an index's documents, by slot. Changes are made in place, each between two queries. */
export class Columns {
  readonly schema: IndexSchema
  readonly dictionary = new Dictionary()
  readonly facets = new Map<string, FacetColumn>()
  readonly multis = new Map<string, MultiColumn>()
  readonly numbers = new Map<string, NumberColumn>()
  readonly places: FacetColumn
  readonly text: TextIndex
  readonly ids: DocumentId[] = []
  /** Only where some document has any. */
  readonly owns: (Document | undefined)[] = []
  readonly slots = new Map<DocumentId, number>()
  /** Single-valued facets; their ordinals also lie side by side in `rows`, which is what counting reads. */
  readonly singles: readonly FacetColumn[]
  /** The attributes that can be counted, or have a smallest and a largest. */
  readonly countable: ReadonlySet<string>
  readonly compare: Tie
  rows: Ordinals
  live: Bits
  /** Live documents in the index's own order. */
  ranked: Uint32Array
  scratch: Scratch
  capacity: number
  readonly #free: number[] = []
  readonly #shared: Shared
  readonly #documents: Documents
  readonly #kept: readonly string[] | undefined

  /** Without documents yet, and with room for so many of those that are kept elsewhere. */
  constructor(schema: IndexSchema, documents: Documents, count: number, shared: Shared) {
    this.schema = schema
    this.#documents = documents
    this.#shared = shared
    this.#kept = keptAttributes(schema)
    this.capacity = roomFor(count)
    for (const [name, attribute] of Object.entries(schema.attributes)) {
      if (attribute.facet && attribute.kind === 'strings') {
        this.multis.set(name, new MultiColumn(attribute, this.dictionary, this.capacity))
      } else if (attribute.facet) this.facets.set(name, new FacetColumn(attribute, this.dictionary, this.capacity))
      if (attribute.sort) this.numbers.set(name, new NumberColumn(this.capacity))
    }
    this.places = new FacetColumn({ kind: 'string' }, this.dictionary, this.capacity)
    this.singles = [...this.facets.values()]
    this.countable = new Set([...this.facets.keys(), ...this.multis.keys(), ...this.numbers.keys()])
    this.rows = emptyOrdinals(this.capacity * this.singles.length, 0)
    this.live = new Int32Array(wordsFor(this.capacity))
    this.ranked = new Uint32Array(this.capacity)
    this.scratch = shared.scratch(this.capacity)
    this.text = new TextIndex(schema, shared)
    this.compare = rankOrder(schema, this.numbers, this.ids)
  }

  get size(): number {
    return this.slots.size
  }

  /** The document as this index shows it; only some attributes of it, if they are named. */
  document(slot: number, only?: readonly string[]): Document {
    if (only) return Object.fromEntries(only.map((name) => [name, this.read(slot, name)]))
    const document = this.#documents.get(this.ids[slot]!)!
    const own = this.owns[slot]
    if (!this.#kept) return own ? { ...document, ...own } : document
    return { ...Object.fromEntries(this.#kept.map((name) => [name, document[name]])), ...own }
  }

  /** Whether a document's own value of this attribute can still be read. */
  keeps(name: string): boolean {
    return this.#kept === undefined || this.#kept.includes(name)
  }

  read(slot: number, name: string): unknown {
    const own = this.owns[slot]
    return own !== undefined && name in own ? own[name] : this.#documents.read(this.ids[slot]!, name)
  }

  /** Takes a document in; `before` is what it was until now, if it was there. */
  put(entry: Entry, before: Document | undefined): void {
    const id = this.#documents.idOf(entry.document)
    const codes = this.text.codesOf((name) => readEntry(entry, name))
    const known = before && this.#entryBefore(id, before)
    // A changed document gets its own slot back, and its codes rarely change: then they can stay where they are.
    const keepsCodes = known && this.text.codesOf((name) => readEntry(known, name)).join() === codes.join()
    if (before) this.#remove(id, before, keepsCodes === true)
    const slot = this.#takeSlot()
    this.#fill(slot, id, entry)
    if (!keepsCodes) for (const code of codes) this.text.codes.add(code, slot)
    for (const column of this.numbers.values()) column.insert(slot, this.compare)
    const at = this.#placeInRank(slot)
    this.ranked.copyWithin(at + 1, at, this.size - 1)
    this.ranked[at] = slot
  }

  /** Lets a document go; `before` is what it was, for its words are found again by what it said. */
  remove(id: DocumentId, before: Document): boolean {
    return this.#remove(id, before, false)
  }

  /** A document that is about to change, with what this index alone said of it. */
  #entryBefore(id: DocumentId, document: Document): Entry | undefined {
    const slot = this.slots.get(id)
    return slot === undefined ? undefined : { document, own: this.owns[slot] }
  }

  #remove(id: DocumentId, before: Document, keepsCodes: boolean): boolean {
    const slot = this.slots.get(id)
    const entry = this.#entryBefore(id, before)
    if (slot === undefined || !entry) return false
    const at = this.#placeInRank(slot)
    this.ranked.copyWithin(at, at + 1, this.size)
    for (const column of this.singles) column.remove(slot)
    for (const column of this.multis.values()) column.remove(slot)
    this.places.remove(slot)
    this.text.removeWords(slot, (name) => readEntry(entry, name))
    if (!keepsCodes)
      for (const code of this.text.codesOf((name) => readEntry(entry, name))) this.text.codes.remove(code, slot)
    this.#removeNumbers(slot)
    this.rows.fill(0, slot * this.singles.length, (slot + 1) * this.singles.length)
    clearBit(this.live, slot)
    if (this.owns.length > slot) this.owns[slot] = undefined
    this.slots.delete(id)
    this.#free.push(slot)
    return true
  }

  /** Ties are broken by columns that are themselves being emptied, so all places are found before any number goes. */
  #removeNumbers(slot: number): void {
    const columns = [...this.numbers.values()]
    const places = columns.map((column) => column.placeOf(slot, this.compare))
    columns.forEach((column, at) => column.removeAt(slot, places[at]!))
  }

  /** Fills an empty index. Slots are given as the documents come: what is shown together should come together. */
  *load(entries: Iterable<Entry>): Work {
    const [codes, slots]: [string[], number[]] = [[], []]
    for (const entry of entries) {
      const slot = this.ids.length
      this.#fill(slot, this.#documents.idOf(entry.document), entry)
      for (const code of this.text.codesOf((name) => readEntry(entry, name))) {
        codes.push(code)
        slots.push(slot)
      }
      yield
    }
    yield* this.text.codes.load(codes, slots)
    const ranked = yield* sorted(Uint32Array.from(this.ids.keys()), this.compare)
    this.ranked.set(ranked)
    for (const column of this.numbers.values()) yield* column.sortAll(ranked)
    for (const column of [...this.singles, ...this.multis.values()]) if (column.sets) yield* column.sets.compact()
    yield* this.text.postings.compact()
  }

  #fill(slot: number, id: DocumentId, entry: Entry): void {
    const read = (name: string): unknown => readEntry(entry, name)
    this.ids[slot] = id
    if (entry.own) this.owns[slot] = entry.own
    this.slots.set(id, slot)
    setBit(this.live, slot)
    let at = slot * this.singles.length
    for (const [name, column] of this.facets) {
      const ordinal = column.encode(read(name))
      this.#widenIfNeeded()
      column.put(slot, ordinal)
      this.rows[at++] = ordinal
    }
    for (const [name, column] of this.multis) {
      const ordinals = column.encode(read(name))
      this.#widenIfNeeded()
      column.put(slot, ordinals)
    }
    this.places.put(slot, this.places.encode(placeLabel(read(geoAttribute))))
    for (const [name, column] of this.numbers) column.note(slot, read(name))
    this.text.addWords(slot, read)
  }

  #placeInRank(slot: number): number {
    let low = 0
    let high = this.size - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.compare(this.ranked[middle]!, slot) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  #takeSlot(): number {
    const free = this.#free.pop()
    if (free !== undefined) return free
    if (this.ids.length >= this.capacity) this.#grow()
    return this.ids.length
  }

  #grow(): void {
    this.capacity = roomFor(this.ids.length + 1)
    for (const column of [...this.singles, ...this.multis.values(), this.places, ...this.numbers.values()]) {
      column.grow(this.capacity)
    }
    this.rows = grownOrdinals(this.rows, this.capacity * this.singles.length)
    this.live = grownBits(this.live, this.capacity)
    const ranked = new Uint32Array(this.capacity)
    ranked.set(this.ranked)
    this.ranked = ranked
    this.scratch = this.#shared.scratch(this.capacity)
  }

  #widenIfNeeded(): void {
    if (this.rows instanceof Uint32Array || this.dictionary.size <= narrowLimit) return
    for (const column of [...this.singles, ...this.multis.values(), this.places]) column.widen()
    this.rows = widened(this.rows)
  }
}

/** What stays of a document, if not all: what is shown, and the words, which must be found again when it leaves. */
export function keptAttributes({ id, displayed, attributes }: IndexSchema): readonly string[] | undefined {
  if (!displayed) return undefined
  const words = Object.keys(attributes).filter((name) => attributes[name]!.text)
  return [...new Set([id, ...displayed, ...words])]
}
