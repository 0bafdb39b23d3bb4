import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { loadOffers, loadReviews } from '../../db/offers.ts'
import * as tables from '../../db/schema.ts'
import { OtherSiteError, siteAccess, siteOwnedTables } from '../../db/site-access.ts'
import type { SiteAccess } from '../../db/site-access.ts'
import { databases } from '../databases.ts'
import type { TestDatabase } from '../databases.ts'
import { aVehicle, ids, seedTwoSites } from './db-fixtures.ts'

// The same in both: what is one site's alone may come again at another.
const enquiry = {
  clientToken: '0b7c2a52-8f5e-4e57-9d5a-0a2f1f6a7b10',
  contentHash: '',
  reference: '345679C',
  form: 'enquiry',
  category: 'General Enquiry',
}

describe.each(databases())('what a site owns, on $name', ({ create }) => {
  let owner: TestDatabase
  let db: Database
  let north: SiteAccess
  let south: SiteAccess
  beforeAll(async () => {
    owner = await create()
    db = owner.db
    await seedTwoSites(db.orm)
    await db.orm.insert(tables.vehicle).values(aVehicle(1, { id: 1 }))
    north = siteAccess(db.orm, ids.northSite)
    south = siteAccess(db.orm, ids.southSite)
    await north.insert(tables.shopper, [{ id: 1, phone: '+61400000001' }])
    await north.insert(tables.lead, [{ ...enquiry, id: 1, name: 'Ann' }])
    await south.insert(tables.lead, [{ ...enquiry, id: 2, name: 'Bob' }])
  })
  afterAll(() => owner.drop())

  test('[part of PL-08] a site reads its own rows and never another one’s, whatever the condition says', async () => {
    const names = async (access: SiteAccess, where?: ReturnType<typeof sql>) =>
      (await access.select(tables.lead, { where })).map(({ name }) => name)
    expect(await names(north)).toEqual(['Ann'])
    expect(await names(south)).toEqual(['Bob'])
    expect(await names(south, eq(tables.lead.id, 1))).toEqual([])
    expect(await names(south, sql`true or ${tables.lead.siteId} = ${ids.northSite}`)).toEqual(['Bob'])
    expect(await south.count(tables.lead, sql`true or true`)).toBe(1)
  })

  test('[part of PL-08] a site cannot update or delete another one’s rows', async () => {
    expect(await south.update(tables.lead, { name: 'Eve' }, sql`true or true`)).toHaveLength(1)
    expect(await south.update(tables.lead, { name: 'Eve' }, eq(tables.lead.id, 1))).toEqual([])
    expect(await south.delete(tables.lead, eq(tables.lead.id, 1))).toEqual([])
    expect(await north.select(tables.lead)).toMatchObject([{ id: 1, name: 'Ann' }])
  })

  test('[part of PL-08] a site cannot write a row into another one, nor hand one over', async () => {
    await expect(south.insert(tables.slide, [{ siteId: ids.northSite, name: 'x' }])).rejects.toThrow(OtherSiteError)
    await expect(south.update(tables.lead, { siteId: ids.northSite }, sql`true`)).rejects.toThrow(OtherSiteError)
    expect(await north.select(tables.slide)).toEqual([])
  })

  test('[part of PL-08] the database itself refuses a reference from one site to another', async () => {
    const entry = { shopperId: 1, vehicleId: 1 }
    await expect(south.insert(tables.watchlistEntry, [entry])).rejects.toMatchObject({
      cause: { code: '23503', constraint: 'watchlist_entry_shopper' },
    })
    expect(await north.insert(tables.watchlistEntry, [entry])).toHaveLength(1)
    await expect(south.insert(tables.outbox, [{ leadId: 1, kind: 'email' }])).rejects.toMatchObject({
      cause: { code: '23503', constraint: 'outbox_lead' },
    })
  })

  test('[part of PL-08] every table with a site_id is reached through the site, save those that say what a site is', () => {
    const known = new Set([
      ...Object.values(siteOwnedTables).map(getTableName),
      'site_domain',
      'site_dealership',
      'change',
    ])
    const withSite = Object.values(tables).filter((table) => is(table, PgTable) && 'siteId' in getTableColumns(table))
    expect(withSite.map(getTableName).filter((name) => !known.has(name))).toEqual([])
    // Work and tokens may be the platform's or a dealership's: a site reaches those that name it.
    const shared = new Set(['outbox', 'api_token'])
    for (const table of Object.values(siteOwnedTables)) {
      expect(table.siteId.notNull, getTableName(table)).toBe(!shared.has(getTableName(table)))
    }
  })

  test('[part of PL-08] offers and reviews are those of the dealerships a site shows, save the excluded', async () => {
    await db.orm.insert(tables.offer).values([
      { id: 1, dealershipId: ids.north, name: 'North offer', manufacturerId: ids.maker, modelId: ids.model },
      { id: 2, dealershipId: ids.south, name: 'South offer' },
      { id: 3, dealershipId: ids.north, name: 'Not on the north site', excludedWebsiteIds: [ids.northSite] },
    ])
    await db.orm.insert(tables.review).values([
      { id: 1, dealershipId: ids.north, customerName: 'Old', rating: 5, reviewDate: '2025-01-01' },
      { id: 2, dealershipId: ids.north, customerName: 'New', rating: 4, reviewDate: '2026-01-01' },
      { id: 3, dealershipId: ids.south, customerName: 'Other', rating: 1, reviewDate: '2026-01-01' },
    ])
    expect(await loadOffers(db, ids.northSite)).toMatchObject([
      { id: 1, manufacturer: { slug: 'toyota' }, model: { slug: 'hilux' } },
    ])
    expect(await loadOffers(db, ids.southSite)).toMatchObject([{ id: 2, manufacturer: null, model: null }])
    expect((await loadReviews(db, ids.northSite)).map(({ customerName }) => customerName)).toEqual(['New', 'Old'])
  })

  test('the same token is the same lead, and another site’s token is not', async () => {
    const again = { ...enquiry, reference: 'another' }
    expect(await north.insert(tables.lead, [again], { skipExisting: true })).toEqual([])
    await expect(north.insert(tables.lead, [again])).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'lead_site_client_token' },
    })
    expect(await north.count(tables.lead)).toBe(1)
  })

  test('reads in order and in pages', async () => {
    await north.insert(
      tables.slide,
      [1, 2, 3].map((position) => ({ name: `slide ${position}`, position })),
    )
    const page = await north.select(tables.slide, { orderBy: sql`${tables.slide.position} desc`, limit: 1, offset: 1 })
    expect(page.map(({ name }) => name)).toEqual(['slide 2'])
  })
})
