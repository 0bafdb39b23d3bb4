/** What a field takes; the renderer knows an element for each. */
export type FieldType =
  | 'string'
  | 'text'
  | 'email'
  | 'phone'
  | 'postcode'
  /** An odometer's reading. */
  | 'kms'
  | 'select'
  | 'radio'
  | 'checkbox'
  /** Several of its options. */
  | 'choices'
  | 'date'
  /** A time a location has free, as '2026-10-04T10:30' in its own zone. */
  | 'slot'
  /** Chosen on the device; what is kept is the name the private store has it under. */
  | 'file'
  | 'hidden'

/** What configuration or the number of dealerships and locations decides. */
export type Switch = 'commentsRequired' | 'asksDealership' | 'asksLocation' | 'severalLocations'

/** Which kind of place answers a form. */
export type Purpose = 'sales' | 'service' | 'parts' | 'buying'

export interface Choice {
  readonly value: string
  readonly label: string
}

/** A field as it stands in a form's data. */
export interface LeadField {
  /** As it is sent: FM-04's own words where it has some. */
  readonly name: string
  readonly label: string
  readonly type: FieldType
  /** Always, or where the switch is on. */
  readonly required?: true | Switch
  /** Another field of the form that is enough instead. */
  readonly orElse?: string
  /** Everywhere unless a switch says where. */
  readonly shownIf?: Switch
  /** A list, or one that the site has. */
  readonly options?: readonly Choice[] | 'categories' | 'dealerships' | 'locations'
  /** Selected or written before anyone touches it. */
  readonly default?: string
  /** Where configuration has other words: for the label, or for what is said when it is missing. */
  readonly words?: 'optIn' | 'terms'
  /** Says what to do when it is left empty. */
  readonly missing?: string
  readonly autocomplete?: string
  readonly inputMode?: 'text' | 'tel' | 'email' | 'numeric'
  readonly maxLength?: number
  readonly help?: string
}

export interface LeadStep {
  readonly key: string
  readonly title: string
  readonly fields: readonly LeadField[]
}

/** A form as data: what it asks, in which steps, and what becomes of it. */
export interface LeadForm {
  readonly key: string
  readonly title: string
  /** What its last button says. */
  readonly submit: string
  readonly purpose: Purpose
  /** Where the form asks for it, what the shopper chooses comes first. */
  readonly category: string
  readonly subcategory?: string
  readonly steps: readonly [LeadStep, ...LeadStep[]]
}
