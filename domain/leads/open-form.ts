import { chosenCategories } from './categories.ts'
import type { Choice, LeadField, LeadForm, Purpose, Switch } from './forms/lead-form.ts'

/** What a form must know of the site it stands on. */
export interface SiteFacts {
  readonly dealerships: readonly { readonly slug: string; readonly name: string }[]
  readonly locations: readonly { readonly slug: string; readonly name: string; readonly purposes: readonly Purpose[] }[]
  readonly enquiry: {
    readonly commentsRequired: boolean
    readonly defaultCategory: string
    readonly dealershipSelect: boolean
    readonly locationSelect: boolean
  }
  /** What opt-in and terms say. */
  readonly words: { readonly optIn: string; readonly terms: string }
  /** Fields that what the lead is about has answered: they are not insisted on. */
  readonly decided?: readonly string[]
  /** Whether there is such a postcode; where nobody can say, four digits are enough. */
  readonly knowsPostcode?: (postcode: string) => boolean
}

/** A field as it is shown: every switch decided, every list filled. */
export interface OpenField extends Omit<LeadField, 'required' | 'shownIf' | 'options' | 'words' | 'missing'> {
  readonly required: boolean
  readonly options: readonly Choice[]
  readonly missing: string
}

export interface OpenStep {
  readonly key: string
  readonly title: string
  readonly fields: readonly OpenField[]
}

/** A form as one site shows it: plain data, ready for a page. */
export interface OpenForm extends Pick<LeadForm, 'key' | 'title' | 'submit'> {
  readonly steps: readonly OpenStep[]
}

/** Decides what of a form this site shows, what it insists on, and in which words. */
export function openForm(form: LeadForm, facts: SiteFacts): OpenForm {
  const { key, title, submit, purpose } = form
  const switches = switchesOf(purpose, facts)
  const steps = form.steps.map((step) => ({
    key: step.key,
    title: step.title,
    fields: step.fields
      .filter(({ shownIf }) => shownIf === undefined || switches[shownIf])
      .map((field) => openField(field, purpose, switches, facts)),
  }))
  return { key, title, submit, steps }
}

function switchesOf(purpose: Purpose, facts: SiteFacts): Readonly<Record<Switch, boolean>> {
  const { enquiry, dealerships } = facts
  const places = locationsFor(purpose, facts).length
  return {
    commentsRequired: enquiry.commentsRequired,
    asksDealership: enquiry.dealershipSelect && dealerships.length > 1,
    asksLocation: enquiry.locationSelect && places > 0,
    severalLocations: places > 1,
  }
}

function openField(
  written: LeadField,
  purpose: Purpose,
  switches: Readonly<Record<Switch, boolean>>,
  facts: SiteFacts,
): OpenField {
  const { required, shownIf: _, options, words, ...field } = written
  return {
    ...field,
    ...(words === 'optIn' && { label: facts.words.optIn }),
    ...(options === 'categories' && { default: facts.enquiry.defaultCategory }),
    required:
      !facts.decided?.includes(field.name) && (required === true || (required !== undefined && switches[required])),
    options: typeof options === 'string' ? listOf(options, purpose, facts) : (options ?? []),
    missing: words === 'terms' ? facts.words.terms : (field.missing ?? `Enter ${field.label.toLowerCase()}.`),
  }
}

function listOf(list: 'categories' | 'dealerships' | 'locations', purpose: Purpose, facts: SiteFacts): Choice[] {
  if (list === 'categories')
    return chosenCategories(facts.enquiry.defaultCategory).map((value) => ({ value, label: value }))
  const rows = list === 'dealerships' ? facts.dealerships : locationsFor(purpose, facts)
  return rows.map(({ slug, name }) => ({ value: slug, label: name }))
}

/** Where a purpose has no place of its own, all of them answer. */
function locationsFor(purpose: Purpose, { locations }: SiteFacts): SiteFacts['locations'] {
  const own = locations.filter(({ purposes }) => purposes.includes(purpose))
  return own.length > 0 ? own : locations
}
