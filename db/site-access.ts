import { getTableColumns, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from './database.ts'
import {
  apiToken,
  applicationOpening,
  blogItem,
  brandEntry,
  deliveryZone,
  event,
  financeApplication,
  lead,
  leadAttempt,
  outbox,
  promoNode,
  shopper,
  slide,
  testDrive,
  watchlistEntry,
} from './schema.ts'
import { type LeadWrite, storeLeadRows } from './store-lead.ts'
import { type Allowance, countAgainstLimits, type Limit } from './write-limits.ts'

/** Every table whose rows belong to one site. */
export const siteOwnedTables = {
  apiToken,
  applicationOpening,
  blogItem,
  brandEntry,
  deliveryZone,
  event,
  financeApplication,
  lead,
  leadAttempt,
  outbox,
  promoNode,
  shopper,
  slide,
  testDrive,
  watchlistEntry,
} as const
type SiteOwnedTable = (typeof siteOwnedTables)[keyof typeof siteOwnedTables]

type Row<T extends SiteOwnedTable> = T['$inferSelect']
type Values<T extends SiteOwnedTable> = Omit<T['$inferInsert'], 'siteId'> & { siteId?: number }
type Column<T extends SiteOwnedTable> = Extract<keyof Row<T>, string>
type Order = SQL | PgColumn
type SelectOptions<C extends string> = {
  /** All of them unless told otherwise. */
  columns?: readonly C[]
  where?: SQL
  /** Of several, the last tells rows apart that are alike in the others. */
  orderBy?: Order | readonly Order[]
  limit?: number
  offset?: number
}

export class OtherSiteError extends Error {
  constructor(siteId: number, other: number) {
    super(`Site ${siteId} must not write a row of site ${other}.`)
    this.name = 'OtherSiteError'
  }
}

export type SiteAccess = ReturnType<typeof siteAccess>

/** The only way to the tables a site owns: what is read or written is this site's, whatever the condition says. */
export function siteAccess(orm: Orm, siteId: number) {
  // In parentheses of its own: an OR inside the condition must not escape from the site.
  const withinSite = (table: SiteOwnedTable, where?: SQL) =>
    where ? sql`${table.siteId} = ${siteId} and (${where})` : sql`${table.siteId} = ${siteId}`

  const owned = <V extends { siteId?: number }>(values: V): V & { siteId: number } => {
    if (values.siteId !== undefined && values.siteId !== siteId) throw new OtherSiteError(siteId, values.siteId)
    return { ...values, siteId }
  }

  const ownLimit = <L extends { key: string }>(limit: L): L => ({ ...limit, key: `site ${siteId}:${limit.key}` })

  return {
    siteId,

    async select<T extends SiteOwnedTable, C extends Column<T> = Column<T>>(
      table: T,
      options: SelectOptions<C> = {},
    ): Promise<Pick<Row<T>, C>[]> {
      const { columns, where, orderBy = [], limit, offset } = options
      const all = getTableColumns(table as PgTable)
      const query = orm
        .select(columns ? Object.fromEntries(columns.map((name) => [name, all[name]!])) : all)
        .from(table as PgTable)
        .where(withinSite(table, where))
        .orderBy(...[orderBy].flat())
        .$dynamic()
      if (limit !== undefined) query.limit(limit)
      if (offset !== undefined) query.offset(offset)
      return (await query) as Pick<Row<T>, C>[]
    },

    /** Counts one more under each of this site's keys; see db/write-limits.ts. */
    async countLimits(limits: readonly ({ key: string } & Limit)[]): Promise<Allowance[]> {
      return countAgainstLimits(orm, limits.map(ownLimit))
    },

    /** Stores a lead with all that goes with it; see db/store-lead.ts. The keys of its limits are this site's. */
    storeLead(write: LeadWrite): Promise<{ id: number }> {
      return storeLeadRows(orm, siteId, { ...write, limits: write.limits.map(ownLimit) })
    },

    async count<T extends SiteOwnedTable>(table: T, where?: SQL): Promise<number> {
      return orm.$count(table as PgTable, withinSite(table, where))
    },

    /** Answers the rows written. With `skipExisting`, a row that breaks a unique key is left out, not refused. */
    async insert<T extends SiteOwnedTable>(
      table: T,
      rows: Values<T>[],
      { skipExisting = false } = {},
    ): Promise<Row<T>[]> {
      const query = orm.insert(table as PgTable).values(rows.map(owned))
      return (await (skipExisting ? query.onConflictDoNothing() : query).returning()) as Row<T>[]
    },

    async update<T extends SiteOwnedTable>(table: T, changes: Partial<Values<T>>, where: SQL): Promise<Row<T>[]> {
      const query = orm
        .update(table as PgTable)
        .set(owned(changes))
        .where(withinSite(table, where))
      return (await query.returning()) as Row<T>[]
    },

    async delete<T extends SiteOwnedTable>(table: T, where: SQL): Promise<Row<T>[]> {
      return (await orm
        .delete(table as PgTable)
        .where(withinSite(table, where))
        .returning()) as Row<T>[]
    },
  }
}
