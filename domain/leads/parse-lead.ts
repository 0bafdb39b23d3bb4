import { type CarType, carTypes } from '#db/value-sets.ts'
import { cleanLine } from '../stock-feeds/clean-text.ts'
import { hasSubcategory } from './categories.ts'
import type { FormKey } from './forms/forms.ts'
import type { LeadForm } from './forms/lead-form.ts'
import { openForm, type OpenStep, type SiteFacts } from './open-form.ts'
import { type Fault, type FieldValue, readField } from './read-field.ts'

/** What was sent, by the names of fields: a form's or a program's. */
export type LeadInput = Readonly<Record<string, unknown>>

/** A lead as the shopper meant it; whom it goes to and which vehicle it is about is found out after. */
export interface LeadDraft {
  readonly form: FormKey
  readonly category: string
  readonly subcategory: string | null
  readonly source: string | null
  readonly pageId: string | null
  readonly name: string | null
  readonly lastName: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly postcode: string | null
  readonly message: string | null
  readonly dealershipSlug: string | null
  /** A location's slug. */
  readonly location: string | null
  readonly rego: string | null
  readonly additionalServices: readonly string[]
  readonly optIn: boolean
  /** Null where the form has no terms. */
  readonly termsAgreed: boolean | null
  /** What the page said of the vehicle. Our own stock knows better, where it knows the number. */
  readonly vehicle: ClaimedVehicle
  /** Fields that only this form has. */
  readonly extra: Readonly<Record<string, FieldValue>>
}

export interface ClaimedVehicle {
  readonly carId: number | null
  readonly manufacturerSlug: string | null
  readonly stockNumber: string | null
  readonly vehicleMake: string | null
  readonly vehicleModel: string | null
  readonly carType: CarType | null
  readonly vehicleStatus: string | null
}

type ParsedLead = { readonly draft: LeadDraft } | { readonly faults: readonly Fault[] }

/** Fields a lead has a place for; all others are the form's own. */
const placed = new Set([
  'source',
  'category',
  'name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'message',
  'dealership_slug',
  'location',
  'Rego',
  'additional_services',
  'car_type',
  'opt_in',
  'terms',
  'Vehicle Make',
  'Vehicle Model',
])

/** Reads what was sent through a form: a lead, or everything that is wrong with it. Pages and programs use this alike. */
export function parseLead(form: LeadForm & { readonly key: FormKey }, facts: SiteFacts, input: LeadInput): ParsedLead {
  const { values, faults } = readFields(openForm(form, facts).steps, facts, input)
  if (faults.length > 0) return { faults }
  const text = (name: string): string | null => {
    const value = values.get(name)
    return typeof value === 'string' ? value : null
  }
  const category = text('category') ?? form.category
  return {
    draft: {
      form: form.key,
      category,
      subcategory: form.subcategory ?? subcategoryOf(category, input),
      source: text('source'),
      pageId: contextText(input, 'page_id'),
      name: text('name'),
      lastName: text('last_name'),
      email: text('email'),
      phone: text('phone'),
      postcode: text('postcode'),
      message: text('message'),
      // A page may know the place without asking for it.
      dealershipSlug: text('dealership_slug') ?? contextText(input, 'dealership_slug'),
      location: text('location') ?? contextText(input, 'location'),
      rego: text('Rego')?.toUpperCase() ?? null,
      additionalServices: values.has('additional_services')
        ? listAt(values, 'additional_services')
        : contextList(input, 'additional_services'),
      optIn: values.get('opt_in') === true,
      termsAgreed: values.has('terms') ? values.get('terms') === true : null,
      vehicle: claimedVehicle(input, text),
      extra: Object.fromEntries([...values].filter(([name]) => !placed.has(name))),
    },
  }
}

/** What is wrong with one step alone; the last step of a form is read as a whole, by parseLead. */
export function checkStep(form: LeadForm, facts: SiteFacts, step: string, input: LeadInput): readonly Fault[] {
  const steps = openForm(form, facts).steps.filter(({ key }) => key === step)
  return readFields(steps, facts, input).faults
}

function readFields(steps: readonly OpenStep[], facts: SiteFacts, input: LeadInput) {
  const values = new Map<string, FieldValue>()
  const faults: Fault[] = []
  const fields = steps.flatMap((step) => step.fields)
  for (const field of fields) {
    const sent = ownValue(input, field.name)
    // Only what is never sent has its default: who empties a field means it.
    const reading = readField(field, sent === undefined ? field.default : sent, facts)
    if ('fault' in reading) faults.push(reading.fault)
    else if (reading.value !== null) values.set(field.name, reading.value)
  }
  const counts = ({ field, code }: Fault): boolean => {
    const other = fields.find(({ name }) => name === field)?.orElse
    return !(code === 'required' && other !== undefined && values.has(other))
  }
  const asked = (name: string) => fields.some((field) => field.name === name)
  const isUnreachable = !values.has('phone') && !values.has('email')
  if (isUnreachable && asked('phone') && asked('email') && !faults.some(({ field }) => isContact(field))) {
    faults.push({
      field: 'phone',
      message: 'Enter a phone number or an email address, so we can reach you.',
      code: 'required',
    })
  }
  return { values, faults: faults.filter(counts) }
}

const isContact = (name: string): boolean => name === 'phone' || name === 'email'

const ownValue = (input: LeadInput, name: string): unknown => (Object.hasOwn(input, name) ? input[name] : undefined)

const listAt = (values: ReadonlyMap<string, FieldValue>, name: string): readonly string[] => {
  const value = values.get(name)
  return Array.isArray(value) ? value : []
}

const contextLength = 120

/** What a page says beside the fields: kept where it is a short text, never a reason to refuse a lead. */
function contextText(input: LeadInput, name: string): string | null {
  const sent = ownValue(input, name)
  if (typeof sent !== 'string' && typeof sent !== 'number') return null
  return cleanLine(String(sent).slice(0, contextLength)) || null
}

const mostListed = 30

/** Several of them, where the form has no question of its own for it. */
function contextList(input: LeadInput, name: string): readonly string[] {
  const sent = ownValue(input, name)
  const list: unknown[] = Array.isArray(sent) ? sent.slice(0, mostListed) : [sent]
  const texts = list.flatMap((each) => contextText({ [name]: each }, name) ?? [])
  return [...new Set(texts)]
}

function subcategoryOf(category: string, input: LeadInput): string | null {
  const sent = contextText(input, 'subcategory')
  return sent !== null && hasSubcategory(category, sent) ? sent : null
}

/** The number of the vehicle that a lead says it is about. */
export function claimedCarId(input: LeadInput): number | null {
  const carId = contextText(input, 'car_id')
  return carId !== null && /^[1-9]\d{0,14}$/.test(carId) ? Number(carId) : null
}

function claimedVehicle(input: LeadInput, text: (name: string) => string | null): ClaimedVehicle {
  const carType = contextText(input, 'car_type')
  return {
    carId: claimedCarId(input),
    manufacturerSlug: contextText(input, 'manufacturer_slug'),
    stockNumber: contextText(input, 'stock_number'),
    vehicleMake: text('Vehicle Make') ?? contextText(input, 'Vehicle Make'),
    vehicleModel: text('Vehicle Model') ?? contextText(input, 'Vehicle Model'),
    carType: carTypes.find((known) => known === carType) ?? null,
    vehicleStatus: contextText(input, 'vehicle_status'),
  }
}
