import { defaultConfig } from '#config/site/default-config.ts'
import { mergeSettings } from '#config/site/merge-settings.ts'
import { publicConfig } from '#config/site/public-config.ts'
import type { SiteSettings } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import { InProcessSearch } from '#services/search/in-process-search.ts'
import type { Thing } from '../freshness.ts'
import type { Site } from '../sites/site.ts'
import { carDocument } from '../stock-search/car-document.ts'
import { carSchema } from '../stock-search/car-schema.ts'
import { siteScope } from '../stock-search/site-scope.ts'
import { testingVehicle } from '../stock-search/testing-vehicle.ts'
import { SiteStock } from '../vehicles/site-stock.ts'
import { Stock } from '../vehicles/stock.ts'

const site: Site = {
  id: 1,
  slug: 'test',
  name: 'Test Motors',
  kind: 'dealer',
  template: 'harbour',
  brand: null,
  domains: [],
  dealershipIds: [1],
  sharedLocations: [],
}

/** What use cases know of a site that has these vehicles, numbered from 1, and what they noted of their answers. */
export async function testingStock(
  vehicles: readonly Partial<StockVehicle>[],
  settings: SiteSettings = {},
  now = new Date('2026-03-10T00:00:00Z'),
) {
  const all = vehicles.map((vehicle, at) => ({
    ...testingVehicle,
    id: at + 1,
    slug: `vehicle-${at + 1}`,
    name: `Vehicle ${at + 1}`,
    ...vehicle,
  }))
  const serverConfig = mergeSettings(defaultConfig(), settings)
  const stock = new Stock()
  for (const vehicle of all) stock.put(vehicle)
  // It has no order of its own, as a hosted one may not: whoever wants one has to say so.
  const search = new InProcessSearch({ schema: { ...carSchema, rank: ['id:asc'] }, clock: () => now.getTime() / 1000 })
  await search.load(all.map(carDocument))
  search.define(site.slug, siteScope(site, serverConfig))
  const noted = { things: [] as Thing[], moments: [] as Date[], pictures: [] as string[] }
  const fresh = {
    dependsOn: (thing: Thing) => noted.things.push(thing),
    until: (moment: Date) => noted.moments.push(moment),
  }
  const ctx = {
    site,
    origin: 'https://test.example',
    isDemo: false,
    serverConfig,
    config: publicConfig(serverConfig),
    fresh,
    clock: () => now,
    willShow: (picture: string) => noted.pictures.push(picture),
    stock: new SiteStock({
      stock,
      search,
      site,
      shape: async () => ({ carTypes: [], bodies: [], makes: [] }),
      version: () => 'v1',
      fresh,
    }),
  }
  return { ctx, noted }
}
