import { getTableColumns, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { vehicle } from '../../db/schema.ts'
import { kindColumns } from '../../db/tables/vehicle-kinds.ts'
import { upsertVehicles, type NewVehicle } from '../../db/vehicles.ts'
import { databases, type TestDatabase } from '../databases.ts'
import { aVehicle, seedTwoSites } from './db-fixtures.ts'

const names = Object.keys(kindColumns()) as (keyof ReturnType<typeof kindColumns>)[]

/** What rows of the version before say in words, and what is then known. */
const told: [words: Pick<NewVehicle, 'specifications' | 'variant'>, known: Partial<NewVehicle>][] = [
  [
    {
      specifications: {
        body_length: '21 ft (6.4 m)',
        body_width: '2490 mm',
        tare_weight: '2,180 kg',
        aggregate_trailer_mass: '2.78 t',
        axle_type: 'Tandem axle',
        sleeps: 4,
      },
    },
    { lengthMm: 6_400, widthMm: 2_490, tareKg: 2_180, atmKg: 2_780, axles: 2, sleeps: 4 },
  ],
  [
    { specifications: { body_length: `21'6"`, tare_weight: '1900', axle_type: 'Single' } },
    { lengthMm: 6_553, tareKg: 1_900, axles: 1 },
  ],
  [
    { specifications: { body_length: 'TBA', tare_weight: 'light', sleeps: 0, axle_type: 'Independent trailing arm' } },
    {},
  ],
  [{ variant: { grossvehiclemass: 4_495, towingcapacitybraked: 3_500 } }, { gvmKg: 4_495, towingKg: 3_500 }],
  [{ variant: { torque: 500 } }, {}],
]

describe.each(databases())('vehicles of the version before, on $name', ({ create }) => {
  let owner: TestDatabase
  beforeAll(async () => {
    owner = await create()
  })
  afterAll(() => owner.drop())

  it('have numbers where their words tell one [SL-34]', async () => {
    const { db } = owner
    await seedTwoSites(db.orm)
    await upsertVehicles(
      db.orm,
      told.map(([words], at) => aVehicle(at, words)),
    )
    for (const name of names) await db.orm.execute(sql.raw(`alter table vehicle drop column ${toSnakeCase(name)}`))
    await db.orm.execute(sql`delete from forecourt_migration where tag = '0010_kind_facts'`)
    expect(await migrate(db)).toEqual(['0010_kind_facts'])
    const columns = getTableColumns(vehicle)
    const rows = await db.orm
      .select(Object.fromEntries(names.map((name) => [name, columns[name]])))
      .from(vehicle)
      .orderBy(vehicle.stocknum)
    const nothing = Object.fromEntries(names.map((name) => [name, null]))
    expect(rows).toEqual(told.map(([, known]) => ({ ...nothing, ...known })))
  })
})
