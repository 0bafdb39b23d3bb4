import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lead, outbox } from '#db/schema.ts'
import { OtherSiteError, siteAccess } from '#db/site-access.ts'
import type { Ctx } from '#domain/ctx.ts'
import { uncached } from '#domain/freshness.ts'
import { addWork } from '#domain/outbox/add-work.server.ts'
import { requestCtx } from '#server/request-ctx.ts'
import { databases, type TestDatabase } from '../databases.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { ids, seedTwoSites } from './db-fixtures.ts'

const enquiry = () => ({
  clientToken: randomUUID(),
  contentHash: '',
  reference: randomUUID(),
  form: 'enquiry',
  category: 'General Enquiry',
})
const promise = { kind: 'picture-colours' as const, payload: { vehicleIds: [1] } }

describe.each(databases())('a use case that writes, on $name', ({ create }) => {
  let owner: TestDatabase
  let app: TestApp
  beforeAll(async () => {
    owner = await create()
    await seedTwoSites(owner.db.orm)
    app = await createTestApp(owner.db)
  })
  afterAll(async () => {
    await app.stop()
    await owner.drop()
  })

  const ctxOf = (siteId: number): Ctx => {
    const live = app.deps.sites.atHost(`${app.deps.sites.site(siteId)!.slug}.localhost`)!
    return requestCtx(app.deps, { live, origin: 'http://x.localhost', requestId: 'r' }, uncached)
  }
  const counts = async (siteId: number) => {
    const access = siteAccess(owner.db.orm, siteId)
    return [await access.count(lead), await access.count(outbox)]
  }

  it('commits what it writes together with what must happen after it, for its own site', async () => {
    await ctxOf(ids.northSite).transaction(async (db) => {
      await db.insert(lead, [enquiry()])
      await addWork(db, promise)
    })
    expect([await counts(ids.northSite), await counts(ids.southSite)]).toEqual([
      [1, 1],
      [0, 0],
    ])
  })

  it('leaves neither behind when it fails, nor when a statement did and nobody minded', async () => {
    const ctx = ctxOf(ids.southSite)
    const write = async (db: Parameters<Parameters<Ctx['transaction']>[0]>[0]) => {
      await db.insert(lead, [enquiry()])
      await addWork(db, promise)
    }
    await expect(
      ctx.transaction(async (db) => {
        await write(db)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await expect(
      ctx.transaction(async (db) => {
        await write(db)
        await db.insert(lead, [{ ...enquiry(), carType: 'spaceship' as never }]).catch(() => {})
      }),
    ).rejects.toThrow('nothing was written')
    expect(await counts(ids.southSite)).toEqual([0, 0])
  })

  it('cannot write into another site, within a transaction either', async () => {
    await expect(
      ctxOf(ids.southSite).transaction((db) => db.insert(lead, [{ ...enquiry(), siteId: ids.northSite }])),
    ).rejects.toThrow(OtherSiteError)
  })
})
