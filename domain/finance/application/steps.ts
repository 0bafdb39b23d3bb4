import { australianStates } from '#db/value-sets.ts'
import { choicesOf, email, firstName, lastName, phone, postcode } from '../../leads/forms/fields.ts'
import type { ApplicationField, ApplicationStep } from './application-field.ts'

const dollars = (name: string, label: string, more: Partial<ApplicationField> = {}): ApplicationField => ({
  name,
  label,
  type: 'dollars',
  inputMode: 'numeric',
  maxLength: 20,
  required: false,
  ...more,
})
const lead = { firstName, lastName, email, phone, postcode } as const
/** A lead's own field, always asked here. */
const asked = (name: keyof typeof lead, more: Partial<ApplicationField> = {}): ApplicationField => {
  const { required: _, options: __, orElse: ___, shownIf: ____, words: _____, type, ...field } = lead[name]
  return { ...field, type: type as ApplicationField['type'], required: true, ...more }
}
const years = (name: string, label: string, missing: string): ApplicationField => ({
  name,
  label,
  type: 'whole',
  inputMode: 'numeric',
  maxLength: 8,
  most: 80,
  help: 'In whole years; 0 if it is less than one.',
  missing,
})

const works = ['Full-time', 'Part-time', 'Casual', 'Self-employed']
const employed = ['Full-time', 'Part-time', 'Casual']

/** What a lender asks, one subject at a time; the last step is the consent (consent.ts). */
export const questionSteps: readonly ApplicationStep[] = [
  {
    key: 'about',
    title: 'About you',
    text: 'Your name as it is on your driver licence, and how we reach you.',
    fields: [
      asked('firstName'),
      asked('lastName', { missing: 'Enter your last name.' }),
      {
        name: 'date_of_birth',
        label: 'Date of birth',
        type: 'birthDate',
        autocomplete: 'bday',
        missing: 'Enter your date of birth.',
      },
      asked('phone'),
      asked('email'),
      {
        name: 'dependants',
        label: 'People who depend on your income',
        type: 'whole',
        inputMode: 'numeric',
        maxLength: 8,
        most: 20,
        help: 'Children and others you support; 0 if there are none.',
        missing: 'Enter how many people depend on your income; 0 if there are none.',
      },
      dollars('budget', 'Price of the vehicle you have in mind'),
    ],
  },
  {
    key: 'residence',
    title: 'Where you live',
    text: 'Lenders ask for three years of addresses.',
    fields: [
      {
        name: 'street',
        label: 'Street address',
        type: 'string',
        autocomplete: 'address-line1',
        maxLength: 120,
        missing: 'Enter your street and number.',
      },
      {
        name: 'suburb',
        label: 'Suburb or town',
        type: 'string',
        autocomplete: 'address-level2',
        maxLength: 80,
        missing: 'Enter your suburb or town.',
      },
      {
        name: 'state',
        label: 'State',
        type: 'select',
        autocomplete: 'address-level1',
        options: choicesOf(...australianStates),
        missing: 'Choose your state.',
      },
      asked('postcode'),
      {
        name: 'living',
        label: 'You live there as',
        type: 'select',
        options: choicesOf(
          'Owner without a mortgage',
          'Owner with a mortgage',
          'Tenant',
          'Boarder',
          'With family or friends',
        ),
        missing: 'Choose how you live there.',
      },
      years('years_there', 'Years there', 'Enter how many years you have lived there; 0 if it is less than one.'),
      {
        name: 'previous_address',
        label: 'Address before that',
        type: 'string',
        maxLength: 200,
        required: { field: 'years_there', below: 3 },
        help: 'Where you have lived at your address for less than three years.',
        missing: 'Enter your address before that: you have lived at this one for less than three years.',
      },
    ],
  },
  {
    key: 'employment',
    title: 'Your work',
    text: 'Whoever does not work at present says so, and leaves the rest empty.',
    fields: [
      {
        name: 'work',
        label: 'Your work',
        type: 'select',
        options: choicesOf(...works, 'Retired', 'Not working at present'),
        missing: 'Choose what describes your work.',
      },
      {
        name: 'occupation',
        label: 'Occupation',
        type: 'string',
        autocomplete: 'organization-title',
        maxLength: 100,
        required: { field: 'work', is: works },
        missing: 'Enter your occupation.',
      },
      {
        name: 'employer',
        label: 'Employer, or your business',
        type: 'string',
        autocomplete: 'organization',
        maxLength: 120,
        required: { field: 'work', is: works },
        missing: 'Enter the name of your employer, or of your business.',
      },
      {
        name: 'employer_phone',
        label: 'Their phone number',
        type: 'phone',
        inputMode: 'tel',
        maxLength: 30,
        required: { field: 'work', is: employed },
        missing: 'Enter a number on which your employer can be reached.',
      },
      {
        ...years(
          'years_at_work',
          'Years there',
          'Enter how many years you have worked there; 0 if it is less than one.',
        ),
        required: { field: 'work', is: works },
      },
    ],
  },
  {
    key: 'income',
    title: 'Income and expenses',
    text: 'Figures as near as you know them. What is shared with a partner: your part of it.',
    fields: [
      dollars('income', 'Income after tax', {
        required: true,
        missing: 'Enter your income after tax; 0 if there is none.',
      }),
      {
        name: 'income_every',
        label: 'Every',
        type: 'radio',
        options: choicesOf('Week', 'Fortnight', 'Month', 'Year'),
        default: 'Fortnight',
        missing: 'Choose how often your income comes.',
      },
      dollars('other_income', 'Other income a month', { help: 'Rent you get, benefits, child support.' }),
      dollars('housing', 'Rent, board or mortgage a month', {
        required: true,
        missing: 'Enter what you pay for housing a month; 0 if nothing.',
      }),
      dollars('living_costs', 'Living expenses a month', {
        required: true,
        help: 'Food, power, phone, transport, insurance, school.',
        missing: 'Enter your living expenses a month.',
      }),
      dollars('repayments', 'Repayments a month', { help: 'Of other loans and cards.' }),
    ],
  },
  {
    key: 'assets',
    title: 'What you own and owe',
    text: 'Leave empty what you have none of.',
    fields: [
      dollars('property', 'Property you own'),
      dollars('savings', 'Savings and investments'),
      dollars('vehicles', 'Vehicles you own'),
      dollars('other_assets', 'Anything else of value'),
      dollars('mortgage_owing', 'Owing on mortgages'),
      dollars('loans_owing', 'Owing on other loans'),
      dollars('card_limits', 'Limits of your credit cards', {
        help: 'The limits, not what is owing: lenders count those.',
      }),
    ],
  },
]
