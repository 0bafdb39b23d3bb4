import { createHash } from 'node:crypto'
import type { vehicle } from '#db/tables/vehicle.ts'
import type { VideoKind } from '#db/value-sets.ts'
import type { FeedHotspot } from './feed-hotspots.ts'
import type { FeedRow } from './feed-row.ts'
import { type FeedQuote, lenderQuoteOf } from './lender-quote.ts'
import { kindFactsOf } from './kind-facts.ts'
import { filteredFeatures, simpleBody, simpleFuel, simpleTransmission } from './simple-values.ts'

type NewVehicle = typeof vehicle.$inferInsert

/** Where a vehicle stands, as its location code says. */
export type FeedLocation = Required<Pick<NewVehicle, 'locationId' | 'city' | 'state'>>

/** A feed row as it is stored. Fields that no feed gives (rank …) are not in it, so they stay. */
export type FeedVehicle = {
  columns: ReturnType<typeof columnsOf>
  quote: FeedQuote | undefined
  contentHash: string
} & FeedMedia

/** What hangs on a vehicle; undefined leaves it as it is. */
export type FeedMedia = {
  images: string[] | undefined
  videos: { kind: VideoKind; url: string }[] | undefined
  hotspots: FeedHotspot[] | undefined
}

/** The vehicle a feed row describes: what is shown, what is filtered by, and a hash that tells whether it changed. */
export function vehicleFromFeedRow(row: FeedRow, location: FeedLocation): FeedVehicle {
  const columns = columnsOf(row, location)
  const quote = lenderQuoteOf(row)
  const media = { images: row.images, videos: videosOf(row), hotspots: row.hotspots }
  const contentHash = createHash('sha256')
    // What most feeds have none of changes no hash that is stored.
    .update(JSON.stringify([columns, media, ...(quote ? [quote] : [])]))
    .digest('hex')
  return { columns, ...media, quote, contentHash }
}

function videosOf({ videos, walkaround_videos }: FeedRow): FeedMedia['videos'] {
  if (!videos && !walkaround_videos) return undefined
  return [...ofKind('walkaround', walkaround_videos), ...ofKind('stock', videos)]
}

const ofKind = (kind: VideoKind, urls: readonly string[] = []) => urls.map((url) => ({ kind, url }))

function columnsOf(row: FeedRow, location: FeedLocation) {
  const itemType = row.item_type ?? 'car'
  const features = row.features ?? []
  return {
    ...location,
    stocknum: row.stocknum,
    name: [row.year, row.make, row.model, row.badge, row.series].filter(Boolean).join(' '),
    carsalesTitle: row.carsales_title ?? null,
    year: row.year,
    make: row.make,
    model: row.model,
    badge: row.badge ?? null,
    series: row.series ?? null,
    // The law asks more of an advertisement for a new car, so "new" is never assumed.
    carType: row.car_type ?? 'used',
    itemType,
    status: row.status,
    sold: row.status === 'sold',
    preorder: row.preorder ?? false,
    // A deposit paid on a site reserves a vehicle, too: a feed that does not say leaves it.
    ...(row.reserved !== undefined && { reserved: row.reserved }),
    certified: row.certified ?? false,
    tag: row.tag ?? null,
    showOnDealerWebsite: row.show_on_dealer_website ?? true,
    ...pricesOf(row),
    colour: row.colour ?? null,
    interiorColour: row.interior_colour ?? null,
    km: row.odometer ?? null,
    simpleFuel: simpleFuel(row.fuel_type),
    simpleBody: simpleBody(row.body, itemType),
    simpleTransmission: simpleTransmission(row.transmission),
    trans: row.transmission ?? null,
    fuel: row.fuel_type ?? null,
    body: row.body ?? null,
    drive: row.drive ?? null,
    seats: row.seats ?? null,
    doors: row.doors ?? null,
    engineSize: row.engine_size ?? null,
    engineSizeLitres: litresOf(row) ?? null,
    gearnum: row.gearnum ?? null,
    bodyconfiguration: row.bodyconfiguration ?? null,
    vin: row.vin ?? null,
    nvic: row.nvic_code ?? null,
    hasNvic: row.nvic_code !== undefined,
    regplate: row.rego ?? null,
    regoExpiry: row.rego_expiry ?? null,
    buildDate: row.build_date ?? null,
    complianceDate: row.compliance_date ?? null,
    privateSuburb: row.private_suburb ?? null,
    privatePostcode: row.private_postcode ?? null,
    ...(row.payment_processors && { paymentProcessors: row.payment_processors }),
    dealercomments: row.dealercomments ?? null,
    standardEquipment: features,
    filteredFeatures: filteredFeatures(features),
    categories: row.categories ?? [],
    ...kindFactsOf(row, itemType),
    specifications: specificationsOf(row),
    variant: variantOf(row),
    // Pictures may be kept elsewhere: a feed without them leaves them alone.
    ...(row.images && { primaryImageUrl: row.images[0] ?? null, photosCount: row.images.length }),
    // As with pictures.
    ...(row.spin_images && { spinImages: row.spin_images }),
    ...(row.spin_interior_image && { spinInteriorImage: row.spin_interior_image }),
    ...(row.spin_code && { spinCode: row.spin_code }),
    ...marketOf(row),
    file: row.file ?? null,
    videoUrl: row.video_url ?? null,
    externalVideoUrl: row.external_video_url ?? null,
  } satisfies Partial<NewVehicle>
}

/** Drive-away where it is given, since it is what the buyer pays; feeds write 0 for "no price". */
function pricesOf(row: FeedRow) {
  const driveAwayPriceCents = row.dapprice || null
  const egcPriceCents = row.egcprice || null
  const given = driveAwayPriceCents ? 'drive_away' : 'excl_govt_charges'
  const priceType = driveAwayPriceCents || egcPriceCents ? (row.price_type ?? given) : null
  const asked = priceType === 'drive_away' ? driveAwayPriceCents : egcPriceCents
  // An offer above what is asked is none.
  const offerPriceCents = row.offer_price && asked !== null && row.offer_price <= asked ? row.offer_price : null
  const priceCents = offerPriceCents ?? asked
  const before = row.before_price ?? asked ?? 0
  return {
    driveAwayPriceCents: priceType === 'drive_away' ? priceCents : driveAwayPriceCents,
    egcPriceCents: priceType === 'excl_govt_charges' ? priceCents : egcPriceCents,
    priceCents,
    priceType,
    // A "was" price at or below the price is no reduction.
    beforePriceCents: priceCents !== null && before > priceCents ? before : null,
    offerPriceCents,
    subscriptionPriceCents: row.subscription_price || null,
  } satisfies Partial<NewVehicle>
}

/** Figures may come from a provider instead: a feed without them leaves them alone. */
const marketOf = (row: FeedRow): Pick<NewVehicle, 'autograbData'> =>
  row.market_price_date === undefined
    ? {}
    : {
        autograbData: {
          ...(row.state_average_market_price && { state_average_market_price_cents: row.state_average_market_price }),
          ...(row.average_market_price && { average_market_price_cents: row.average_market_price }),
          computed_at: `${row.market_price_date}T00:00:00Z`,
        },
      }

const litresOf = (row: FeedRow): number | undefined =>
  row.engine_size_litres ?? (row.engine_size === undefined ? undefined : Math.round(row.engine_size / 100) / 10)

const specificationsOf = (row: FeedRow): NonNullable<NewVehicle['specifications']> => ({
  body_width: row.body_width,
  body_length: row.body_length,
  tare_weight: row.tare_weight,
  axle_type: row.axle_type,
  sleeps: row.sleeps,
  aggregate_trailer_mass: row.aggregate_trailer_mass,
})

const variantOf = (row: FeedRow): NonNullable<NewVehicle['variant']> => ({
  cylinders: row.cylinders,
  enginesize: row.engine_size,
  enginesize_litres: litresOf(row),
  induction: row.induction,
  fuelconsumptioncombined: row.fuelconsumptioncombined,
  fuelcapacity: row.fuelcapacity,
  grossvehiclemass: row.grossvehiclemass,
  vehiclelength: row.vehiclelength,
  vehicleheight: row.vehicleheight,
  vehiclewidth: row.vehiclewidth,
  towingcapacitybraked: row.towingcapacitybraked,
  torque: row.torque,
  bodyconfiguration: row.bodyconfiguration,
  ancaprating: row.ancaprating,
  ancap_year: row.ancap_year,
  geartype: row.geartype,
})
