import type { StockVehicle } from '#db/stock.ts'
import { bodyTypeOf } from '../vehicles/body-types.ts'
import { buyingTier } from '../vehicles/buying-tier.ts'
import { nounOf } from '../vehicles/nouns.ts'
import { priceDropCents, shownCents } from '../vehicles/price.ts'

/** A vehicle as the search knows it, and as anyone who searches may see it. Money in dollars, times in seconds. */
export type CarDocument = ReturnType<typeof carDocument>

const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100)
const seconds = (date: Date | null): number | null => (date === null ? null : Math.floor(date.getTime() / 1000))

export function carDocument(vehicle: StockVehicle) {
  const price = dollars(shownCents(vehicle.priceCents))
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    stocknum: vehicle.stocknum,
    name: vehicle.name,
    make: vehicle.make,
    model: vehicle.model,
    make_model: `${vehicle.make} ${vehicle.model}`,
    badge: vehicle.badge,
    series: vehicle.series,
    year: vehicle.year,
    car_type: vehicle.carType,
    item_type: vehicle.itemType,
    kind: nounOf(vehicle).singular,
    status: vehicle.status,
    body: vehicle.simpleBody === null ? null : bodyTypeOf(vehicle.simpleBody).label,
    fuel: vehicle.simpleFuel,
    transmission: vehicle.simpleTransmission,
    drive: vehicle.drive,
    seats: vehicle.seats,
    doors: vehicle.doors,
    sleeps: vehicle.sleeps,
    length_m: vehicle.lengthMm === null ? null : vehicle.lengthMm / 1000,
    atm: vehicle.atmKg,
    tare: vehicle.tareKg,
    axles: vehicle.axles,
    off_road: vehicle.offRoad,
    bunks: vehicle.bunks,
    ensuite: vehicle.ensuite,
    learner_approved: vehicle.learnerApproved,
    engine_cc: vehicle.engineSize,
    seat_height: vehicle.seatHeightMm,
    gvm: vehicle.gvmKg,
    payload: vehicle.payloadKg,
    towing: vehicle.towingKg,
    cab: vehicle.cab,
    range_km: vehicle.rangeKm,
    battery_kwh: vehicle.batteryKwh,
    ac_kw: vehicle.acKw,
    dc_kw: vehicle.dcKw,
    battery_health: vehicle.batteryHealth,
    colour: vehicle.colour,
    km: vehicle.km,
    price,
    price_type: price === null ? null : vehicle.priceType,
    price_range: price === null ? null : priceRange(price),
    subscription_price: dollars(vehicle.subscriptionPriceCents),
    price_drop: dollars(priceDropCents(vehicle)),
    categories: vehicle.categories,
    filtered_features: vehicle.filteredFeatures,
    certified: vehicle.certified,
    reserved: vehicle.reserved,
    tag: vehicle.tag,
    city: vehicle.city,
    state: vehicle.state,
    dealership_id: vehicle.dealershipId,
    dealership_name: vehicle.dealershipName,
    location_id: vehicle.locationId,
    // A location its dealer hides is no choice among the filters.
    location_name: vehicle.locationVisible ? vehicle.locationName : null,
    show_on_dealer_website: vehicle.showOnDealerWebsite,
    primary_image_url: vehicle.primaryImageUrl,
    tier: buyingTier(vehicle),
    custom_rank: vehicle.customRank,
    created_at_timestamp: seconds(vehicle.createdAt),
    sold_date_timestamp: seconds(vehicle.soldAt),
    ...(vehicle.lat !== null && vehicle.long !== null ? { _geo: { lat: vehicle.lat, lng: vehicle.long } } : {}),
  }
}

const bounds = [10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000]
const thousands = (bound: number): string => `$${bound / 1000}k`

/** The band a price falls in, as a shopper would say it. */
export function priceRange(price: number): string {
  const at = bounds.findIndex((bound) => price < bound)
  if (at === 0) return `Under ${thousands(bounds[0]!)}`
  if (at < 0) return `${thousands(bounds.at(-1)!)} and over`
  return `${thousands(bounds[at - 1]!)} to ${thousands(bounds[at]!)}`
}
