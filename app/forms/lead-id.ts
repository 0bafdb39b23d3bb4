/** What this tab knows of a form: the id it is sent under, and once it was taken, what was sent. */
interface Kept {
  readonly id: string
  readonly taken?: string
}

type TextStore = Pick<Storage, 'getItem' | 'setItem'>

/**
 * The id to send a form under, made here and kept by the tab: sent again after a reload, after going back, or from a copy of the
 * tab, the same words are the same lead. Other words after it was taken are another.
 */
export class LeadId {
  readonly #storage: TextStore | null
  readonly #key: string
  readonly #newId: () => string
  #kept: Kept | null

  constructor(storage: TextStore | null, key: string, newId = () => crypto.randomUUID()) {
    this.#storage = storage
    this.#key = key
    this.#newId = newId
    this.#kept = this.#read()
  }

  for(words: string): string {
    const { id, taken } = this.#kept ?? {}
    if (id !== undefined && (taken === undefined || taken === digestOf(words))) return id
    return this.renew()
  }

  /** Another id: what is sent now is another lead. */
  renew(): string {
    const id = this.#newId()
    this.#write({ id })
    return id
  }

  /** It was stored under this id, in these words. */
  took(id: string, words: string): void {
    this.#write({ id, taken: digestOf(words) })
  }

  #read(): Kept | null {
    try {
      const { id, taken } = JSON.parse(this.#storage?.getItem(this.#key) ?? '{}') as Partial<Record<string, unknown>>
      return typeof id === 'string' ? { id, ...(typeof taken === 'string' && { taken }) } : null
    } catch {
      return null
    }
  }

  #write(kept: Kept): void {
    this.#kept = kept
    try {
      this.#storage?.setItem(this.#key, JSON.stringify(kept))
    } catch {
      // Full or forbidden: the page remembers it as long as it stands.
    }
  }
}

/** Tells words apart without keeping them: they name a person. */
function digestOf(words: string): string {
  let [a, b] = [0x81_1c_9d_c5, 0x01_00_01_93]
  for (let at = 0; at < words.length; at++) {
    const code = words.charCodeAt(at)
    a = Math.imul(a ^ code, 0x01_00_01_93)
    b = Math.imul(b ^ code, 0x85_eb_ca_6b)
  }
  return `${words.length}.${a >>> 0}.${b >>> 0}`
}
