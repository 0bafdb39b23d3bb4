import type { ButtonName, SiteConfig } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import { hasChatWidget } from '../contact/chat.ts'
import { builtPath } from '../content/built-paths.ts'
import { formPath } from '../content/route-paths.ts'
import { chatPanel, type VehicleAction } from './action-href.ts'
import { capitalised, nounOf } from './nouns.ts'
import { isInStock } from './vehicle-status.ts'

type ActionColumns = Pick<
  StockVehicle,
  'status' | 'tag' | 'reserved' | 'canCheckout' | 'locationPhone' | 'locationVisible' | 'itemType' | 'simpleBody'
>
type ActionConfig = Pick<SiteConfig, 'buttons' | 'features' | 'finance' | 'contact' | 'tags' | 'pages'>

interface ActionOptions {
  /** By the rules that hold for this vehicle. */
  config: ActionConfig
  /** Where the buttons stand: each place has its own set of them. */
  on: 'card' | 'page' | 'stickyHeader' | 'mobileBar'
}

// Vehicles under the same rules share one list; it goes when its configuration goes.
const lists = new WeakMap<ActionConfig, Map<string, readonly VehicleAction[]>>()

/** The buttons that lead somewhere, in the site's order; of what can no longer be bought, one that asks for others like it. */
export function vehicleActions(vehicle: ActionColumns, { config, on }: ActionOptions): readonly VehicleAction[] {
  const situation = situationOf(vehicle, config)
  const key = JSON.stringify([on, situation])
  const known = lists.get(config) ?? new Map<string, readonly VehicleAction[]>()
  lists.set(config, known)
  const list = known.get(key) ?? Object.freeze(actionsIn(situation, config, on))
  known.set(key, list)
  return list
}

/** All that a vehicle's buttons follow from, apart from the configuration; null where it can no longer be bought. */
function situationOf(
  { status, tag, reserved, canCheckout, locationPhone, locationVisible, ...kind }: ActionColumns,
  { tags }: ActionConfig,
) {
  if (!isInStock(status)) return null
  const isTestDriveOnly = tag !== null && tag.toLowerCase() === tags.testDriveOnly.toLowerCase()
  return {
    isComing: status === 'coming_soon',
    isTestDriveOnly,
    isReservable: canCheckout && !reserved && !isTestDriveOnly,
    phone: locationVisible ? locationPhone : null,
    noun: capitalised(nounOf(kind).singular),
  }
}

function actionsIn(
  situation: ReturnType<typeof situationOf>,
  config: ActionConfig,
  on: ActionOptions['on'],
): VehicleAction[] {
  const { buttons, features, finance, contact } = config
  if (!situation) return [{ kind: 'similar', label: buttons.labels.findSimilar, to: formPath('find-similar') }]
  const { isComing, isTestDriveOnly, isReservable, phone, noun } = situation
  const page = (path: string, isAllowed = true): string | null => (isAllowed ? builtPath(config, path) : null)
  const targets: Record<ButtonName, string | null> = {
    // A page does not lead to itself.
    details: on === 'card' ? '' : null,
    enquiry: page('/contact'),
    testDrive: page('/book-test-drive', !isComing || buttons.testDriveWhenComingSoon),
    finance: page(finance.link),
    reserve: features.reserve && isReservable ? features.reservePath : null,
    tradeIn: page('/trade-in', buttons.tradeInAllowed),
    call: phone ?? contact.phones.main,
  }
  const names = buttons[on].map((name) =>
    name === 'finance' && isTestDriveOnly && buttons.testDriveReplacesFinance ? 'testDrive' : name,
  )
  return [...new Set(names)].flatMap((kind): VehicleAction[] => {
    const to = targets[kind]
    if (to === null) return []
    if (kind === 'enquiry' && on === 'mobileBar' && hasChatWidget(config))
      return [{ kind: 'message', label: buttons.labels.mobileMessage, to: chatPanel }]
    return [{ kind, label: labelOf(kind, buttons, on, to).replaceAll('{Vehicle}', noun), to }]
  })
}

/** The bar on a phone has words of its own for what it usually holds. */
function labelOf(
  kind: ButtonName,
  { labels }: Pick<SiteConfig['buttons'], 'labels'>,
  on: ActionOptions['on'],
  to: string,
): string {
  const { mobileReserve: reserve, mobileEnquiry: enquiry, mobileCall: call } = labels
  const own: Partial<Record<ButtonName, string>> = on === 'mobileBar' ? { reserve, enquiry, call } : {}
  return own[kind] ?? (kind === 'call' ? `Call ${to}` : labels[kind])
}
