import type { LeadRecord } from '#db/leads.ts'
import { vehiclePath } from '../../content/route-paths.ts'
import { dayAndTime } from '../../formats/date.ts'
import { telephone } from '../../formats/telephone.ts'
import { driveWords } from '../../test-drives/drive-times.ts'
import { shownPrice } from '../../vehicles/price.ts'
import { leadForms, type FormKey } from '../forms/forms.ts'
import { isFileReference, nameInReference } from '../files/file-name.ts'
import { type LeadFacts, shopperName, vehicleName, zoneOf } from './lead-facts.ts'
import { outsideLine } from './outside-text.ts'

/** What is said of a lead, a line each. */
export interface LeadLine {
  readonly label: string
  readonly value: string
  /** What a press on it does: calls, writes, or opens a page. */
  readonly href?: string
}

/** The person who asked. */
export function shopperLines({ lead }: Pick<LeadFacts, 'lead'>): LeadLine[] {
  return lines([
    ['Name', shopperName(lead)],
    ['Phone', lead.phone, lead.phone && telephone(lead.phone)],
    ['Email', lead.email, lead.email && `mailto:${encodeURIComponent(lead.email)}`],
    ['Postcode', lead.postcode],
  ])
}

/** What they asked about. */
export function vehicleLines({ lead, vehicle, site }: LeadFacts): LeadLine[] {
  const price = vehicle && shownPrice(vehicle, '')
  const page = vehicle && `${site.origin}${vehiclePath(vehicle.slug)}`
  return lines([
    ['Vehicle', vehicleName({ lead, vehicle })],
    ['Stock number', lead.stockNumber],
    ['Price', price && price.amount !== null ? `${price.amount} ${price.type}` : null],
    ['Condition', lead.carType],
    ['Status', lead.vehicleStatus?.replaceAll('_', ' ') ?? null],
    ['Page', page, page],
  ])
}

/** All they answered beside that, in the words of the form. */
export function answerLines({ lead, drive }: Pick<LeadFacts, 'lead' | 'drive'>): LeadLine[] {
  const labels = labelsOf(lead.form)
  // What was chosen first may have been moved since.
  const answers = Object.entries(lead.extra).filter(([name]) => drive === null || name !== 'slot')
  return lines([
    ['Category', [lead.category, lead.subcategory].filter(Boolean).join(' – ')],
    ['Test drive', drive && `${driveWords(drive)}${drive.status === 'cancelled' ? ' (cancelled)' : ''}`],
    ['Rego', lead.rego],
    ['Also wanted', lead.additionalServices.join(', ')],
    ...answers.map(([name, value]) => [labels.get(name) ?? name, shown(value)] as const),
    ['Heard of us', lead.source],
  ])
}

/** Where staff read what the lead itself does not carry. The systems that leads are posted to are not staff. */
export function applicationLines(facts: Pick<LeadFacts, 'application' | 'location' | 'site'>): LeadLine[] {
  const { application } = facts
  if (!application) return []
  const { url, until } = application
  return lines([
    ['Open it', url, url],
    ['The link works until', dayAndTime(until, zoneOf(facts))],
    ['Each opening', 'is recorded'],
  ])
}

/** How they came, what they agreed to, and why the lead is here: for the dealer alone. */
export function originLines({ lead }: Pick<LeadFacts, 'lead'>): LeadLine[] {
  const { page, entry, referrer, campaign, vehicles } = lead.journey
  return lines([
    ['Marketing', lead.optIn ? 'has opted in' : 'has not opted in'],
    ['Form stood on', shown(page)],
    ['Visit began on', shown(entry)],
    ['Came from', shown(referrer)],
    ['Campaign', isRecord(campaign) ? Object.values(campaign).map(shown).join(', ') : null],
    ['Vehicles looked at', Array.isArray(vehicles) ? vehicles.join(', ') : null],
    ['Routed by', lead.routedBy.join(', ')],
    ['Looks like spam', lead.spamReasons.join(', ')],
  ])
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const labelsOf = (form: LeadRecord['form']): ReadonlyMap<string, string> =>
  Object.hasOwn(leadForms, form)
    ? new Map(leadForms[form as FormKey].steps.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])))
    : new Map()

function shown(value: unknown): string | null {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (Array.isArray(value)) return value.map(shown).join(', ')
  if (typeof value === 'string' && isFileReference(value)) return nameInReference(value)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

type Said = readonly [label: string, value: string | null, href?: string | null]

const lines = (all: readonly Said[]): LeadLine[] =>
  all.flatMap(([label, value, href]) =>
    value ? [{ label: outsideLine(label, 80), value: outsideLine(value, 500), ...(href && { href }) }] : [],
  )
