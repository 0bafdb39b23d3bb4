import { clearBit, grownBits, setBit, wordsFor, type Bits } from '../bits.ts'
import type { Scratch } from '../scratch.ts'
import type { Document, DocumentId, IndexSchema } from '../schema.ts'
import { geoAttribute } from '../schema.ts'
import type { Shared } from '../shared.ts'
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
  readonly documents: (Document | undefined)[] = []
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
  /** What stays of a document: what is shown, and the words, which must be found again when it leaves. */
  readonly #kept: readonly string[] | undefined
  readonly #form: Document

  constructor(schema: IndexSchema, entries: readonly Entry[], shared: Shared) {
    this.schema = schema
    this.#shared = shared
    this.#kept = schema.displayed && keptAttributes(schema)
    this.#form = formOf(this.#kept ?? [])
    this.capacity = roomFor(entries.length)
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
    this.#load(entries)
  }

  get size(): number {
    return this.slots.size
  }

  entry(slot: number): Entry {
    return { document: this.documents[slot]!, own: this.owns[slot] }
  }

  /** Whether a document's own value of this attribute can still be read. */
  keeps(name: string): boolean {
    return this.#kept === undefined || this.#kept.includes(name)
  }

  read(slot: number, name: string): unknown {
    return readEntry(this.entry(slot), name)
  }

  put(entry: Entry): void {
    const id = entry.document[this.schema.id] as DocumentId
    const codes = this.text.codesOf((name) => readEntry(entry, name))
    const before = this.slots.get(id)
    // A changed document gets its own slot back, and its codes rarely change: then they can stay where they are.
    const keepsCodes =
      before !== undefined && this.text.codesOf((name) => this.read(before, name)).join() === codes.join()
    this.#remove(id, keepsCodes)
    const slot = this.#takeSlot()
    this.#fill(slot, id, entry)
    if (!keepsCodes) for (const code of codes) this.text.codes.add(code, slot)
    for (const column of this.numbers.values()) column.insert(slot, this.compare)
    const at = this.#placeInRank(slot)
    this.ranked.copyWithin(at + 1, at, this.size - 1)
    this.ranked[at] = slot
  }

  remove(id: DocumentId): boolean {
    return this.#remove(id, false)
  }

  #remove(id: DocumentId, keepsCodes: boolean): boolean {
    const slot = this.slots.get(id)
    if (slot === undefined) return false
    const at = this.#placeInRank(slot)
    this.ranked.copyWithin(at, at + 1, this.size)
    const entry = this.entry(slot)
    for (const column of this.singles) column.remove(slot)
    for (const column of this.multis.values()) column.remove(slot)
    this.places.remove(slot)
    this.text.removeWords(slot, (name) => readEntry(entry, name))
    if (!keepsCodes)
      for (const code of this.text.codesOf((name) => readEntry(entry, name))) this.text.codes.remove(code, slot)
    this.#removeNumbers(slot)
    this.rows.fill(0, slot * this.singles.length, (slot + 1) * this.singles.length)
    clearBit(this.live, slot)
    this.documents[slot] = undefined
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

  /** Documents get their slots in rank order, which keeps those that are shown together close together. */
  #load(entries: readonly Entry[]): void {
    const { id, rank } = this.schema
    const first = rank[0]?.split(':')[0] ?? id
    const sign = rank[0]?.endsWith(':asc') ? 1 : -1
    const key = (entry: Entry): number => Number(readEntry(entry, first) ?? Number.NaN)
    const roughly = entries.toSorted((one, other) => sign * (key(one) - key(other)) || 0)
    const codes: { code: string; slot: number }[] = []
    for (const entry of roughly) {
      const slot = this.documents.length
      this.#fill(slot, entry.document[id] as DocumentId, entry)
      for (const code of this.text.codesOf((name) => readEntry(entry, name))) codes.push({ code, slot })
    }
    this.text.codes.load(codes)
    const ranked = Uint32Array.from(this.documents.keys()).toSorted(this.compare)
    this.ranked.set(ranked)
    for (const column of this.numbers.values()) column.sortAll(ranked)
    for (const column of [...this.singles, ...this.multis.values()]) column.sets?.compact()
    this.text.postings.compact()
  }

  #fill(slot: number, id: DocumentId, entry: Entry): void {
    const read = (name: string): unknown => readEntry(entry, name)
    this.ids[slot] = id
    this.documents[slot] = this.#kept ? picked(entry.document, this.#form, this.#kept) : entry.document
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
    if (this.documents.length >= this.capacity) this.#grow()
    return this.documents.length
  }

  #grow(): void {
    this.capacity = roomFor(this.documents.length + 1)
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

function keptAttributes({ id, displayed = [], attributes }: IndexSchema): string[] {
  const words = Object.keys(attributes).filter((name) => attributes[name]!.text)
  return [...new Set([id, ...displayed, ...words])]
}

/**
 * An object of this form, to be copied and filled. Parsed, because objects whose properties are added one by one become
 * hash tables, several times as large.
 */
const formOf = (names: readonly string[]): Document =>
  JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as Document

function picked(document: Document, form: Document, names: readonly string[]): Document {
  const kept: Record<string, unknown> = { ...form }
  for (const name of names) kept[name] = document[name]
  return kept
}
