import { key } from '../key.ts'
import { text } from '../value-types.ts'

export const wording = {
  tags: {
    used: key(text(40), { default: 'Used', perVehicle: true, serves: ['PL-06'], meaning: 'Tag of a used vehicle' }),
    new: key(text(40), { default: 'New', perVehicle: true, serves: ['PL-06'], meaning: 'Tag of a new vehicle' }),
    demo: key(text(40), { default: 'Demo', perVehicle: true, serves: ['PL-06'], meaning: 'Tag of a demonstrator' }),
  },
  noPriceText: key(text(120), {
    default: 'Enquire for price.',
    perVehicle: true,
    serves: ['PL-06', 'VD-25'],
    meaning: 'Stands where a price is not shown',
  }),
  preOrderText: key(text(120), {
    default: 'Pre-order',
    perVehicle: true,
    serves: ['VD-25'],
    meaning: 'Stands for the price of a vehicle on pre-order',
  }),
  newArrivalText: key(text(40), {
    default: 'New Arrival',
    perVehicle: true,
    serves: ['PL-06', 'VD-24'],
    meaning: 'Tag of a vehicle that has just arrived',
  }),
  reservedText: key(text(40), { default: 'Reserved', serves: ['VD-24'], meaning: 'Tag of a reserved vehicle' }),
  comingSoonText: key(text(40), {
    default: 'COMING SOON',
    perVehicle: true,
    serves: ['VD-24'],
    meaning: 'Tag of a vehicle on its way',
  }),
  justSoldText: key(text(40), {
    default: 'JUST SOLD',
    perVehicle: true,
    serves: ['VD-24'],
    meaning: 'Tag of a vehicle no longer in stock',
  }),
  belowMarketText: key(text(80), {
    default: '{amount} below the average asking price',
    perVehicle: true,
    serves: ['VD-26'],
    meaning: 'Badge of a price below the average market price; {amount} is by how much',
  }),
  soldText: key(text(120), {
    default: 'SOLD',
    perVehicle: true,
    serves: ['VD-07'],
    meaning: "Message on a sold vehicle's page",
  }),
  similarText: key(text(120), {
    default: 'Like this and want something similar?',
    serves: ['SL-08'],
    meaning: 'Leads to the form that finds something similar',
  }),
  commentsPendingText: key(text(), {
    default: 'Dealer comments are pending. Please check back here later.',
    perVehicle: true,
    serves: ['VD-13'],
    meaning: 'Stands where a vehicle has no dealer comments',
  }),
  emptyTitle: key(text(120), {
    default: 'No Results Available',
    serves: ['ER-01'],
    meaning: 'Heading of an empty result',
  }),
  emptyText: key(text(), {
    default: 'No results found for your search at this time. Please try adjusting the filters for more results.',
    serves: ['ER-01'],
    meaning: 'Text of an empty result',
  }),
  noOffersText: key(text(), {
    default: 'There appears to be no offers currently available that meet the conditions of your search',
    serves: ['ER-01'],
    meaning: 'Stands where there are no offers to show',
  }),
  optInLabel: key(text(), {
    default: 'Yes, I would like to subscribe to receive latest offers & product updates.',
    serves: ['FM-05'],
    meaning: 'Label of the opt-in box',
  }),
  termsText: key(text(), {
    default: '*You must agree to the terms of use before submitting.',
    serves: ['FM-09'],
    meaning: 'Shown where the terms box is not ticked',
  }),
  collectionNotice: key(text(600), {
    default:
      'We collect your details to answer you, and share them only with those who help us to, such as the dealership you ask. Our privacy policy says how to see or correct them.',
    serves: ['FM-12'],
    meaning: 'Stands beside the button of every form, and is kept with the lead: who collects what, and what for',
  }),
}
