import type { ButtonName, SiteConfig } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import { builtPath } from '../content/built-paths.ts'
import { bodyTypeOf } from '../vehicles/body-types.ts'
import { isInStock } from '../vehicles/listed.ts'
import type { CardAction } from './card-actions.ts'
import { allStockPath } from './stock-paths.ts'

type Acted = Pick<
  StockVehicle,
  'status' | 'tag' | 'reserved' | 'canCheckout' | 'simpleBody' | 'locationPhone' | 'locationVisible'
>
type ActionConfig = Pick<SiteConfig, 'buttons' | 'features' | 'finance' | 'contact' | 'tags' | 'pages'>

// Vehicles under the same rules share one list; it goes when its configuration goes.
const lists = new WeakMap<ActionConfig, Map<string, readonly CardAction[]>>()

/** The buttons that lead somewhere, in the site's order; what can no longer be bought leads to others like it. */
export function cardActions(vehicle: Acted, config: ActionConfig): readonly CardAction[] {
  const situation = situationOf(vehicle, config)
  const key = JSON.stringify(situation)
  const known = lists.get(config) ?? new Map<string, readonly CardAction[]>()
  lists.set(config, known)
  const list = known.get(key) ?? Object.freeze(actionsIn(situation, config, config.buttons.card))
  known.set(key, list)
  return list
}

/** The same of another set of buttons, by the same rules. */
export const actionsOf = (vehicle: Acted, config: ActionConfig, set: readonly ButtonName[]): CardAction[] =>
  actionsIn(situationOf(vehicle, config), config, set)

/** All that a vehicle's buttons follow from, apart from the configuration. */
function situationOf(
  { status, tag, reserved, canCheckout, simpleBody, locationPhone, locationVisible }: Acted,
  { tags }: ActionConfig,
) {
  if (!isInStock(status)) return { body: simpleBody }
  const isTestDriveOnly = tag !== null && tag.toLowerCase() === tags.testDriveOnly.toLowerCase()
  return {
    isComing: status === 'coming_soon',
    isTestDriveOnly,
    isReservable: canCheckout && !reserved && !isTestDriveOnly,
    phone: locationVisible ? locationPhone : null,
  }
}

function actionsIn(
  situation: ReturnType<typeof situationOf>,
  config: ActionConfig,
  set: readonly ButtonName[],
): CardAction[] {
  const {
    buttons: { labels, ...rules },
    features,
    finance,
    contact,
  } = config
  if ('body' in situation)
    return [{ kind: 'similar', label: labels.findSimilar, to: similarPath(situation.body ?? null) }]
  const { isComing, isTestDriveOnly, isReservable, phone = null } = situation
  const page = (path: string, isAllowed = true): string | null => (isAllowed ? builtPath(config, path) : null)
  const number = phone ?? contact.phones.main
  const targets: Record<ButtonName, string | null> = {
    details: '',
    enquiry: page('/contact'),
    testDrive: page('/book-test-drive', !isComing || rules.testDriveWhenComingSoon),
    finance: page(finance.link),
    reserve: features.reserve && isReservable ? features.reservePath : null,
    tradeIn: page('/trade-in', rules.tradeInAllowed),
    call: number,
  }
  const swapped =
    isTestDriveOnly && rules.testDriveReplacesFinance
      ? set.map((name) => (name === 'finance' ? 'testDrive' : name))
      : set
  return [...new Set(swapped)].flatMap((kind) => {
    const to = targets[kind]
    return to === null ? [] : [{ kind, label: kind === 'call' ? `Call ${to}` : labels[kind], to }]
  })
}

function similarPath(body: string | null): string {
  return body ? `/search/${bodyTypeOf(body).slug}` : allStockPath
}
