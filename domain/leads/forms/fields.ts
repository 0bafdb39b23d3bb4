import type { Choice, LeadField } from './lead-form.ts'

/** Choices that are their own labels. */
export const choicesOf = (...values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }))

// Who asks.
export const source: LeadField = { name: 'source', label: 'Source', type: 'hidden', maxLength: 80 }
export const firstName: LeadField = {
  name: 'name',
  label: 'First Name',
  type: 'string',
  required: true,
  missing: 'Enter your first name.',
  autocomplete: 'given-name',
  maxLength: 80,
}
export const lastName: LeadField = {
  name: 'last_name',
  label: 'Last Name',
  type: 'string',
  autocomplete: 'family-name',
  maxLength: 80,
}
export const phone: LeadField = {
  name: 'phone',
  label: 'Mobile Number',
  type: 'phone',
  missing: 'Enter a number we can call you on.',
  autocomplete: 'tel',
  inputMode: 'tel',
  maxLength: 30,
}
export const email: LeadField = {
  name: 'email',
  label: 'Email',
  type: 'email',
  missing: 'Enter your email address.',
  autocomplete: 'email',
  inputMode: 'email',
  maxLength: 254,
}
export const postcode: LeadField = {
  name: 'postcode',
  label: 'Postcode',
  type: 'postcode',
  autocomplete: 'postal-code',
  inputMode: 'numeric',
  maxLength: 4,
}
export const requiredPostcode: LeadField = { ...postcode, required: true }

/** Who asks and how to reach them: one of number and address is enough. */
export const person: readonly LeadField[] = [source, firstName, lastName, phone, email]

// What about.
export const comments: LeadField = {
  name: 'message',
  label: 'Comments',
  type: 'text',
  required: 'commentsRequired',
  missing: 'Tell us how we can help.',
  maxLength: 4_000,
}
export const optionalComments: LeadField = { name: 'message', label: 'Comments', type: 'text', maxLength: 4_000 }
export const category: LeadField = {
  name: 'category',
  label: 'What is it about?',
  type: 'select',
  required: true,
  options: 'categories',
  missing: 'Choose what your enquiry is about.',
}
export const dealership: LeadField = {
  name: 'dealership_slug',
  label: 'Dealership',
  type: 'select',
  shownIf: 'asksDealership',
  required: 'asksDealership',
  options: 'dealerships',
  missing: 'Choose a dealership.',
}
export const location: LeadField = {
  name: 'location',
  label: 'Location',
  type: 'select',
  shownIf: 'asksLocation',
  required: 'asksLocation',
  options: 'locations',
  missing: 'Choose a location.',
}
/** Where a place must be chosen for what is booked there. */
export const bookedLocation: LeadField = { ...location, shownIf: 'severalLocations', required: 'severalLocations' }

// A vehicle of the shopper's own, or one to be served.
export const rego: LeadField = { name: 'Rego', label: 'Rego', type: 'string', autocomplete: 'off', maxLength: 12 }
export const vehicleMake: LeadField = { name: 'Vehicle Make', label: 'Make', type: 'string', maxLength: 60 }
export const vehicleModel: LeadField = { name: 'Vehicle Model', label: 'Model', type: 'string', maxLength: 60 }

// What is agreed to: never ticked for anyone, and apart from each other.
export const optIn: LeadField = {
  name: 'opt_in',
  label: 'Yes, I would like to subscribe to receive latest offers & product updates.',
  type: 'checkbox',
  words: 'optIn',
}
export const terms: LeadField = {
  name: 'terms',
  label: 'I agree to the terms of use.',
  type: 'checkbox',
  required: true,
  words: 'terms',
  missing: '*You must agree to the terms of use before submitting.',
}
