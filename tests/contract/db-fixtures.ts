import type { Orm } from '../../db/database.ts'
import * as tables from '../../db/schema.ts'
import type { NewVehicle } from '../../db/vehicles.ts'

export const ids = {
  maker: 1,
  model: 2,
  group: 3,
  north: 11,
  south: 12,
  northYard: 21,
  address: 31,
  northSite: 41,
  southSite: 42,
}

/** A group of two dealerships, each with a site of its own. */
export async function seedTwoSites(orm: Orm) {
  await orm
    .insert(tables.manufacturer)
    .values({ id: ids.maker, name: 'Toyota', slug: 'toyota', logoUrl: '/toyota.svg' })
  await orm.insert(tables.model).values({ id: ids.model, manufacturerId: ids.maker, name: 'HiLux', slug: 'hilux' })
  await orm.insert(tables.dealerGroup).values({ id: ids.group, slug: 'both', name: 'Both' })
  await orm.insert(tables.dealership).values([
    { id: ids.north, groupId: ids.group, slug: 'north', name: 'North Motors' },
    { id: ids.south, groupId: ids.group, slug: 'south', name: 'South Motors' },
  ])
  await orm
    .insert(tables.address)
    .values({ id: ids.address, street: '1 Main St', city: 'Brisbane', state: 'QLD', postcode: '4000' })
  await orm
    .insert(tables.location)
    .values({
      id: ids.northYard,
      dealershipId: ids.north,
      addressId: ids.address,
      name: 'North yard',
      slug: 'north-yard',
    })
  await orm.insert(tables.site).values([
    { id: ids.northSite, slug: 'north', name: 'North', kind: 'dealer', template: 'harbour' },
    {
      id: ids.southSite,
      slug: 'south',
      name: 'South',
      kind: 'manufacturer',
      template: 'harbour',
      manufacturerId: ids.maker,
    },
  ])
  await orm.insert(tables.siteDealership).values([
    { siteId: ids.northSite, dealershipId: ids.north },
    { siteId: ids.southSite, dealershipId: ids.south },
  ])
}

export function aVehicle(number: number, changes: Partial<NewVehicle> = {}): NewVehicle {
  return {
    dealershipId: ids.north,
    stocknum: `S${number}`,
    slug: `2021-toyota-hilux-s${number}`,
    name: '2021 Toyota HiLux',
    year: 2021,
    make: 'Toyota',
    model: 'HiLux',
    carType: 'used',
    priceCents: 4_299_000,
    priceType: 'drive_away',
    km: 12_000,
    ...changes,
  }
}
