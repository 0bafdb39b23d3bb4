import {
  bookedLocation,
  category,
  choicesOf,
  comments,
  dealership,
  email,
  location,
  optIn,
  optionalComments,
  person,
  phone,
  postcode,
  rego,
  requiredPostcode,
  terms,
} from './fields.ts'
import type { LeadForm } from './lead-form.ts'

/** Forms a vehicle, an offer or a budget leads to; each works without one, too. */
export const vehicleForms = {
  enquiry: {
    key: 'enquiry',
    title: 'Enquiry',
    submit: 'Send Enquiry',
    purpose: 'sales',
    category: 'General Enquiry',
    steps: [
      {
        key: 'enquiry',
        title: 'Your enquiry',
        fields: [category, dealership, location, ...person, postcode, rego, comments, optIn],
      },
    ],
  },
  'test-drive': {
    key: 'test-drive',
    title: 'Book a Test Drive',
    submit: 'Book Test Drive',
    purpose: 'sales',
    category: 'Test Drive',
    steps: [
      {
        key: 'time',
        title: 'When and where',
        fields: [
          bookedLocation,
          {
            name: 'slot',
            label: 'Time',
            type: 'slot',
            required: true,
            orElse: 'wished_time',
            missing: 'Choose a time.',
          },
          {
            name: 'wished_time',
            label: 'When would suit you?',
            type: 'string',
            help: 'A day and a time, in your own words. We’ll call to settle it.',
            missing: 'Tell us when would suit you.',
            maxLength: 200,
          },
        ],
      },
      {
        key: 'details',
        title: 'Your details',
        fields: [...person.filter((field) => field !== phone), { ...phone, required: true }, optionalComments, optIn],
      },
    ],
  },
  'photo-request': {
    key: 'photo-request',
    title: 'Request photos',
    submit: 'Request Photos',
    purpose: 'sales',
    category: 'Photo Request',
    steps: [{ key: 'details', title: 'Your details', fields: [...person, optionalComments, optIn] }],
  },
  'finance-enquiry': {
    key: 'finance-enquiry',
    title: 'Finance enquiry',
    submit: 'Get Finance',
    purpose: 'sales',
    category: 'Finance Enquiry',
    steps: [
      {
        key: 'finance',
        title: 'What you need',
        fields: [
          {
            name: 'preferred_contact',
            label: 'How should we reach you?',
            type: 'radio',
            options: choicesOf('Phone', 'Email'),
          },
          { name: 'budget', label: 'Budget', type: 'string', inputMode: 'numeric', maxLength: 20 },
          // Brought by the links of a vehicle.
          { name: 'car_type', label: 'Condition', type: 'hidden', maxLength: 10 },
          { name: 'vin', label: 'VIN', type: 'hidden', maxLength: 17 },
          dealership,
          optionalComments,
        ],
      },
      { key: 'details', title: 'Your details', fields: [...person, postcode, optIn] },
    ],
  },
  'find-similar': {
    key: 'find-similar',
    title: 'Find Me Something Similar',
    submit: 'Send Enquiry',
    purpose: 'sales',
    category: 'General Enquiry',
    subcategory: 'Find me something similar',
    steps: [
      {
        key: 'details',
        title: 'Your details',
        fields: [...person, { ...comments, default: 'Can you please find me something similar?' }, optIn],
      },
    ],
  },
  offer: {
    key: 'offer',
    title: 'Enquire about this offer',
    submit: 'Send Enquiry',
    purpose: 'sales',
    category: 'General Enquiry',
    subcategory: 'Offer Enquiry',
    steps: [
      {
        key: 'details',
        title: 'Your details',
        fields: [
          { name: 'offer', label: 'Offer', type: 'hidden', maxLength: 120 },
          dealership,
          ...person,
          requiredPostcode,
          optionalComments,
          terms,
          optIn,
        ],
      },
    ],
  },
  budget: {
    key: 'budget',
    title: 'Find a car in your budget',
    submit: 'Send Enquiry',
    purpose: 'sales',
    category: 'General Enquiry',
    subcategory: 'Budget Enquiry',
    steps: [
      {
        key: 'details',
        title: 'Your details',
        fields: [
          { name: 'budget', label: 'Budget', type: 'hidden', maxLength: 20 },
          ...person.filter((field) => field !== email),
          { ...email, required: true },
          requiredPostcode,
          terms,
          optIn,
        ],
      },
    ],
  },
} as const satisfies Record<string, LeadForm>
