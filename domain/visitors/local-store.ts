import { localKey } from './local-key.ts'
import { localRecords, type LocalKind, type LocalRecord } from './local-records.ts'

type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A device's records for one site. Storage may be full, forbidden or hold anything at all: that is never an error. */
export class LocalStore {
  readonly #storage: TextStore
  readonly #site: string
  readonly #onChange: (kind: LocalKind) => void

  constructor(storage: TextStore, site: string, onChange: (kind: LocalKind) => void = () => {}) {
    this.#storage = storage
    this.#site = site
    this.#onChange = onChange
  }

  /** The records of a kind, latest first; what is not of that kind is left out. */
  read<K extends LocalKind>(kind: K): LocalRecord<K>[] {
    const entries = readJson(this.#storage, this.#key(kind))
    if (!Array.isArray(entries)) return []
    return entries.map((entry) => localRecords[kind].entry(entry)).filter((entry) => entry !== null) as LocalRecord<K>[]
  }

  /** Puts a record first; the same one further down goes, and so does the oldest when there are too many. */
  add<K extends LocalKind>(kind: K, record: LocalRecord<K>): boolean {
    const { limit } = localRecords[kind]
    return this.#write(kind, [record, ...this.#without(kind, record)].slice(0, limit))
  }

  remove<K extends LocalKind>(kind: K, record: LocalRecord<K>): boolean {
    return this.#write(kind, this.#without(kind, record))
  }

  clear(kind: LocalKind): boolean {
    return this.#write(kind, [])
  }

  #without<K extends LocalKind>(kind: K, record: LocalRecord<K>): LocalRecord<K>[] {
    const same = localRecords[kind].same as (a: LocalRecord<K>, b: LocalRecord<K>) => boolean
    return this.read(kind).filter((known) => !same(known, record))
  }

  /** Whether the device took it. */
  #write(kind: LocalKind, entries: unknown[]): boolean {
    try {
      if (entries.length === 0) this.#storage.removeItem(this.#key(kind))
      else this.#storage.setItem(this.#key(kind), JSON.stringify(entries))
      this.#onChange(kind)
      return true
    } catch {
      return false
    }
  }

  #key(kind: LocalKind): string {
    return localKey(this.#site, kind)
  }
}

function readJson(storage: TextStore, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
