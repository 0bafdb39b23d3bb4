/** How long a row's list is, if it has one. */
const absent = 0xffff
const isNull = 0xfffe
const single = 0xfffd

/** How a column of lists is written down. */
export interface WrittenLists {
  readonly lengths: Uint16Array
  /** The items of all rows, one after the other, by number. */
  readonly packed: Uint32Array
  readonly items: readonly unknown[]
}

/** Lists by row, laid end to end in one array. Of equal items one is held; whole lists nearly all differ. */
export class ListColumn {
  #starts: Uint32Array
  #lengths: Uint16Array
  #packed: Uint32Array = new Uint32Array(1_024)
  #end = 0
  #used = 0
  #items: unknown[] = []
  #numbers = new Map<unknown, number>()

  constructor(capacity: number) {
    this.#starts = new Uint32Array(capacity)
    this.#lengths = new Uint16Array(capacity).fill(absent)
  }

  get(row: number): unknown {
    const [start, length] = [this.#starts[row]!, this.#lengths[row]!]
    if (length === absent) return undefined
    if (length === isNull) return null
    if (length === single) return this.#items[this.#packed[start]!]
    const list: unknown[] = []
    for (let at = start; at < start + length; at++) list.push(this.#items[this.#packed[at]!])
    return list
  }

  /** Undefined leaves the row without a list; what is no list is kept as it is. */
  set(row: number, value: unknown): void {
    this.#used -= countOf(this.#lengths[row]!)
    const list = Array.isArray(value) ? (value as unknown[]) : value === undefined || value === null ? [] : [value]
    if (list.length >= single) throw new RangeError(`A list of ${list.length} items is too long.`)
    this.#lengths[row] = absent
    if (this.#end + list.length > this.#packed.length) this.#makeRoom(list.length)
    this.#lengths[row] = Array.isArray(value)
      ? list.length
      : value === undefined
        ? absent
        : value === null
          ? isNull
          : single
    this.#starts[row] = this.#end
    for (const item of list) this.#packed[this.#end++] = this.#numberOf(item)
    this.#used += list.length
  }

  grow(capacity: number): void {
    const starts = new Uint32Array(capacity)
    starts.set(this.#starts)
    this.#starts = starts
    const lengths = new Uint16Array(capacity).fill(absent)
    lengths.set(this.#lengths)
    this.#lengths = lengths
  }

  write(rows: number): WrittenLists {
    // Afterwards the lists stand in the order of their rows.
    this.#squeeze(this.#used)
    return {
      lengths: this.#lengths.slice(0, rows),
      packed: this.#packed.slice(0, rows < this.#starts.length ? this.#starts[rows] : this.#end),
      items: this.#items.slice(),
    }
  }

  /** Takes lists as they were written down, in the place of all there is; throws where they cannot have been. */
  restore({ lengths, packed, items }: WrittenLists, rows: number): void {
    if (lengths.length !== rows) throw new RangeError('A column has another number of rows.')
    this.#lengths.set(lengths)
    this.#end = 0
    for (let row = 0; row < rows; row++) {
      this.#starts[row] = this.#end
      this.#end += countOf(lengths[row]!)
    }
    if (this.#end !== packed.length || packed.some((number) => number >= items.length))
      throw new RangeError('A column has lists without items.')
    this.#used = this.#end
    this.#packed = packed
    this.#items = [...items]
    this.#numbers = new Map(items.map((item, number) => [item, number]))
  }

  #numberOf(item: unknown): number {
    let number = this.#numbers.get(item)
    if (number === undefined) this.#numbers.set(item, (number = this.#items.push(item) - 1))
    return number
  }

  #makeRoom(needed: number): void {
    const room = Math.max(1_024, Math.ceil((this.#used + needed) * 1.25))
    if (this.#used < this.#end) return this.#squeeze(room)
    const grown = new Uint32Array(room)
    grown.set(this.#packed.subarray(0, this.#end))
    this.#packed = grown
  }

  /** Leaves out what removed rows have left behind: numbers, and items that nobody has any more. */
  #squeeze(room: number): void {
    const [before, items] = [this.#packed, this.#items]
    this.#packed = new Uint32Array(room)
    this.#items = []
    this.#numbers = new Map()
    // One more than the number, so that 0 is for what has none yet.
    const renumbered = new Uint32Array(items.length)
    let end = 0
    for (let row = 0; row < this.#lengths.length; row++) {
      const start = this.#starts[row]!
      this.#starts[row] = end
      const length = countOf(this.#lengths[row]!)
      for (let at = start; at < start + length; at++) {
        const old = before[at]!
        if (renumbered[old] === 0) renumbered[old] = this.#numberOf(items[old]) + 1
        this.#packed[end++] = renumbered[old]! - 1
      }
    }
    this.#end = end
  }
}

const countOf = (length: number): number => (length === single ? 1 : length > single ? 0 : length)
