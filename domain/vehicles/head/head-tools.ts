import type { SiteConfig } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import type { Ctx } from '../../ctx.ts'
import type { VehicleCard } from '../../listings/vehicle-card.ts'
import { mainOrigin } from '../../sites/main-origin.ts'
import { actionHref, type VehicleAction, withQuery } from '../action-href.ts'
import { bodyTypeOf } from '../body-types.ts'
import { vehicleActions } from '../vehicle-actions.ts'
import { isInStock } from '../vehicle-status.ts'
import { maskedPhone } from './masked-phone.ts'
import { phoneOf } from './phone-of.ts'
import { shareLinks } from './share-links.ts'
import { vehicleTools } from './vehicle-tools.ts'

interface ToolFacts {
  vehicle: StockVehicle
  /** By the rules that hold for this vehicle. */
  config: SiteConfig
  card: VehicleCard
  /** Somebody has asked for the number, without a script. */
  isPhoneShown: boolean
  /** Where it is known. */
  vin: string | null
}

/** Whoever finances a vehicle asks for its VIN: the page knows it, cards do not. */
export const withVin = (action: VehicleAction, vin: string | null): VehicleAction =>
  action.kind === 'finance' && vin !== null ? { ...action, to: withQuery(action.to, { vin }) } : action

/** A button of the page. One that calls says no more of the number than may be seen. */
export function buttonOf(
  card: VehicleCard,
  action: VehicleAction,
  { contact }: Pick<SiteConfig, 'contact'>,
  isPhoneShown: boolean,
) {
  const isSaid = action.kind === 'call' && action.label.endsWith(action.to)
  const number = isPhoneShown || contact.phones.shownFromStart ? action.to : maskedPhone(action.to)
  return { kind: action.kind, label: action.label, href: actionHref(card, action), ...(isSaid && { number }) }
}

/** What stands around a vehicle's price: its number, where it can be shared, saved, and what stays while the page scrolls. */
export function headTools(ctx: Ctx, { vehicle, config, card, isPhoneShown, vin }: ToolFacts) {
  const { contact, vehiclePage } = config
  const phone = phoneOf(vehicle, config)
  if (phone === null)
    ctx.log.warn(
      { car_id: vehicle.id, dealership_id: vehicle.dealershipId, website_id: ctx.site.id },
      'there is no phone number for a vehicle',
    )
  const isShown = isPhoneShown || contact.phones.shownFromStart
  const url = `${mainOrigin(ctx)}${encodeURI(card.href)}`
  const buttons = (on: 'stickyHeader' | 'mobileBar') =>
    isInStock(vehicle.status)
      ? vehicleActions(vehicle, { config, on }).map((action) =>
          buttonOf(card, withVin(action, vin), config, isPhoneShown),
        )
      : []
  return {
    phone: phone === null ? null : { text: isShown ? phone : maskedPhone(phone), isMasked: !isShown },
    share: { url, links: shareLinks(vehiclePage.share, url, card.name) },
    sticky: vehiclePage.stickyHeader
      ? {
          facts: [vehicle.simpleTransmission, vehicle.simpleBody && bodyTypeOf(vehicle.simpleBody).label].filter(
            (fact) => fact !== null && fact !== '',
          ),
          actions: buttons('stickyHeader'),
        }
      : null,
    mobileBar: buttons('mobileBar'),
    tools: vehicleTools(ctx.site.slug, vehicle, config),
    viewed: {
      slug: vehicle.slug,
      href: card.href,
      known: new URLSearchParams({
        photos_count: String(vehicle.photosCount),
        updated_at: vehicle.updatedAt.toISOString(),
        website_id: String(ctx.site.id),
      }).toString(),
      price: card.price.amount ?? '',
      status: vehicle.status,
      isShown: vehiclePage.showViews,
    },
  }
}
