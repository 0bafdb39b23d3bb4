import type { ButtonName } from '#config/site/site-config.ts'
import type { CarType } from '#db/value-sets.ts'
import type { FormKey } from '../leads/forms/forms.ts'
import { telephone } from '../formats/telephone.ts'
import type { ShownPrice } from './price.ts'

/** A button of a vehicle. The same for many: what is one vehicle's own is added where it is shown. */
export interface VehicleAction {
  readonly kind: ButtonName | 'similar' | 'photos' | 'message'
  readonly label: string
  /** A page, a telephone number, or the last part of an address below the vehicle's own. */
  readonly to: string
}

/** The chat widget, which is on every page of a site that has one. */
export const chatPanel = '#chat'

/** The forms that buttons open over the page they stand on. */
export const actionForms: Partial<Record<VehicleAction['kind'], FormKey>> = {
  enquiry: 'enquiry',
  testDrive: 'test-drive',
  finance: 'finance-enquiry',
  tradeIn: 'trade-in',
  similar: 'find-similar',
  photos: 'photo-request',
}

interface ActionSubject {
  readonly id: number
  readonly href: string
  readonly carType: CarType
  readonly place: string | null
  readonly price: ShownPrice
}

/** Where a vehicle's button leads. Pages that can use it are told which vehicle it is about. */
export function actionHref(subject: ActionSubject, { kind, to }: VehicleAction): string {
  switch (kind) {
    case 'details':
      return subject.href
    case 'reserve':
      return `${subject.href}/${to}`
    case 'call':
      return telephone(to)
    case 'message':
      return to
    case 'finance':
      return withQuery(to, {
        car_id: String(subject.id),
        car_type: subject.carType,
        preferredDealership: subject.place ?? '',
        vehiclePriceBudget: subject.price.amount?.replaceAll(/\D/g, '') ?? '',
      })
    default:
      return withQuery(to, { car_id: String(subject.id) })
  }
}

/** An address with more in its query. */
export function withQuery(to: string, parameters: Record<string, string>): string {
  const [path = '', fragment] = to.split('#')
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''))
  return `${path}${path.includes('?') ? '&' : '?'}${query.toString()}${fragment === undefined ? '' : `#${fragment}`}`
}
