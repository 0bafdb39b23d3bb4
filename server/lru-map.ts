/** A map that holds so many entries at most; the one used least recently goes first. */
export class LruMap<K, V> {
  readonly #most: number
  /** A Map keeps the order of insertion: an entry put back is the youngest. */
  readonly #entries = new Map<K, V>()

  constructor(most: number) {
    this.#most = most
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key)
    if (value !== undefined) this.#putLast(key, value)
    return value
  }

  set(key: K, value: V): void {
    this.#putLast(key, value)
    if (this.#entries.size > this.#most) this.#entries.delete(this.#entries.keys().next().value!)
  }

  delete(key: K): void {
    this.#entries.delete(key)
  }

  #putLast(key: K, value: V): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
  }
}
