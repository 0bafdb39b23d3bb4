// What the benchmark uses of its own packages, which are installed only when it runs.
declare module 'minisearch' {
  export default class MiniSearch {
    constructor(options: { fields: string[]; tokenize(text: string): string[]; processTerm(term: string): string })
    addAll(documents: readonly object[]): void
    search(
      text: string,
      options: { combineWith: 'AND'; prefix(term: string, at: number, terms: string[]): boolean },
    ): { id: number }[]
  }
}

declare module '@orama/orama' {
  interface Found {
    count: number
    hits: { id: string; document: Record<string, unknown> }[]
    facets?: Record<string, { values: Record<string, number> }>
  }
  export type Orama = { readonly orama: unique symbol }
  export function create(options: object): Orama
  export function insertMultiple(db: Orama, documents: readonly object[], batchSize: number): Promise<string[]>
  export function search(db: Orama, request: object): Found | Promise<Found>
}

declare module 'itemsjs' {
  interface Found {
    pagination: { total: number }
    data: { items: unknown[]; aggregations: Record<string, { buckets: { key: string; doc_count: number }[] }> }
  }
  export default function itemsjs(documents: readonly object[], options: object): { search(request: object): Found }
}

declare module '@duckdb/node-api' {
  interface Result {
    getRows(): Promise<unknown[][]>
    getRowObjectsJson(): Promise<Record<string, unknown>[]>
  }
  export interface DuckDBConnection {
    run(sql: string): Promise<Result>
    closeSync(): void
  }
  export class DuckDBInstance {
    static create(path: string, options: Record<string, string>): Promise<DuckDBInstance>
    connect(): Promise<DuckDBConnection>
    closeSync(): void
  }
}

declare module 'wabt' {
  interface Module {
    toBinary(options: object): { buffer: Uint8Array<ArrayBuffer> }
  }
  export default function wabt(): Promise<{ parseWat(name: string, text: string, features: { simd: boolean }): Module }>
}
