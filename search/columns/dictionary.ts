/** Small numbers for values, first come first numbered, shared by all facets of an index. 0 stands for no value. */
export class Dictionary {
  readonly labels: string[] = ['']
  /** How many documents carry each value. */
  totals = new Uint32Array(256)

  get size(): number {
    return this.labels.length
  }

  add(label: string): number {
    const ordinal = this.labels.push(label) - 1
    if (ordinal >= this.totals.length) {
      const grown = new Uint32Array(this.totals.length * 2)
      grown.set(this.totals)
      this.totals = grown
    }
    return ordinal
  }
}

/** Ordinals take two bytes a document until an index has more values than that can tell apart. */
export type Ordinals = Uint16Array | Uint32Array
export const narrowLimit = 65_536

export const emptyOrdinals = (length: number, values: number): Ordinals =>
  values > narrowLimit ? new Uint32Array(length) : new Uint16Array(length)

export function grownOrdinals(ordinals: Ordinals, length: number): Ordinals {
  const grown = ordinals instanceof Uint16Array ? new Uint16Array(length) : new Uint32Array(length)
  grown.set(ordinals)
  return grown
}

export const widened = (ordinals: Ordinals): Uint32Array => new Uint32Array(ordinals)
