import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { apiToken } from '#db/schema.ts'
import { makeApiToken, type NewToken, requireApiToken, revokeApiTokens } from '#domain/accounts/api-token.server.ts'
import { main as addToken } from '#server/commands/token-add.ts'
import { main as tokens } from '#server/commands/tokens.ts'
import { databases, type TestDatabase } from '../databases.ts'
import { testPlatformCtx } from '../platform-ctx.ts'
import { commandOn } from './command.ts'
import { ids, seedTwoSites } from './db-fixtures.ts'

const usual = { name: 'feed', scopes: ['media:write'], expiresAt: null } as const

describe.each(databases())('API tokens on $name', ({ create }) => {
  let owner: TestDatabase
  let db: Database
  let siteSlug: string
  let dealershipSlug: string
  beforeAll(async () => {
    owner = await create()
    db = owner.db
    await seedTwoSites(db.orm)
    const { site, dealership } = await import('#db/schema.ts')
    siteSlug = (await db.orm.select().from(site).where(eq(site.id, ids.northSite)))[0]!.slug
    dealershipSlug = (await db.orm.select().from(dealership).where(eq(dealership.id, ids.north)))[0]!.slug
  })
  afterAll(() => owner.drop())

  const north = { id: ids.northSite }
  const south = { id: ids.southSite }
  const make = (changes: Partial<NewToken> = {}) =>
    makeApiToken(testPlatformCtx(db), { owner: { site: siteSlug }, ...usual, ...changes })
  const use = (token: string, at = north, scope: 'media:write' | 'stock:write' = 'media:write') =>
    requireApiToken(db.orm, at, `Bearer ${token}`, scope)

  it('of a site opens that site and no other', async () => {
    const token = await make()
    expect(await use(token)).toMatchObject({ siteId: ids.northSite, dealershipId: null })
    await expect(use(token, south)).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('of a dealership opens the sites that show it', async () => {
    const token = await make({ owner: { dealership: dealershipSlug } })
    expect(await use(token)).toMatchObject({ siteId: null, dealershipId: ids.north })
    await expect(use(token, south)).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('opens what its scopes name, and says which is lacking', async () => {
    const token = await make({ scopes: ['stock:write'] })
    await use(token, north, 'stock:write')
    await expect(use(token)).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('media:write'),
    })
  })

  it('ends on its day, and cannot be made for one that is over', async () => {
    const token = await make({ expiresAt: new Date(Date.now() + 60_000) })
    await use(token)
    await db.orm.update(apiToken).set({ expiresAt: new Date(Date.now() - 1_000) })
    await expect(use(token)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(make({ expiresAt: new Date('2020-01-01') })).rejects.toMatchObject({ fields: [{ field: 'expires' }] })
  })

  it('ends when it is revoked, once', async () => {
    const token = await make()
    const { id } = await use(token)
    await revokeApiTokens(testPlatformCtx(db), [id])
    await expect(use(token)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(revokeApiTokens(testPlatformCtx(db), [id])).rejects.toMatchObject({ code: 'not_found' })
  })

  it('remembers its last use, to the minute', async () => {
    const token = await make()
    const { id } = await use(token)
    const lastUse = async () => (await db.orm.select().from(apiToken).where(eq(apiToken.id, id)))[0]!.lastUsedAt
    const first = await lastUse()
    expect(first).toBeInstanceOf(Date)
    await use(token)
    expect(await lastUse()).toEqual(first)
    await db.orm.update(apiToken).set({ lastUsedAt: new Date('2026-01-01') })
    await use(token)
    expect((await lastUse())!.getTime()).toBeGreaterThanOrEqual(first!.getTime())
  })

  it('is stored as a hash alone', async () => {
    const token = await make()
    const rows = JSON.stringify(await db.orm.select().from(apiToken))
    expect(rows).not.toContain(token.slice(4))
  })

  it('has one owner: the database refuses none and two', async () => {
    const row = { name: 'x', hash: 'x', scopes: [] }
    await expect(db.orm.insert(apiToken).values(row)).rejects.toMatchObject({
      cause: { constraint: 'api_token_one_owner' },
    })
    await expect(
      db.orm.insert(apiToken).values({ ...row, siteId: ids.northSite, dealershipId: ids.north }),
    ).rejects.toMatchObject({ cause: { constraint: 'api_token_one_owner' } })
  })

  it.each(['', 'Bearer', 'Bearer fct_short', `Basic fct_${'a'.repeat(43)}`, `Bearer fct_${'a'.repeat(43)}`])(
    'refuses %j',
    async (authorization) => {
      await expect(requireApiToken(db.orm, north, authorization, 'media:write')).rejects.toMatchObject({
        code: 'forbidden',
      })
    },
  )

  describe('by command', () => {
    it.each([
      [['--name', 'x', '--scope', 'media:write'], '--site or --dealership is missing.'],
      [['--site', 'a', '--dealership', 'b', '--name', 'x', '--scope', 'media:write'], 'not both'],
      [['--site', 'a', '--scope', 'media:write'], '--name is missing.'],
      [['--site', 'a', '--name', 'x'], '--scope is missing.'],
      [['--site', 'a', '--name', 'x', '--scope', 'all'], 'There is no scope "all".'],
      [['--site', 'a', '--name', 'x', '--scope', 'media:write', '--expires', 'soon'], '--expires wants a day'],
    ])('%j is wrong usage', async (argv, message) => {
      const { run, err } = commandOn(db, addToken)
      expect(await run(...argv)).toBe(2)
      expect(err()).toContain(message)
    })

    it('makes one that lasts to the end of its day, and names an owner it does not know', async () => {
      const { run, out, err } = commandOn(db, addToken)
      const words = ['--name', 'x', '--scope', 'media:write']
      expect(await run('--site', siteSlug, ...words, '--expires', '2099-06-30')).toBe(0)
      const { id } = await use(out())
      const [row] = await db.orm.select().from(apiToken).where(eq(apiToken.id, id))
      expect(row!.expiresAt).toEqual(new Date('2099-06-30T15:59:59Z'))
      expect(await run('--dealership', 'nobody', ...words)).toBe(1)
      expect(err()).toBe("There is no dealership 'nobody'.")
    })

    it('lists them without what opens, and refuses a number that is none', async () => {
      const { run, out, err } = commandOn(db, tokens)
      expect(await run()).toBe(0)
      expect(out()).toContain(`site ${siteSlug}  "feed"  media:write`)
      expect(out()).not.toContain('fct_')
      expect(await run('--revoke', 'x')).toBe(2)
      expect(await run('--revoke', '999999999')).toBe(1)
      expect(err()).toContain('999999999')
    })
  })
})
