import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from './database.ts'
import type { NewLead } from './leads.ts'
import { event, lead, outbox } from './schema.ts'
import { counting, type Limit } from './write-limits.ts'

type NewEvent = Pick<typeof event.$inferInsert, 'key' | 'eventId' | 'at' | 'path' | 'vehicleId' | 'properties'>

/** A lead and all that is committed with it. */
export interface LeadWrite {
  /** Counted in this order: the locks of all leads are taken in one. */
  readonly limits: readonly LeadLimit[]
  readonly row: NewLead & { readonly spamReasons: string[] }
  /** What must follow; the lead's number is added to each payload. */
  readonly work: readonly {
    readonly kind: string
    readonly payload: Readonly<Record<string, unknown>>
    /** Not promised for a lead that is marked as spam. */
    readonly unlessSpam?: boolean
  }[]
  readonly event: NewEvent | null
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
 * what it does there. It is a commit of its own, or part of a transaction; what is refused undoes either as a whole.
 */
export async function storeLeadRows(orm: Orm, siteId: number, write: LeadWrite): Promise<{ id: number }> {
  const { limits, row, work, event: counted } = write
  const verdict = sql`select
    coalesce(array_agg(reason order by place) filter (where reason is not null), '{}') as reasons,
    refuse_until((array_agg(reset_at order by place) filter (where reason is null))[1]) as refusal
    from beyond`
  const spamReasons = sql`${typed(lead.spamReasons, row.spamReasons)} || reasons`
  const stored = insertion(lead, { ...row, siteId, spamReasons }, sql`(${verdict}) as verdict where refusal is null`)
  const recorded =
    counted && sql`, recorded as (${insertion(event, { ...counted, siteId }, sql`stored`)} on conflict do nothing)`
  const found = await orm
    .execute<{ id: string }>(
      sql`with counted as ${counting(orm, limits)},
        beyond as materialized (
          select place, reason, reset_at from counted join (values ${listed(limits.map(limitRow))})
            as allowed (key, times, reason, place) using (key) where count > times
        ),
        stored as (${stored} returning id, cardinality(spam_reasons) > 0 as is_spam),
        promised as (${promises(siteId, work)})
        ${recorded ?? sql``}
        select id from stored`,
    )
    .catch((error: unknown) => {
      throw refusalOf(error) ?? error
    })
  return { id: Number(found.rows[0]!.id) }
}

const limitRow = ({ key, times, spamReason }: LeadLimit, place: number) =>
  sql`(${key}, ${times}::int, ${spamReason ?? null}::text, ${place}::int)`

function promises(siteId: number, work: LeadWrite['work']): SQL {
  const rows = work.map(
    ({ kind, payload, unlessSpam = false }, place) =>
      sql`(${kind}, ${JSON.stringify(payload)}::jsonb, ${unlessSpam}::boolean, ${place}::int)`,
  )
  return sql`insert into ${outbox} (site_id, lead_id, kind, payload)
    select ${siteId}::bigint, id, kind, payload || jsonb_build_object('leadId', id)
    from stored, (values ${listed(rows)}) as work (kind, payload, unless_spam, place)
    where not (unless_spam and is_spam) order by place`
}

const listed = (rows: SQL[]): SQL => sql.join(rows, sql`, `)

/** Inserts one row where `from` has one; columns that are left out have their defaults. */
function insertion(table: PgTable, row: Readonly<Record<string, unknown>>, from: SQL): SQL {
  const columns = getTableColumns(table)
  const given = Object.entries(row).filter(([, value]) => value !== undefined)
  const names = given.map(([name]) => sql.identifier(toSnakeCase(name)))
  const values = given.map(([name, value]) => typed(columns[name]!, value))
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${listed(values)} from ${from}`
}

/** A value as its column has it: what is selected has no column that would say its type. */
const typed = (column: PgColumn, value: unknown): SQL =>
  value !== null && typeof value === 'object' && 'getSQL' in value
    ? sql`${value}`
    : sql`${value === null ? null : sql.param(value, column)}::${sql.raw(column.getSQLType())}`

function refusalOf(error: unknown): BeyondLimitError | TakenError | null {
  if (!(error instanceof Error)) return null
  const { code, constraint = '', detail = '' } = error as { code?: string; constraint?: string; detail?: string }
  if (code === 'FC429') return new BeyondLimitError(new Date(detail))
  if (code === '23505' && /^lead_site_(?:client_token|reference)$/.test(constraint)) {
    return new TakenError('This token or reference is taken.')
  }
  return refusalOf(error.cause)
}
