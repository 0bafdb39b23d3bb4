import { configFor } from '#config/site/config-for.ts'
import type { SiteConfig } from '#config/site/site-config.ts'
import type { LocationRecord } from '#db/locations.ts'
import type { StockVehicle } from '#db/stock.ts'
import type { VehicleWithMedia } from '#db/vehicle-media.ts'
import { builtPath } from '../content/built-paths.ts'
import type { Ctx } from '../ctx.ts'
import { hrefOf } from '../listings/card-actions.ts'
import { actionsOf } from '../listings/card-buttons.ts'
import { stockCard, type VehicleCard } from '../listings/vehicle-card.ts'
import { mainAddress } from '../sites/main-origin.ts'
import { isInStock } from './listed.ts'
import { capitalised, nounOf } from './nouns.ts'
import { availableModes, hasOutsideVideo, openingMode, vehicleMedia } from './vehicle-media.ts'
import { topBanner } from './vehicle-page-banner.ts'
import { firstFacts, vehicleFacts } from './vehicle-page-facts.ts'
import { crumbsOf, type PageAction, pageActions } from './vehicle-page-links.ts'

/** Where it stands, and how to ask there. */
export interface VehiclePlace {
  name: string
  address: string | null
  phone: string | null
}

export type VehiclePageView = NonNullable<Awaited<ReturnType<typeof openVehiclePage>>>['view']

/** What one vehicle's page says, and what is remembered of who saw it; null when the site shows no such vehicle. */
export async function openVehiclePage(ctx: Ctx, slug: string) {
  const vehicle = await ctx.stock.bySlug(slug)
  if (!vehicle) return null
  const [record, location, shape] = await Promise.all([
    recordOf(ctx, vehicle),
    locationOf(ctx, vehicle),
    ctx.stock.shape(),
  ])
  const config = configOf(ctx, vehicle, location)
  const card = stockCard(ctx, vehicle)
  const place = location && placeOf(location)
  const phone = place?.phone ?? config.contact.phones.main
  const isForSale = isInStock(vehicle.status)
  const facts = vehicleFacts(vehicle, record, todayAt(ctx, location, record))
  const { wording, vehiclePage } = config
  const { id, stocknum, make, model, body, simpleBody, carType } = vehicle
  const view = {
    ...card,
    stocknum,
    crumbs: crumbsOf(vehicle, { shape, tags: wording.tags, showSeries: vehiclePage.showSeries }),
    banner: topBanner(vehicle.status, config),
    soldText: vehicle.status === 'sold' ? wording.soldText : null,
    details: {
      title: `${capitalised(nounOf(vehicle).singular)} details`,
      first: facts.slice(0, firstFacts),
      more: facts.slice(firstFacts),
    },
    actions: pageActions({
      isForSale,
      ...buttonsOf(vehicle, card, config),
      phone,
      contact: builtPath(ctx.config, '/contact'),
      vehicle,
      shape,
    }) satisfies PageAction[],
    place: place && { ...place, phone },
    viewer: viewerOf(ctx, vehicle, record, config),
  }
  return {
    canonical: mainAddress(ctx, card.href),
    vehicle: { id, stocknum, make, model, body, simpleBody, carType },
    view,
  }
}

/** Columns and media that only this page shows are read when it is made, not kept in memory for every vehicle. */
function recordOf({ view }: Ctx, { id }: StockVehicle): Promise<VehicleWithMedia | undefined> {
  return view.vehicle(id)
}

async function locationOf({ view }: Ctx, { locationId }: StockVehicle): Promise<LocationRecord | null> {
  const locations = await view.locations()
  return locations.find(({ id, visible }) => visible && id === locationId) ?? null
}

function configOf({ serverConfig }: Ctx, vehicle: StockVehicle, location: LocationRecord | null): SiteConfig {
  const { locationId, make, carType, itemType } = vehicle
  return configFor(serverConfig, { location: locationId, address: location?.addressId, make, carType, itemType })
}

function placeOf({ name, address, phone, landlinePhone }: LocationRecord): VehiclePlace {
  const lines = address && [address.street, [address.city, address.state, address.postcode].filter(Boolean).join(' ')]
  return { name, address: lines?.filter(Boolean).join(', ') || null, phone: phone ?? landlinePhone }
}

/** The page's own buttons, by the rules a card's follow; the page does not lead to itself. */
function buttonsOf(vehicle: StockVehicle, card: VehicleCard, config: SiteConfig) {
  const { labels, page: set } = config.buttons
  const actions = actionsOf(vehicle, config, set)
  const page = actions.flatMap(({ kind }) => (kind === 'similar' || kind === 'details' ? [] : [kind]))
  return { buttons: { labels, page }, links: new Map(actions.map((action) => [action.kind, hrefOf(card, action)])) }
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
function todayAt({ clock, fresh }: Ctx, location: LocationRecord | null, record: VehicleWithMedia | undefined): string {
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
