import type { SiteConfig } from '#config/site/site-config.ts'
import { isDatabaseAway } from '#db/database-away.ts'
import type { LocationRecord } from '#db/locations.ts'
import type { StockVehicle } from '#db/stock.ts'
import type { VehicleWithMedia } from '#db/vehicle-media.ts'
import type { Ctx } from '../ctx.ts'
import { stockCard, vehicleConfig } from '../listings/vehicle-card.ts'
import { stockPath } from '../listings/stock-paths.ts'
import { mainOrigin } from '../sites/main-origin.ts'
import { vehicleEstimate } from '../finance/vehicle-estimate.ts'
import { formPath } from '../content/route-paths.ts'
import { leadForms } from '../leads/forms/forms.ts'
import { messageLinks } from '../contact/message-links.ts'
import { certifiedBenefits, certifiedDialog } from './body/certified-benefits.ts'
import { marketBadge, vehicleMarket } from '../market/vehicle-market.ts'
import { openVehicleBody } from './body/vehicle-body.server.ts'
import { detailsBox } from './details-box.ts'
import { announcementOf } from './head/announcement.ts'
import { buttonOf, headTools, withVin } from './head/head-tools.ts'
import { keptAt } from './head/kept-at.ts'
import { spinHref } from './head/spin-href.ts'
import { subscriptionText } from './head/subscription.ts'
import { isOfferPrice, wasPrice } from './head/was-price.ts'
import { capitalised, nounOf } from './nouns.ts'
import { similarCall } from './similar-call.ts'
import { vehicleActions } from './vehicle-actions.ts'
import { availableModes, hasOutsideVideo, openingMode, vehicleMedia } from './vehicle-media.ts'
import { vehicleMeta } from './vehicle-meta.ts'
import { isInStock } from './vehicle-status.ts'
import { crumbsOf, topBanner, vehicleFacts } from './vehicle-page.ts'

/** Where it stands. */
interface VehiclePlace {
  name: string
  address: string | null
  /** What else its dealer sells. */
  stockHref: string | null
}

export type VehiclePageView = NonNullable<Awaited<ReturnType<typeof openVehiclePage>>>['view']

/** What one vehicle's page says, and what is remembered of who saw it; null when the site shows no such vehicle. */
export async function openVehiclePage(ctx: Ctx, slug: string, asked = new URLSearchParams()) {
  // There are ten thousand postcodes for each vehicle: such a page is for whoever asked, and would only push out others.
  if (asked.size > 0) ctx.fresh.until(ctx.clock())
  const vehicle = await ctx.stock.bySlug(slug)
  if (!vehicle) return null
  const [record, locations, dealerships, shape] = await Promise.all([
    whatIsThere(ctx, recordOf(ctx, vehicle)),
    whatIsThere(ctx, ctx.view.locations()),
    whatIsThere(ctx, ctx.view.dealerships()),
    ctx.stock.shape(),
  ])
  const location =
    locations?.find(({ id: locationId, visible }) => visible && locationId === vehicle.locationId) ?? null
  const config = vehicleConfig(ctx, vehicle)
  const card = stockCard(ctx, vehicle)
  const dealer = dealerships?.find(({ id: dealershipId }) => dealershipId === vehicle.dealershipId)
  const place = location ? placeOf(location, dealer) : null
  const today = todayAt(ctx, location, record ?? undefined)
  const facts = vehicleFacts(vehicle, record ?? undefined, today)
  const viewer = viewerOf(ctx, vehicle, record ?? undefined, config)
  // A provider's figures come first: while nobody can say whether there are any, ours are not shown.
  const market = record === null ? null : vehicleMarket(ctx, vehicle, record?.autograbData ?? null)
  const { wording, vehiclePage } = config
  const vin = record?.vin ?? null
  const isPhoneShown = asked.get('phone') === 'shown'
  const { id, stocknum, make, model, body, simpleBody, carType } = vehicle
  const view = {
    ...card,
    stocknum,
    crumbs: crumbsOf(vehicle, { shape, tags: wording.tags, showSeries: vehiclePage.showSeries }),
    banner: topBanner(vehicle.status, config),
    repayment: isInStock(vehicle.status) ? vehicleEstimate(ctx, vehicle, config.finance) : null,
    certifiedDialog: certifiedBenefits({ vehicle, config }) && certifiedDialog,
    marketBadge: marketBadge(config, market),
    soldText: vehicle.status === 'sold' ? wording.soldText : null,
    details: {
      title: `${capitalised(nounOf(vehicle).singular)} details`,
      facts: detailsBox(vehicle, facts),
      note: record === null ? reducedNote : null,
    },
    actions: pageActions(vehicle, config, viewer).map((action) =>
      buttonOf(card, withVin(action, vin), config, isPhoneShown),
    ),
    place,
    was: wasPrice(vehicle, record?.beforePriceCents ?? null),
    isOffer: isOfferPrice(vehicle, record?.offerPriceCents ?? null),
    subscription: subscriptionText(vehicle),
    keptAt: record ? keptAt(record) : null,
    messages: messageLinks(config.contact.phones, `About the ${card.name}, stock number ${stocknum}: `),
    spinHref: spinHref(vehiclePage.spinLink, record?.spinCode ?? null, viewer.media.spin !== null),
    announcement: config.banners.locatedAt ? announcementOf(location, locations ?? []) : null,
    ...headTools(ctx, { vehicle, config, card, isPhoneShown, vin }),
  }
  return {
    meta: vehicleMeta({
      vehicle,
      tag: view.tag,
      price: view.price,
      odometer: facts.find(({ label }) => label === 'Odometer')?.value ?? null,
      place: place?.name ?? null,
      soldText: view.soldText,
      picture: view.picture,
      siteName: ctx.site.name,
      origin: mainOrigin(ctx),
      path: encodeURI(card.href),
      crumbs: view.crumbs,
    }),
    vehicle: { id, stocknum, make, model, body, simpleBody, carType },
    viewer: { ...viewer, name: card.name, silhouette: card.silhouette },
    view,
    similar: isInStock(vehicle.status) ? null : similarCall(config, vehicle),
    body: await openVehicleBody(ctx, {
      vehicle,
      record: record ?? null,
      location,
      config,
      card,
      facts,
      today,
      market,
      asked,
    }),
  }
}

/** Where there is nothing to see, pictures can be asked for. */
function pageActions(vehicle: StockVehicle, config: SiteConfig, { modes }: { modes: readonly unknown[] }) {
  const actions = vehicleActions(vehicle, { config, on: 'page' })
  const { key, title } = leadForms['photo-request']
  const isBare = modes.length === 0 && isInStock(vehicle.status)
  return isBare ? [...actions, { kind: 'photos' as const, label: title, to: formPath(key) }] : actions
}

const reducedNote = 'We can’t show every picture and detail just now. Please look again in a moment, or give us a call.'

/**
 * What was read, or null while the database is away: what memory has of a vehicle is enough for a page that sells it. That
 * page is for whoever asked now, and is not kept.
 */
async function whatIsThere<T>({ fresh, clock }: Ctx, reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    fresh.until(clock())
    return null
  }
}

/** Columns and media that only this page shows are read when it is made, not kept in memory for every vehicle. */
function recordOf({ view }: Ctx, { id }: StockVehicle): Promise<VehicleWithMedia | undefined> {
  return view.vehicle(id)
}

export function placeOf({ name, address }: LocationRecord, dealer: { slug: string } | undefined): VehiclePlace {
  const lines = address && [address.street, [address.city, address.state, address.postcode].filter(Boolean).join(' ')]
  return { name, address: lines?.filter(Boolean).join(', ') || null, stockHref: dealer ? stockPath(dealer.slug) : null }
}

function viewerOf(
  ctx: Ctx,
  { primaryImageUrl }: StockVehicle,
  record: VehicleWithMedia | undefined,
  { vehiclePage, outsideHosts }: SiteConfig,
) {
  const nothing = {
    images: [],
    videos: [],
    hotspots: [],
    videoUrl: null,
    spinImages: [],
    spinInteriorImage: null,
    primaryImageUrl,
  }
  const media = vehicleMedia(record ?? nothing, vehiclePage.videoPosition, outsideHosts.videos)
  if (hasOutsideVideo(media)) ctx.outside.add('videos')
  const modes = availableModes(media)
  return {
    media,
    modes,
    opens: openingMode(modes, vehiclePage.viewerDefault),
    turnsByItself: vehiclePage.spinAutoRotate,
  }
}

/** The day it is where the vehicle stands. A page that tells when the rego ends is wrong from the day after. */
export function todayAt(
  { clock, fresh }: Ctx,
  location: LocationRecord | null,
  record: VehicleWithMedia | undefined,
): string {
  const zone = location?.timeZone ?? 'Australia/Sydney'
  const today = Temporal.Instant.fromEpochMilliseconds(clock().getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString()
  if (record?.regoExpiry && record.regoExpiry >= today) {
    const ends = Temporal.PlainDate.from(record.regoExpiry).add({ days: 1 }).toZonedDateTime(zone)
    fresh.until(new Date(ends.epochMilliseconds))
  }
  return today
}
