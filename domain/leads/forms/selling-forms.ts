import { australianStates } from '#db/value-sets.ts'
import { bookedLocation, choicesOf, optIn, optionalComments, person, rego, requiredPostcode, terms } from './fields.ts'
import type { LeadField, LeadForm, LeadStep } from './lead-form.ts'

const ownVehicle: readonly LeadField[] = [
  { ...rego, required: true, missing: 'Enter your registration number.' },
  { name: 'rego_state', label: 'Registered in', type: 'select', options: choicesOf(...australianStates) },
  { name: 'trade_make', label: 'Make', type: 'string', required: true, missing: 'Enter the make.', maxLength: 60 },
  { name: 'trade_model', label: 'Model', type: 'string', required: true, missing: 'Enter the model.', maxLength: 60 },
  { name: 'trade_year', label: 'Year', type: 'string', inputMode: 'numeric', maxLength: 4 },
  { name: 'odometer', label: 'Kilometres', type: 'kms', inputMode: 'numeric', maxLength: 20 },
  {
    name: 'condition',
    label: 'Condition',
    type: 'radio',
    options: choicesOf('Excellent', 'Good', 'Fair', 'Needs work'),
  },
  { name: 'finance_owing', label: 'There is finance owing on it', type: 'checkbox' },
]

const details: LeadStep = {
  key: 'details',
  title: 'Your details',
  fields: [...person, requiredPostcode, bookedLocation, optionalComments, terms, optIn],
}

/** Forms that offer the dealer a vehicle. */
export const sellingForms = {
  'trade-in': {
    key: 'trade-in',
    title: 'Trade in your car',
    submit: 'Ask for a Valuation',
    purpose: 'buying',
    category: 'Trade-In',
    subcategory: 'Trade-In Enquiry',
    steps: [{ key: 'vehicle', title: 'Your vehicle', fields: ownVehicle }, details],
  },
  'sell-your-car': {
    key: 'sell-your-car',
    title: 'Sell your car',
    submit: 'Ask for an Offer',
    purpose: 'buying',
    category: 'Sell Your Car',
    steps: [{ key: 'vehicle', title: 'Your vehicle', fields: ownVehicle }, details],
  },
} as const satisfies Record<string, LeadForm>
