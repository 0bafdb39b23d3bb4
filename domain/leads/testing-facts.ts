import type { SiteFacts } from './open-form.ts'

/** A site with one dealership and one location, asking what it asks by default. */
export const testingFacts: SiteFacts = {
  dealerships: [{ slug: 'north', name: 'North Motors' }],
  locations: [{ slug: 'north-yard', name: 'North yard', purposes: ['sales', 'service', 'parts', 'buying'] }],
  enquiry: {
    commentsRequired: true,
    defaultCategory: 'General Enquiry',
    dealershipSelect: true,
    locationSelect: false,
  },
  words: {
    optIn: 'Yes, I would like to subscribe to receive latest offers & product updates.',
    terms: '*You must agree to the terms of use before submitting.',
  },
}

/** The same with two dealerships and three locations. */
export const groupFacts: SiteFacts = {
  ...testingFacts,
  dealerships: [...testingFacts.dealerships, { slug: 'south', name: 'South Motors' }],
  locations: [
    { slug: 'north-yard', name: 'North yard', purposes: ['sales', 'buying'] },
    { slug: 'south-yard', name: 'South yard', purposes: ['sales', 'buying'] },
    { slug: 'workshop', name: 'Workshop', purposes: ['service'] },
  ],
}
