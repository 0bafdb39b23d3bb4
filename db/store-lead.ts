import { sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Orm } from './database.ts'
import type { event, lead } from './schema.ts'
import type { Limit } from './write-limits.ts'

type LeadRow = typeof lead.$inferSelect

/** A lead and all that is committed with it. */
export interface LeadWrite {
  /** Counted in this order: the locks of all leads are taken in one. */
  readonly limits: readonly LeadLimit[]
  /** Every column: the statement knows no defaults. */
  readonly row: Omit<LeadRow, 'siteId' | 'id'>
  /** What must follow; the lead's number is added to each payload. */
  readonly work: readonly {
    readonly kind: string
    readonly payload: Readonly<Record<string, unknown>>
    /** Not promised for a lead that is marked as spam. */
    readonly unlessSpam: boolean
  }[]
  /** Recorded under the lead's token: once, however often it is sent. */
  readonly event: Omit<typeof event.$inferSelect, 'siteId' | 'id' | 'key'> | null
}

type LeadLimit = Limit & {
  readonly key: string
  /** Beyond it the lead is marked with this reason, not refused. */
  readonly spamReason?: string
}

/** One more lead would be beyond a limit: nothing was written, counts included. */
class BeyondLimitError extends Error {
  override readonly name = 'BeyondLimitError'
  readonly resetAt: Date

  constructor(resetAt: Date) {
    super('One more would be beyond a limit.')
    this.resetAt = resetAt
  }
}

/** Its token or its reference is another lead's: nothing was written, counts included. */
class TakenError extends Error {
  override readonly name = 'TakenError'
}

// By name, not by class: pages are built with a copy of this module.
export const isBeyondLimit = (error: unknown): error is BeyondLimitError =>
  error instanceof Error && error.name === 'BeyondLimitError'
export const isTaken = (error: unknown): error is TakenError => error instanceof Error && error.name === 'TakenError'

/**
 * Counts a lead, stores it, promises its work and records its event in one statement: a turn to the database costs more than
 * what it does there, and a function's plans are made once. It is a commit of its own, or part of a transaction; what is
 * refused undoes either as a whole.
 */
export async function storeLeadRows(orm: Orm, siteId: number, write: LeadWrite): Promise<{ id: number }> {
  const given = {
    limits: write.limits.map(columnsOf),
    row: columnsOf(write.row),
    work: write.work.map(columnsOf),
    event: columnsOf(write.event ?? {}),
  }
  try {
    const { rows } = await orm.execute<{ id: string }>(
      sql`select store_lead(${siteId}, ${JSON.stringify(given)}) as id`,
    )
    return { id: Number(rows[0]!.id) }
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

/** Under the names that the database has for them; what is inside a value stays as it is. */
const columnsOf = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]: [string, unknown]) => [toSnakeCase(name), value]))

function refusalOf(error: unknown): BeyondLimitError | TakenError | null {
  if (!(error instanceof Error)) return null
  const { code, constraint = '', detail = '' } = error as { code?: string; constraint?: string; detail?: string }
  if (code === 'FC429') return new BeyondLimitError(new Date(detail))
  if (code === '23505' && /^lead_site_(?:client_token|reference)$/.test(constraint)) {
    return new TakenError('This token or reference is taken.')
  }
  return refusalOf(error.cause)
}
