import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { changeNumbered, type Change } from '#db/changes.ts'
import type { Database } from '#db/database.ts'
import { stockStatement } from '#db/stock.ts'
import type { Logger } from '#domain/logger.ts'
import { stockColumns } from '#domain/vehicles/stock-columns.ts'
import type { Stock } from '#domain/vehicles/stock.ts'
import { readTable } from '#search/table/read-table.ts'
import { writeTable } from '#search/table/write-table.ts'
import { readBlocks, writeBlocks } from './block-file.ts'

/** Raised when the same columns are written down differently. */
const format = 1

const headSchema = z.object({
  columns: z.string(),
  /** The last change that is in it. A feed that has another change under this number is not the one it was taken from. */
  change: z.object({
    seq: z.number(),
    entity: z.string(),
    entityId: z.number().nullable(),
    dealershipId: z.number().nullable(),
    siteId: z.number().nullable(),
    at: z.coerce.date(),
  }),
})

interface SnapshotDeps {
  /** Where it lies. Processes that share it may each write it and read it. */
  path: string
  db: Database
  stock: Stock
  log: Pick<Logger, 'warn' | 'info'>
}

/** Where it lies, below the folder of a process's data. */
export const snapshotPath = (dataDir: string): string => join(dataDir, 'stock-cache', 'columns')

/** All vehicles as columns on disk, so that a start reads what an earlier process loaded. Without one nothing is amiss. */
export class StockSnapshot {
  readonly #deps: SnapshotDeps
  /** The last change that is in what lies on disk. */
  #written: number | undefined

  constructor(deps: SnapshotDeps) {
    this.#deps = deps
  }

  /**
   * Fills the stock and answers the last change that is in it; null, and the stock is as it was, where there is no
   * snapshot, or one that is damaged, of other columns, or of another database.
   */
  async read(): Promise<number | null> {
    const { path, stock, log } = this.#deps
    try {
      const [head, ...blocks] = await readBlocks(path)
      const { columns, change } = headSchema.parse(JSON.parse(Buffer.from(head ?? []).toString()))
      if (columns !== this.#columns() || !(await this.#isOfThisFeed(change))) return null
      readTable(stock.table, blocks.values(), 'id')
      stock.index()
      return (this.#written = change.seq)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        log.warn({ err: error }, 'the stock on disk cannot be used: it is loaded from the database')
      return null
    }
  }

  /** Writes down the stock, in which every change up to this one is; vehicles that change meanwhile may be newer. */
  async write(seq: number): Promise<void> {
    const { path, db, stock, log } = this.#deps
    if (seq === this.#written) return
    try {
      const change = await changeNumbered(db, seq)
      // Without one nobody could tell later whether it is of the same database.
      if (!change) return
      const head = Buffer.from(
        JSON.stringify({ columns: this.#columns(), change } satisfies z.input<typeof headSchema>),
      )
      await writeBlocks(path, headed(head, writeTable(stock.table)))
      this.#written = seq
    } catch (error) {
      log.warn({ err: error }, 'the stock could not be written to disk: the next start loads it from the database')
    }
  }

  async #isOfThisFeed(change: Change): Promise<boolean> {
    const found = await changeNumbered(this.#deps.db, change.seq)
    return found !== undefined && JSON.stringify(found) === JSON.stringify(change)
  }

  /** Names the columns: which there are, and how they are read from the database. */
  #columns(): string {
    const named = JSON.stringify([format, stockColumns, stockStatement(this.#deps.db)])
    return createHash('sha256').update(named).digest('base64url')
  }
}

function* headed(head: Uint8Array, blocks: Iterable<Uint8Array>): Generator<Uint8Array> {
  yield head
  yield* blocks
}
