import type { Peer } from './peer.ts'

/** Everyone in the race, by the name to pick them with. Each is loaded in its own process only. */
export const contestants = {
  ours: () => import('./ours.ts'),
  prototype: () => import('./peers/prototype.ts'),
  'prototype-wasm': () => import('./peers/prototype-wasm.ts'),
  minisearch: () => import('./peers/minisearch.ts'),
  orama: () => import('./peers/orama.ts'),
  itemsjs: () => import('./peers/itemsjs.ts'),
  duckdb: () => import('./peers/duckdb.ts'),
  sqlite: () => import('./peers/sqlite.ts'),
  postgres: () => import('./peers/postgres.ts'),
} satisfies Record<string, () => Promise<{ peer: Peer }>>

export type ContestantName = keyof typeof contestants

/** Those that are no product one could take instead. */
export const own: ReadonlySet<ContestantName> = new Set(['ours', 'prototype', 'prototype-wasm'])
