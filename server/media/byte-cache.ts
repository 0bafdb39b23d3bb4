/** Files in memory up to a bound; the least recently asked for go first. */
export class ByteCache {
  readonly #most: number
  readonly #kept = new Map<string, Buffer<ArrayBuffer>>()
  #bytes = 0

  constructor(most: number) {
    this.#most = most
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): Buffer<ArrayBuffer> | undefined {
    const bytes = this.#kept.get(key)
    if (!bytes) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, bytes)
    return bytes
  }

  put(key: string, bytes: Buffer<ArrayBuffer>): void {
    this.#drop(key)
    if (bytes.length > this.#most) return
    this.#kept.set(key, bytes)
    this.#bytes += bytes.length
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.length ?? 0
    this.#kept.delete(key)
  }
}
