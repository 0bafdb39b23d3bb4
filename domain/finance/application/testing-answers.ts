import type { StepKey } from './application-field.ts'

/** What an applicant writes, by step; the words are found again by tests that look where they must not be. */
export const writtenSteps = {
  about: {
    name: 'Jane',
    last_name: 'Citizen',
    date_of_birth: '1990-12-31',
    phone: '0412 345 678',
    email: 'jane@shopper.example',
    dependants: '2',
    budget: '$30,000',
  },
  residence: {
    street: '7 Quokkawood Street',
    suburb: 'Brisbane',
    state: 'QLD',
    postcode: '4000',
    living: 'Tenant',
    years_there: '2',
    previous_address: '9 Bilbyvale Road, Perth',
  },
  employment: {
    work: 'Full-time',
    occupation: 'Numbatologist',
    employer: 'Wombatworks Pty Ltd',
    employer_phone: '07 3000 1234',
    years_at_work: '4',
  },
  income: {
    income: '$2,468.13',
    income_every: 'Fortnight',
    other_income: '',
    housing: '1,975.31',
    living_costs: '1864.20',
    repayments: '0',
  },
  assets: { property: '', savings: '98,765.43', vehicles: '7,531', loans_owing: '86,420', card_limits: '' },
} as const satisfies Partial<Record<StepKey, Readonly<Record<string, string>>>>
