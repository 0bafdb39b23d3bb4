import { z } from 'zod'
import { key } from '../key.ts'
import { choices, text } from '../value-types.ts'

const buttonSet = choices(['details', 'enquiry', 'testDrive', 'finance', 'reserve', 'tradeIn', 'call'])
/** '{Vehicle}' becomes Car, Caravan, Motorcycle. */
const label = (words: string, serves: [string, ...string[]]) =>
  key(text(60), { default: words, perVehicle: true, serves, meaning: `Label of the button that says '${words}'` })

export const buttons = {
  card: key(buttonSet, {
    default: ['details', 'enquiry', 'testDrive', 'finance', 'reserve'],
    perVehicle: true,
    serves: ['PL-05', 'SL-07', 'BR-08'],
    meaning: 'Buttons on a result card, in order; each still follows its own rule',
  }),
  page: key(buttonSet, {
    default: ['enquiry', 'testDrive', 'finance', 'reserve', 'tradeIn', 'call'],
    perVehicle: true,
    serves: ['PL-05', 'VD-06', 'BR-08'],
    meaning: "Buttons beside a vehicle's price, in order",
  }),
  stickyHeader: key(buttonSet, {
    default: ['finance', 'tradeIn'],
    perVehicle: true,
    serves: ['PL-05', 'VD-16', 'BR-08'],
    meaning: 'Buttons in the header that stays while the vehicle page scrolls',
  }),
  mobileBar: key(buttonSet, {
    default: ['reserve', 'enquiry', 'call'],
    perVehicle: true,
    serves: ['PL-05', 'VD-17', 'BR-08'],
    meaning: "Buttons in the bar at the foot of a phone's screen",
  }),
  tradeInAllowed: key(z.boolean(), {
    default: true,
    perVehicle: true,
    serves: ['BR-04'],
    meaning: 'A trade-in may be offered',
  }),
  testDriveWhenComingSoon: key(z.boolean(), {
    default: true,
    perVehicle: true,
    serves: ['BR-06'],
    meaning: 'A vehicle on its way can be booked for a test drive; a make rule switches it off',
  }),
  testDriveReplacesFinance: key(z.boolean(), {
    default: false,
    perVehicle: true,
    serves: ['BR-07'],
    meaning: "A test-drive-only vehicle shows 'Book a Test Drive' in place of 'Get Finance'",
  }),
  saveOnlyUsedPricedPictured: key(z.boolean(), {
    default: false,
    serves: ['BR-02'],
    meaning: 'Favourite and compare only for used vehicles with a price and a picture',
  }),
  labels: {
    details: label('View Details', ['SL-07']),
    enquiry: label('Enquiry', ['SL-07']),
    testDrive: label('Book a Test Drive', ['SL-07', 'BR-07']),
    finance: label('Get Finance', ['SL-07', 'VD-16']),
    reserve: label('Reserve this {Vehicle}', ['SL-07', 'PL-03']),
    tradeIn: label('Trade-In', ['VD-16']),
    findSimilar: label('Find Me Something Similar', ['SL-08', 'BR-01']),
    mobileReserve: label('Reserve {Vehicle} Now', ['VD-17', 'PL-03']),
    mobileEnquiry: label('Enquire Now', ['VD-17']),
    mobileMessage: label('Instant Message', ['VD-17']),
    mobileCall: label('Call Now', ['VD-17']),
  },
}
