import { sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { insertRows } from '#db/insert-rows.ts'
import { vehicleHotspot, vehicleImage, vehicleLenderQuote, vehiclePriceGauge, vehicleVideo } from '#db/schema.ts'
import { upsertVehicles } from '#db/vehicles.ts'
import { type DemoLender, lenderQuotes } from '../lenders.ts'
import { createRandom, seedFrom } from '../random.ts'
import { type MadeVehicle, makeVehicle, type StockOrder } from '../stock/make-stock.ts'

const batchSize = 500

/** Each vehicle's own, so that what one has does not depend on those before it. */
const randomOf = ({ prefix }: StockOrder, index: number) => createRandom(seedFrom(`${prefix}${index}`))

/** So many vehicles for one dealership, in batches that fit a statement. */
export async function addStock(
  orm: Orm,
  order: StockOrder & { readonly lenders: readonly DemoLender[] },
  count: number,
  wrote: (count: number) => void,
): Promise<void> {
  for (let start = 0; start < count; start += batchSize) {
    const size = Math.min(batchSize, count - start)
    const made = Array.from({ length: size }, (_, at) => makeVehicle(randomOf(order, start + at), order, start + at))
    const written = await upsertVehicles(
      orm,
      made.map(({ row }) => row),
    )
    const ids = new Map(written.map(({ stocknum, id }) => [stocknum, id]))
    const idOf = ({ row }: MadeVehicle): number => ids.get(row.stocknum)!
    await insertRows(
      orm,
      vehicleImage,
      made.flatMap((each) =>
        each.images.map(({ url, blur }, position) => ({ vehicleId: idOf(each), url, thumbUrl: url, blur, position })),
      ),
    )
    await insertRows(
      orm,
      vehicleHotspot,
      made.flatMap((each) => each.walkRound?.hotspots.map((hotspot) => ({ vehicleId: idOf(each), ...hotspot })) ?? []),
    )
    await insertRows(
      orm,
      vehicleVideo,
      made.flatMap((each) =>
        each.walkRound?.video
          ? [{ vehicleId: idOf(each), kind: 'walkaround' as const, url: each.walkRound.video, position: 0 }]
          : [],
      ),
    )
    await insertRows(
      orm,
      vehiclePriceGauge,
      made.flatMap((each) => gaugeOf(each, idOf(each))),
    )
    await insertRows(
      orm,
      vehicleLenderQuote,
      made.flatMap((each) =>
        lenderQuotes(order.lenders, { vehicleId: idOf(each), priceCents: each.row.priceCents ?? null }).map(
          (quote) => ({ ...quote, quotedAt: order.now }),
        ),
      ),
    )
    await writePriceHistory(orm, made, idOf)
    wrote(size)
  }
}

/**
 * The trigger has written today's price as offered from this moment. It was offered since the vehicle came, or since it
 * was reduced; and what was asked before that is a price of its own, without which no was-price may be shown.
 */
async function writePriceHistory(
  orm: Orm,
  made: readonly MadeVehicle[],
  idOf: (each: MadeVehicle) => number,
): Promise<void> {
  const since = made.map((each) => ({
    id: idOf(each),
    came: each.row.createdAt,
    since: each.reduced?.on ?? each.row.createdAt,
    before: each.reduced?.from ?? null,
  }))
  await orm.execute(sql`
    with known as (
      select * from jsonb_to_recordset(${JSON.stringify(since)}::jsonb) as k (id bigint, came timestamptz, since timestamptz, before integer)
    ), dated as (
      update vehicle_price p set offered_from = known.since from known where p.vehicle_id = known.id
      returning p.vehicle_id, p.price_type
    )
    insert into vehicle_price (vehicle_id, price_cents, price_type, offered_from, offered_until)
    select id, before, price_type, came, since from known join dated on dated.vehicle_id = known.id where before is not null`)
}

/** Where the market is known, the range this vehicle's price stands in. */
function gaugeOf({ row }: MadeVehicle, vehicleId: number): (typeof vehiclePriceGauge.$inferInsert)[] {
  const average = row.autograbData?.average_market_price_cents
  if (!average || !row.priceCents) return []
  const [low, high] = [Math.round(average * 0.88), Math.round(average * 1.12)]
  const fill = Math.max(0, Math.min(1, (row.priceCents - low) / (high - low)))
  const description = fill < 0.4 ? 'Below the market' : fill > 0.6 ? 'Above the market' : 'At the market'
  const computedAt = new Date(row.autograbData!.computed_at!)
  return [
    {
      vehicleId,
      fill,
      listingPriceCents: row.priceCents,
      marketRangeMinCents: low,
      marketRangeMaxCents: high,
      confidence: (row.priceCents % 7) / 10 + 0.15,
      description,
      computedAt,
    },
  ]
}
