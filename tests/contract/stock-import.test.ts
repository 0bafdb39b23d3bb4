import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { latestSeq, readChanges } from '#db/changes.ts'
import type { Database } from '#db/database.ts'
import { takeExclusiveLock } from '#db/embedded/exclusive-lock.ts'
import { address, dealership, location, vehicle, vehicleImage, vehicleLenderQuote, vehiclePrice } from '#db/schema.ts'
import { loadStock } from '#db/stock.ts'
import { releaseLock, takeLock } from '#db/work-lock.ts'
import { importStock } from '#domain/stock-feeds/import-stock.server.ts'
import type { ImportOptions } from '#domain/stock-feeds/import-stock.server.ts'
import { shellDeps } from '#server/commands/run-command.ts'
import { main } from '#server/commands/stock-import.ts'
import { databases, databasesInTurn } from '../databases.ts'
import { inDepth } from '../deep.ts'
import type { TestDatabase } from '../databases.ts'
import { testPlatformCtx } from '../platform-ctx.ts'
import { commandOn } from './command.ts'

const header = 'stocknum,make,model,year,status,dapprice,egcprice,images'
const row = (stocknum: string, { status = 'in stock', price = '30000', year = '2021', images = '' } = {}) =>
  `${stocknum},Kia,Rio,${year},${status},${price},,${images}`
const feed = (...rows: string[]) => [header, ...rows].join('\n')
const stockNumbers = (count: number) => Array.from({ length: count }, (_, at) => `A${at}`)

describe.each(databasesInTurn('postgres 18'))('stock import on $name', ({ create }) => {
  let testDatabase: TestDatabase
  let db: Database
  let now: Date
  const north = 11
  const south = 12

  beforeAll(async () => {
    testDatabase = await create()
    db = testDatabase.db
    await db.orm.insert(dealership).values([
      { id: north, slug: 'north', name: 'North Motors' },
      { id: south, slug: 'south', name: 'South Motors' },
    ])
    await db.orm.insert(address).values({ id: 31, city: 'Cairns', state: 'QLD' })
    await db.orm.insert(location).values([
      { id: 21, dealershipId: north, name: 'Main yard', slug: 'main-yard', primary: true, addressId: 31 },
      { id: 22, dealershipId: north, name: 'Truck yard', slug: 'truck-yard' },
      { id: 23, dealershipId: south, name: 'South yard', slug: 'south-yard' },
    ])
  })
  beforeEach(async () => {
    now = new Date('2026-06-01T00:00:00Z')
    await db.orm.delete(vehicle)
  })
  afterAll(() => testDatabase.drop())

  const run = (input: string, options: Partial<ImportOptions> = {}, database = db) =>
    importStock(
      testPlatformCtx(database, () => now),
      {
        dealership: 'north',
        format: 'csv',
        input,
        full: false,
        confirmRemovals: false,
        maxRemovalShare: 0.3,
        ...options,
      },
    )
  const stored = (dealershipId = north) =>
    db.orm.select().from(vehicle).where(eq(vehicle.dealershipId, dealershipId)).orderBy(asc(vehicle.stocknum))
  const statuses = async () => Object.fromEntries((await stored()).map(({ stocknum, status }) => [stocknum, status]))

  it('stores what CSV and JSON say, the same way [part of EN-03]', async () => {
    const values = {
      stocknum: 'A1',
      make: 'Kia',
      model: 'Rio',
      badge: 'GT-Line',
      year: '2021',
      status: 'in stock',
      dapprice: '$30,990.50',
      egcprice: '29500',
      fuel_type: 'Unleaded',
      rego_expiry: '31/12/2026',
      features: 'Tow Bar|"Big" wheels',
      location_code: 'TRUCK-YARD',
      images: 'https://a.au/1.jpg|https://a.au/2.jpg',
      dealercomments: "It's 100% – ünïcode ✓ 'quoted'\nline two",
    }
    const quoted = Object.values(values).map((value) => `"${value.replaceAll('"', '""')}"`)
    await run(`${Object.keys(values).join(',')}\n${quoted.join(',')}`)
    const [fromCsv] = await stored()
    expect(fromCsv).toMatchObject({
      slug: '2021-kia-rio-gt-line-a1',
      name: '2021 Kia Rio GT-Line',
      status: 'in_stock',
      carType: 'used',
      itemType: 'car',
      driveAwayPriceCents: 30_990_50,
      egcPriceCents: 29_500_00,
      priceCents: 30_990_50,
      priceType: 'drive_away',
      simpleFuel: 'Petrol',
      regoExpiry: '2026-12-31',
      standardEquipment: ['Tow Bar', '"Big" wheels'],
      filteredFeatures: ['Tow Bar'],
      locationId: 22,
      photosCount: 2,
      primaryImageUrl: 'https://a.au/1.jpg',
      dealercomments: values.dealercomments,
    })
    const again = { ...values, features: values.features.split('|'), images: values.images.split('|') }
    expect(await run(JSON.stringify([again]), { format: 'json' })).toMatchObject({ updated: 0, unchanged: 1 })
    expect(await stored()).toEqual([fromCsv])
  })

  it('keeps a lender’s figures, shows them until the price changes, and leaves other lenders’ alone', async () => {
    const car = { stocknum: 'A1', make: 'Kia', model: 'Rio', year: 2021, status: 'in stock', dapprice: 30_000 }
    const lender = { finance_provider: 'acme', finance_weekly: 92, finance_rate: 6.29, finance_comparison_rate: 7.97 }
    const send = (values: object) => run(JSON.stringify([{ ...car, ...values }]), { format: 'json' })
    const shown = async () => {
      const [found] = (await Array.fromAsync(loadStock(db))).flat()
      return JSON.parse(found!.lenderQuotes ?? '[]') as object[]
    }
    const quotes = () => db.orm.select().from(vehicleLenderQuote).orderBy(vehicleLenderQuote.provider)
    await send(lender)
    const first = {
      provider: 'acme',
      paymentWeekCents: 9_200,
      interestRate: 6.29,
      comparisonRate: 7.97,
      termYears: null,
    }
    expect(await shown()).toMatchObject([first])
    const [kept] = await quotes()
    const zeta = { vehicleId: kept!.vehicleId, provider: 'zeta', financeProvider: 'Zeta', termMonths: 60 }
    await db.orm.insert(vehicleLenderQuote).values({ ...zeta, quotedAt: new Date('2100-01-01') })
    expect(await shown()).toMatchObject([first, { provider: 'zeta', termYears: 5 }])
    // Without a lender named, what is known stays; but it was asked for another price.
    await send({ dapprice: 25_000 })
    expect(await quotes()).toHaveLength(2)
    expect(await shown()).toMatchObject([{ provider: 'zeta' }])
    const less = { dapprice: 25_000, finance_provider: 'acme', finance_weekly: 77, finance_rate: 6.29 }
    await send(less)
    expect(await shown()).toMatchObject([
      { provider: 'acme', paymentWeekCents: 7_700, comparisonRate: null },
      { provider: 'zeta' },
    ])
    expect(await send(less)).toMatchObject({ unchanged: 1 })
  })

  it('changes nothing when the same file comes again [part of EN-03]', async () => {
    const file = feed(row('A1', { images: 'https://a.au/1.jpg' }), row('A2'), row('A3', { status: 'sold' }))
    expect(await run(file, { full: true })).toMatchObject({
      read: 3,
      inserted: 3,
      updated: 0,
      unchanged: 0,
      removed: 0,
    })
    const before = [await stored(), await db.orm.select().from(vehiclePrice), await latestSeq(db)]
    const later = { full: true, now: new Date('2026-06-02T00:00:00Z') }
    expect(await run(file, later)).toMatchObject({ read: 3, inserted: 0, updated: 0, unchanged: 3, removed: 0 })
    expect([await stored(), await db.orm.select().from(vehiclePrice), await latestSeq(db)]).toEqual(before)
  })

  it('writes only what differs: price with its history, pictures, the day of a sale', async () => {
    await run(feed(row('A1', { images: 'https://a.au/1.jpg' }), row('A2')))
    const seq = await latestSeq(db)
    const [first] = await stored()
    const pictures = await db.orm.select().from(vehicleImage)
    const cheaper = feed(row('A1', { price: '28000', images: 'https://a.au/1.jpg' }), row('A2'))
    expect(await run(cheaper)).toMatchObject({ inserted: 0, updated: 1, unchanged: 1 })
    expect(new Set((await readChanges(db, seq)).map((change) => change.entityId))).toEqual(new Set([first?.id]))
    expect(await db.orm.select().from(vehicleImage)).toEqual(pictures)
    const prices = await db.orm
      .select()
      .from(vehiclePrice)
      .where(eq(vehiclePrice.vehicleId, first?.id ?? 0))
      .orderBy(asc(vehiclePrice.id))
    expect(prices.map(({ priceCents, offeredUntil }) => [priceCents, offeredUntil === null])).toEqual([
      [30_000_00, false],
      [28_000_00, true],
    ])

    const sold = { status: 'sold', price: '28000' }
    await run(feed(row('A1', { ...sold, images: 'https://a.au/2.jpg|https://a.au/1.jpg' })))
    const images = await db.orm.select({ url: vehicleImage.url }).from(vehicleImage).orderBy(vehicleImage.position)
    expect(images.map(({ url }) => url)).toEqual(['https://a.au/2.jpg', 'https://a.au/1.jpg'])
    now = new Date('2026-06-09T00:00:00Z')
    await run(feed(row('A1', { ...sold, price: '27000' })))
    expect((await stored())[0]).toMatchObject({
      sold: true,
      soldAt: new Date('2026-06-01T00:00:00Z'),
      priceCents: 27_000_00,
      slug: first?.slug,
    })
    await run(feed(row('A1')))
    expect((await stored())[0]).toMatchObject({ status: 'in_stock', sold: false, soldAt: null })
  })

  it('replaces pictures when their number stays the same', async () => {
    await run(feed(row('A1', { images: 'https://a.au/1.jpg|https://a.au/2.jpg' })))
    await run(feed(row('A1', { images: 'https://a.au/1.jpg|https://a.au/3.jpg' })))
    const images = await db.orm.select({ url: vehicleImage.url }).from(vehicleImage).orderBy(vehicleImage.position)
    expect(images.map(({ url }) => url)).toEqual(['https://a.au/1.jpg', 'https://a.au/3.jpg'])
  })

  it('leaves pictures alone when the feed has no column for them', async () => {
    await run(feed(row('A1', { images: 'https://a.au/1.jpg' })))
    await run('stocknum,make,model,year,status\nA1,Kia,Cerato,2021,in stock')
    expect((await stored())[0]).toMatchObject({
      model: 'Cerato',
      photosCount: 1,
      primaryImageUrl: 'https://a.au/1.jpg',
    })
    expect(await db.orm.select().from(vehicleImage)).toHaveLength(1)
  })

  it('reports a bad row by line and field while the rest goes in [part of EN-03]', async () => {
    const report = await run(feed(row('A1'), row('A2', { price: '-5', year: 'new' }), 'A3,Kia', row('A1'), row('A5')))
    expect(report).toMatchObject({ read: 5, inserted: 2, refusedRows: 3 })
    expect(report.refused.map(({ line, field, value }) => [line, field, value])).toEqual([
      [3, 'year', 'new'],
      [3, 'dapprice', '-5'],
      [4, 'row', undefined],
      [5, 'stocknum', 'A1'],
    ])
    expect(report.refused.at(-1)?.message).toContain('on line 2 and again on line 5')
    expect(Object.keys(await statuses())).toEqual(['A1', 'A5'])
  })

  it('takes what is missing from a full feed out of stock, and back when it reappears [part of EN-03]', async () => {
    const numbers = stockNumbers(10)
    await run(feed(...numbers.map((number) => row(number)), row('S1', { status: 'sold' })))
    const file = feed(...numbers.slice(1).map((number) => row(number)))
    expect(await run(file, { full: false })).toMatchObject({ removed: 0 })
    expect(await run(file, { full: true })).toMatchObject({ unchanged: 9, removed: 1 })
    expect(await statuses()).toMatchObject({ A0: 'removed', A1: 'in_stock', S1: 'sold' })
    expect(await run(file, { full: true })).toMatchObject({ removed: 0 })
    expect(await run(feed(...numbers.map((number) => row(number))), { full: true })).toMatchObject({
      updated: 1,
      unchanged: 9,
    })
    expect(await statuses()).toMatchObject({ A0: 'in_stock' })
  })

  it('does not take a vehicle out of stock for a mistake in its row', async () => {
    const numbers = stockNumbers(10)
    await run(feed(...numbers.map((number) => row(number))))
    const rest = numbers.slice(1).map((number) => row(number))
    expect(await run(feed(row('A0', { price: 'POA' }), ...rest), { full: true })).toMatchObject({
      removed: 0,
      refusedRows: 1,
    })
    const nameless = await run(feed(row(''), ...rest), { full: true })
    expect(nameless).toMatchObject({ removed: 0, refusedRows: 1, warnings: [{ field: 'stocknum' }] })
    expect(await statuses()).toMatchObject({ A0: 'in_stock' })
  })

  it('refuses a full feed that removes too much before it writes anything', async () => {
    const numbers = stockNumbers(10)
    await run(feed(...numbers.map((number) => row(number))))
    const before = [await stored(), await latestSeq(db)]
    const short = feed(row('A0', { price: '1000' }), ...numbers.slice(1, 6).map((number) => row(number)), row('NEW'))
    await expect(run(short, { full: true })).rejects.toThrow(
      /lacks 4 of the 10 vehicles in stock \(40 %, allowed 30 %\).*--confirm-removals/,
    )
    await expect(run(header, { full: true })).rejects.toThrow(/holds no vehicles; all 10 .*--confirm-removals/)
    await expect(run('', { full: true })).rejects.toThrow(/line 1: the file is empty/)
    expect([await stored(), await latestSeq(db)]).toEqual(before)
    expect(await run(short, { full: true, confirmRemovals: true })).toMatchObject({
      inserted: 1,
      updated: 1,
      unchanged: 5,
      removed: 4,
    })
    expect(await run(header, { full: true, confirmRemovals: true })).toMatchObject({ read: 0, removed: 7 })
  })

  it('ends in the same stock when it is run again after a crash', async () => {
    const file = feed(...stockNumbers(1200).map((number) => row(number, { images: `https://a.au/${number}.jpg` })))
    let transactions = 0
    const crashing: Database = {
      ...db,
      // The second batch of vehicles.
      transaction: (work) => {
        if (++transactions > 1) throw new Error('crash')
        return db.transaction(work)
      },
    }
    await expect(run(file, {}, crashing)).rejects.toThrow('crash')
    expect(await stored()).toHaveLength(500)
    expect(await run(file)).toMatchObject({ read: 1200, inserted: 700, unchanged: 500 })
    expect(await run(file)).toMatchObject({ unchanged: 1200 })
    expect(await db.orm.select().from(vehicleImage)).toHaveLength(1200)
  })

  it('never touches another dealership, even with the same stock numbers', async () => {
    const file = feed(row('A1'), row('A2'))
    await run(file, { dealership: 'south' })
    const before = await stored(south)
    const seq = await latestSeq(db)
    await run(file)
    await run(feed(row('A1', { price: '1' })), { full: true, confirmRemovals: true })
    expect(await stored(south)).toEqual(before)
    expect(new Set((await readChanges(db, seq)).map((change) => change.dealershipId))).toEqual(new Set([north]))
    expect((await stored()).map(({ slug }) => slug)).toEqual([
      expect.stringMatching(/^2021-kia-rio-a1-[0-9a-f]{10}$/),
      expect.stringMatching(/^2021-kia-rio-a2-[0-9a-f]{10}$/),
    ])
  })

  it("does not place a vehicle on another dealership's location", async () => {
    const report = await run(
      'stocknum,make,model,year,status,location_code\nA1,Kia,Rio,2021,in stock,south-yard\nA2,Kia,Rio,2021,in stock,',
    )
    expect(report.warnings).toEqual([
      { field: 'location_code', message: expect.stringContaining('no location "south-yard"') },
    ])
    expect((await stored()).map(({ locationId, city, state }) => [locationId, city, state])).toEqual([
      [null, null, null],
      [21, 'Cairns', 'QLD'],
    ])
  })

  it('gives two stock numbers that read alike in a web address one each', async () => {
    await run(feed(row('A/1'), row('A 1')))
    expect(new Set((await stored()).map(({ slug }) => slug)).size).toBe(2)
  })

  it('lets one import of a dealership run at a time, and others beside it', async () => {
    const other = await testDatabase.connect()
    const lock = (await takeLock(db.orm, `stock-import:${north}`, 30))!
    await expect(run(feed(row('A1')), {}, other)).rejects.toThrow('Another import into "north" is running.')
    expect(await run(feed(row('A1')), { dealership: 'south' }, other)).toMatchObject({ inserted: 1 })
    expect(await stored()).toEqual([])
    await releaseLock(db.orm, lock)
    expect(await run(feed(row('A1')), {}, other)).toMatchObject({ inserted: 1 })
  })

  it('imports more dealerships at once than there are connections', async () => {
    const slugs = Array.from({ length: 12 }, (_, at) => `crowd-${at}`)
    await db.orm.insert(dealership).values(slugs.map((slug) => ({ slug, name: slug })))
    const reports = await Promise.all(slugs.map((slug) => run(feed(row('A1')), { dealership: slug })))
    expect(reports.map(({ inserted }) => inserted)).toEqual(slugs.map(() => 1))
  })

  it('frees the dealership when an import fails', async () => {
    await run(feed(...stockNumbers(10).map((number) => row(number))))
    await expect(run(feed(row('A1')), { full: true })).rejects.toThrow('confirm-removals')
    expect(await run(feed(row('B1')))).toMatchObject({ inserted: 1 })
  })

  it('names the dealership it does not know', async () => {
    await expect(run(feed(row('A1')), { dealership: 'west' })).rejects.toMatchObject({
      code: 'not_found',
      message: 'There is no dealership "west".',
      fields: [{ field: 'dealership' }],
    })
  })

  describe('as a command', () => {
    const command = (...stdin: string[]) => commandOn(db, main, stdin)
    const words = ['--dealership', 'north', '--file', '-', '--format', 'csv']

    it('reports counts, then problems by line, and exits with 0', async () => {
      const { run: runCommand, out } = command(
        `${header},wheels\n`,
        `${row('A1')},4\n`,
        `${row('A2', { year: 'x' })},4\n`,
      )
      expect(await runCommand(...words)).toBe(0)
      expect(out().split('\n')).toEqual([
        '2 read: 1 inserted, 0 updated, 0 unchanged, 1 refused; 0 removed from stock.',
        'Warning: the column "wheels" is not known and was ignored.',
        'line 3 · year: must be a whole number from 1886 to 2100. (read: x)',
      ])
    })

    it('prints the first fifty problems only, or all of them as JSON', async () => {
      const rows = stockNumbers(60).map((number) => row(number, { year: 'x' }))
      const people = command(feed(row('B1'), ...rows))
      await people.run(...words)
      expect(people.out().split('\n')).toHaveLength(52)
      expect(people.out()).toMatch(/… and 10 more\./)
      const machine = command(feed(row('B1'), ...rows))
      await machine.run(...words, '--json')
      expect(JSON.parse(machine.out())).toMatchObject({ read: 61, refusedRows: 60, refused: { length: 60 } })
    })

    it('exits with 1 when nothing could be imported', async () => {
      const { run: runCommand, err } = command(header)
      expect(await runCommand(...words, '--full')).toBe(1)
      expect(err()).toContain('--confirm-removals')
      expect(await runCommand('--dealership', 'north', '--file', 'no-such-file.csv')).toBe(1)
      expect(err()).toMatch(/^Failed: ENOENT: no such file/)
      expect(await command(feed(row('A1', { year: 'x' }))).run(...words)).toBe(1)
    })

    it('exits with 2 and its usage when it is written wrongly', async () => {
      const { run: runCommand, out, err } = command()
      expect(await runCommand('--file', '-')).toBe(2)
      expect(err()).toMatch(/^--dealership is missing\.\n\nUsage: npm run stock:import/)
      expect(await runCommand('--dealership', 'north', '--file', 'feed.xlsx')).toBe(2)
      expect(await runCommand(...words, '--format', 'xml')).toBe(2)
      expect(await runCommand('--help')).toBe(0)
      expect(out()).toContain('Usage: npm run stock:import')
    })
  })
})

describe('stock import on the embedded database', () => {
  const many = inDepth(2_000, 50_000)

  it(`takes ${many} vehicles`, async () => {
    const { db, drop } = await databases()[0]!.create()
    await db.orm.insert(dealership).values({ slug: 'north', name: 'North Motors' })
    const { run, out } = commandOn(db, main, [
      feed(...stockNumbers(many).map((number) => row(number, { images: `https://a.au/${number}.jpg` }))),
    ])
    expect(await run('--dealership', 'north', '--file', '-', '--format', 'csv', '--full')).toBe(0)
    expect(out()).toContain(`${many} inserted`)
    await drop()
  })

  it('says so when a process that cannot be reached has the database', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'forecourt-in-use-'))
    const lock = takeExclusiveLock(dir)
    const errors: string[] = []
    const deps = { ...shellDeps(), env: { DATA_DIR: dir }, err: (text: string) => errors.push(text) }
    expect(await main(['--dealership', 'north', '--file', 'feed.csv'], deps)).toBe(1)
    expect(errors).toEqual([expect.stringContaining(`in use by process ${process.pid}`)])
    lock.release()
    rmSync(dir, { recursive: true })
  })
})
