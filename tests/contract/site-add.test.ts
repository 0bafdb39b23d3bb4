import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { dealerGroup, dealership, manufacturer, site } from '#db/schema.ts'
import { loadSites } from '#db/sites.ts'
import { addSite } from '#domain/sites/add-site.server.ts'
import { main } from '#server/commands/site-add.ts'
import { databasesInTurn } from '../databases.ts'
import type { TestDatabase } from '../databases.ts'
import { testPlatformCtx } from '../platform-ctx.ts'
import { commandOn } from './command.ts'

const base = {
  slug: 'north',
  name: 'North Motors',
  kind: 'dealer',
  template: 'harbour',
  manufacturer: undefined,
  domains: ['www.north.com.au', 'north.com.au'],
  dealerships: [{ slug: 'north' }],
}

describe.each(databasesInTurn('postgres 18'))('adding a site on $name', ({ create }) => {
  let testDatabase: TestDatabase
  let db: Database
  beforeAll(async () => {
    testDatabase = await create()
    db = testDatabase.db
  })
  beforeEach(async () => {
    await db.orm.insert(dealerGroup).values({ id: 3, slug: 'both', name: 'Both' })
    await db.orm.insert(dealership).values([
      { id: 11, slug: 'north', name: 'North Motors', groupId: 3 },
      { id: 12, slug: 'south', name: 'South Motors', groupId: 3 },
    ])
    await db.orm.insert(manufacturer).values({ id: 1, slug: 'kia', name: 'Kia' })
  })
  afterEach(async () => {
    await db.orm.delete(site)
    await db.orm.delete(dealership)
    await db.orm.delete(dealerGroup)
    await db.orm.delete(manufacturer)
  })
  afterAll(() => testDatabase.drop())

  const add = (changes: Partial<Record<keyof typeof base, unknown>> = {}) =>
    addSite(testPlatformCtx(db), { ...base, ...changes })

  it('makes the site, its domains and its dealerships', async () => {
    await add({ dealerships: [{ slug: 'north' }, { slug: 'west', name: 'West Motors' }] })
    const [made] = await loadSites(db)
    const [west] = await db.orm.select().from(dealership).where(eq(dealership.slug, 'west'))
    expect(west?.name).toBe('West Motors')
    expect(made).toMatchObject({
      slug: 'north',
      name: 'North Motors',
      kind: 'dealer',
      template: 'harbour',
      manufacturerSlug: null,
      groupId: null,
      dealershipIds: [11, west?.id],
      domains: [
        { host: 'north.com.au', isPrimary: false },
        { host: 'www.north.com.au', isPrimary: true },
      ],
    })
  })

  it('makes a manufacturer site and a group site [PL-02]', async () => {
    await add({ kind: 'manufacturer', manufacturer: { slug: 'kia' } })
    await add({ slug: 'mg', kind: 'manufacturer', manufacturer: { slug: 'mg', name: 'MG' }, domains: [] })
    await add({ slug: 'both', kind: 'group', domains: [], dealerships: [{ slug: 'north' }, { slug: 'south' }] })
    expect(
      (await loadSites(db)).map(({ slug, manufacturerSlug, groupId, dealershipIds }) => [
        slug,
        manufacturerSlug,
        groupId,
        dealershipIds,
      ]),
    ).toEqual([
      ['north', 'kia', null, [11]],
      ['mg', 'mg', null, [11]],
      ['both', null, 3, [11, 12]],
    ])
  })

  it('leaves a dealership that exists as it is', async () => {
    expect(await add({ dealerships: [{ slug: 'north', name: 'Another Name' }] })).toMatchObject({ created: [] })
    expect(await db.orm.select({ name: dealership.name }).from(dealership).where(eq(dealership.slug, 'north'))).toEqual(
      [{ name: 'North Motors' }],
    )
  })

  it('refuses what is taken or unknown, naming every field, and makes nothing', async () => {
    await add()
    const refused = add({
      kind: 'manufacturer',
      manufacturer: { slug: 'bmw' },
      domains: ['other.com.au', 'NORTH.com.au'],
      dealerships: [{ slug: 'east' }, { slug: 'west', name: 'West' }],
    })
    await expect(refused).rejects.toMatchObject({
      code: 'conflict',
      fields: [
        { field: 'slug', message: 'The slug "north" is taken.' },
        { field: 'domains', message: 'The host north.com.au belongs to the site "north".' },
        { field: 'dealerships', message: expect.stringContaining('no dealership "east"') },
        { field: 'manufacturer', message: expect.stringContaining('no manufacturer "bmw"') },
      ],
    })
    expect(await loadSites(db)).toHaveLength(1)
    expect(await db.orm.$count(dealership)).toBe(2)
    await expect(add({ slug: 'No Good', domains: ['https://x'] })).rejects.toMatchObject({
      code: 'bad_request',
      fields: [{ field: 'slug' }, { field: 'domains' }],
    })
  })

  it('lets one of two sites have a slug they ask for at the same moment', async () => {
    const other = await testDatabase.connect()
    const results = await Promise.allSettled([add(), addSite(testPlatformCtx(other), base)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({ code: 'conflict' })
  })

  it('is a command with exit codes', async () => {
    const { run, out, err } = commandOn(db, main)
    const words = [
      '--slug',
      'north',
      '--name',
      'North',
      '--template',
      'harbour',
      '--kind',
      'dealer',
      '--domain',
      'North.com.au',
    ]
    expect(await run(...words, '--dealership', 'west')).toBe(1)
    expect(err()).toContain('There is no dealership "west". Give it as "west:Its Name"')
    expect(await run(...words, '--dealership', 'west:West: the best')).toBe(0)
    expect(out()).toMatch(
      /^Site north \(\d+\) is made\.\nAlso made: dealership west\.\nIt answers at north\.com\.au\.$/,
    )
    expect(await db.orm.select({ name: dealership.name }).from(dealership).where(eq(dealership.slug, 'west'))).toEqual([
      { name: 'West: the best' },
    ])
    expect(await run('--slug', 'north')).toBe(2)
    expect(err()).toMatch(/^--name is missing\.\n\nUsage: /)
    expect(await run('--nonsense')).toBe(2)
    expect(await run('--help')).toBe(0)
    expect(out()).toContain('Usage: npm run site:add')
  })
})
