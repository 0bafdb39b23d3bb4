import type { ButtonName } from '#config/site/site-config.ts'
import type { CarType } from '#db/value-sets.ts'
import type { ShownPrice } from '../vehicles/price.ts'

/** A button of a card. The same for many vehicles: what is one vehicle's own is added where it is shown. */
export interface CardAction {
  readonly kind: ButtonName | 'similar'
  readonly label: string
  /** A page, a telephone number, or the last part of an address below the vehicle's own. */
  readonly to: string
}

interface Linked {
  readonly id: number
  readonly href: string
  readonly carType: CarType
  readonly place: string | null
  readonly price: ShownPrice
}

/** Where a card's button leads. Pages that can use it are told which vehicle it is about. */
export function hrefOf(card: Linked, { kind, to }: CardAction): string {
  switch (kind) {
    case 'details':
      return card.href
    case 'reserve':
      return `${card.href}/${to}`
    case 'call':
      return `tel:${to.replaceAll(/[^\d+]/g, '')}`
    case 'similar':
      return to
    case 'finance':
      return withQuery(to, {
        car_id: String(card.id),
        car_type: card.carType,
        preferredDealership: card.place ?? '',
        vehiclePriceBudget: card.price.amount?.replaceAll(/\D/g, '') ?? '',
      })
    default:
      return withQuery(to, { car_id: String(card.id) })
  }
}

function withQuery(to: string, parameters: Record<string, string>): string {
  const [path = '', fragment] = to.split('#')
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''))
  return `${path}${path.includes('?') ? '&' : '?'}${query.toString()}${fragment === undefined ? '' : `#${fragment}`}`
}
