import { kindFacets } from '#config/site/facets.ts'
import type { StockVehicle } from '#db/stock.ts'
import type { Json } from '#search/packed/column.ts'
import { packing } from '#search/packed/pack-records.ts'
import { inSlices, type Work } from '#search/slices.ts'
import type { Ctx } from '../ctx.ts'
import type { Dependency } from '../freshness.ts'
import { carDocument } from '../stock-search/car-document.ts'
import { everyValue } from '../stock-search/stock-filters.ts'
import { siteScope } from '../stock-search/site-scope.ts'
import { kindAttributes, kindsAmong, type ListingKind } from './listing-kinds.ts'
import { choiceFacets, isMoment, isRangeFacet, rangeFacets } from './listing-state.ts'
import { listedPlace, type StockCopy } from './packed-stock.ts'
import { stockCard } from './vehicle-card.ts'

type PackingCtx = Pick<Ctx, 'site' | 'config' | 'serverConfig' | 'stock' | 'clock' | 'fresh'>

type Packable = Readonly<Record<string, Json>>

const ofOneKind: ReadonlySet<string> = new Set(kindFacets)

/** What the path of a listing may ask for, what its vehicles are called by, and whether they can be bought. */
const pathFacets = ['kind', 'status', 'dealership_id', 'location_id', 'car_type', 'make', 'model', 'body']

/** All a site shows, for browsers to search by themselves; null where that is more than the site lets them load. */
export async function packStock(ctx: PackingCtx): Promise<StockCopy | null> {
  const { config, stock } = ctx
  const most = config.listing.localStockLimit
  // Before anything is read: what changes meanwhile makes the name old, never the vehicles.
  const { version } = stock
  const { vehicles, total, validUntil } = await stock.all(most)
  if (most === 0 || total > most) return null
  const { facetCounts } = await stock.search({ facets: [...kindAttributes], limit: 0, maxValuesPerFacet: everyValue })
  return inSlices(packingAll(ctx, vehicles, { version, validUntil, kinds: kindsAmong(facetCounts) }))
}

interface Asked {
  readonly version: string
  readonly validUntil: Date | null
  /** The kinds of vehicle the site stocks. */
  readonly kinds: readonly ListingKind[]
}

/** Some hundred milliseconds of work for a large dealer, with others let in between. */
function* packingAll(ctx: PackingCtx, vehicles: readonly StockVehicle[], asked: Asked): Work<StockCopy> {
  const { cards, until } = yield* packedCards(ctx, vehicles, asked)
  const facets = yield* packing(yield* facetRecords(ctx, vehicles, asked))
  return { version: asked.version, validUntil: until?.getTime() ?? null, facets, cards: yield* packing(cards) }
}

/** The cards, and until when they hold. Their pictures are not made ready: few of them will be seen. */
function* packedCards(
  { serverConfig, clock, fresh }: PackingCtx,
  vehicles: readonly StockVehicle[],
  { validUntil }: Asked,
): Work<{ cards: Packable[]; until: Date | null }> {
  let until = validUntil
  const noted = {
    serverConfig,
    clock,
    willShow: () => {},
    fresh: {
      dependsOn: (dependency: Dependency) => fresh.dependsOn(dependency),
      until: (moment: Date) => {
        fresh.until(moment)
        if (until === null || moment < until) until = moment
      },
    },
  }
  // A card is plain data: what JSON cannot hold would not reach a page either.
  const cards: Packable[] = []
  for (const vehicle of vehicles) {
    cards.push(stockCard(noted, vehicle) as unknown as Packable)
    yield
  }
  return { cards, until }
}

/** What vehicles are filtered, counted and sorted by: what anyone may search by, as far as this site's listings do. */
function* facetRecords(
  { site, config, serverConfig }: PackingCtx,
  vehicles: readonly StockVehicle[],
  { kinds }: Asked,
): Work<Packable[]> {
  const { filters, filtersByKind } = config.listing
  const offered = [...filters, ...kinds.flatMap((kind) => filtersByKind[kind])]
  const names = new Set<string>([
    ...pathFacets,
    ...offered.filter((name) => isRangeFacet(name) || choiceFacets.includes(name)),
    ...rangeFacets.filter((name) => !ofOneKind.has(name) && !isMoment(name)),
    'price_drop',
  ])
  const { own } = siteScope(site, serverConfig)
  const places = placesOf(vehicles.map(({ createdAt }) => Math.floor(createdAt.getTime() / 1000)))
  const records: Packable[] = []
  for (const [row, vehicle] of vehicles.entries()) {
    const document = carDocument(vehicle)
    const known: Readonly<Record<string, unknown>> = { ...document, ...own?.(document) }
    const record: Record<string, Json> = { [listedPlace]: places[row]! }
    for (const name of names) {
      const value = (known[name] ?? null) as Json
      // A fact that no vehicle has is no column: whoever asks for it all the same is answered by the server.
      if (value !== null || !ofOneKind.has(name)) record[name] = value
    }
    records.push(record)
    yield
  }
  return records
}

/** Each number's place among the different ones: sorts alike and takes a twentieth of the room of a moment. */
function placesOf(numbers: readonly number[]): number[] {
  const places = new Map(
    [...new Set(numbers)].toSorted((one, other) => one - other).map((value, place) => [value, place]),
  )
  return numbers.map((value) => places.get(value)!)
}
