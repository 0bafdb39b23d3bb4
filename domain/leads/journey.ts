import { keptPath } from '../content/route-paths.ts'
import { cleanLine } from '../stock-feeds/clean-text.ts'

/** How a shopper came to ask: nothing in it names the person. */
export interface Journey {
  /** The page the form stood on, and the one the visit began with: paths without a query. */
  readonly page?: string
  readonly entry?: string
  /** The host they came from. */
  readonly referrer?: string
  readonly campaign?: Readonly<Record<string, string>>
  /** Numbers of vehicles looked at, the latest first. */
  readonly vehicles?: readonly number[]
}

const campaignNames = ['source', 'medium', 'name', 'term', 'content', 'click_id']
const mostVehicles = 20

/** What of a journey can be kept; whatever else was sent is left out, and never a reason to refuse a lead. */
export function readJourney(sent: unknown): Journey {
  if (typeof sent !== 'object' || sent === null) return {}
  const given = new Map(Object.entries(sent))
  const [page, entry] = [keptPathOf(given.get('page')), keptPathOf(given.get('entry'))]
  const referrer = hostOf(given.get('referrer'))
  const campaign = campaignOf(given.get('campaign'))
  const vehicles = vehiclesOf(given.get('vehicles'))
  return {
    ...(page !== null && { page }),
    ...(entry !== null && { entry }),
    ...(referrer !== null && { referrer }),
    ...(campaign !== null && { campaign }),
    ...(vehicles.length > 0 && { vehicles }),
  }
}

/** Without what opens somebody's booking or application: a lead goes to many. */
function keptPathOf(value: unknown): string | null {
  const path = pathOf(value)
  return path === null ? null : keptPath(path)
}

/** As browsers write it, up to its query, which may name someone; null where it leads elsewhere, as two strokes or a backslash do. */
export function pathOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const [path = ''] = value.slice(0, 300).split(/[?#]/)
  return /^\/(?!\/)[!-[\]-~]*$/.test(path) && !path.includes('@') ? path : null
}

const hostOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/.test(value) ? value : null

function campaignOf(value: unknown): Record<string, string> | null {
  if (typeof value !== 'object' || value === null) return null
  const entries = campaignNames.flatMap((name) => {
    const text: unknown = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
    const kept = typeof text === 'string' ? cleanLine(text.slice(0, 100)) : ''
    return kept === '' || kept.includes('@') ? [] : [[name, kept] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : null
}

function vehiclesOf(value: unknown): number[] {
  if (!Array.isArray(value)) return []
  const numbers = value.slice(0, mostVehicles).filter((id): id is number => Number.isSafeInteger(id) && id > 0)
  return [...new Set(numbers)]
}
