import { z } from 'zod'
import { key } from '../key.ts'
import { choices, text } from '../value-types.ts'

const sections = choices([
  'featureBanner',
  'keyInformation',
  'specifications',
  'features',
  'video',
  'dealerComments',
  'fuelCalculator',
  'priceGauge',
  'deliveryCalculator',
  'financeCalculator',
  'whyBuyFromUs',
  'tradeInFaq',
  'location',
  'similarCars',
  'blog',
  'disclaimer',
])

export const vehiclePage = {
  sections: key(sections, {
    default: [
      'keyInformation',
      'specifications',
      'features',
      'video',
      'dealerComments',
      'fuelCalculator',
      'priceGauge',
      'deliveryCalculator',
      'financeCalculator',
      'whyBuyFromUs',
      'tradeInFaq',
      'featureBanner',
      'location',
      'similarCars',
      'disclaimer',
    ],
    perVehicle: true,
    serves: ['PL-05', 'VD-08', 'VD-09', 'VD-10', 'VD-11', 'VD-12', 'VD-13', 'VD-14', 'VD-21', 'VD-23'],
    meaning: 'Sections of a vehicle page, in order',
  }),
  bottomBlock: key(z.boolean(), {
    default: true,
    perVehicle: true,
    serves: ['BR-09'],
    meaning: "The block at the page's bottom",
  }),
  viewerDefault: key(z.enum(['spin', 'walkaround', 'gallery', 'interior']), {
    default: 'spin',
    perVehicle: true,
    serves: ['VD-03'],
    meaning: 'View the viewer opens with, where the vehicle has it',
  }),
  spinAutoRotate: key(z.boolean(), {
    default: true,
    perVehicle: true,
    serves: ['VD-04'],
    meaning: 'The spin turns once by itself',
  }),
  videoPosition: key(z.enum(['start', 'second', 'middle', 'end']), {
    default: 'second',
    perVehicle: true,
    serves: ['VD-05'],
    meaning: 'Where the stock video stands in the gallery',
  }),
  stickyHeader: key(z.boolean(), {
    default: true,
    perVehicle: true,
    serves: ['VD-16'],
    meaning: 'A header with price and buttons stays while the page scrolls',
  }),
  showSeries: key(z.boolean(), {
    default: false,
    perVehicle: true,
    serves: ['VD-01'],
    meaning: "Titles and breadcrumbs use the vehicle's whole name, series included",
  }),
  whyBuyFromUs: key(z.array(text(300)).max(12), {
    default: [],
    perVehicle: true,
    serves: ['VD-23'],
    meaning: "Points of the 'Why buy from us' panel; none hides it",
  }),
  reports: {
    autogauge: key(z.boolean(), {
      default: false,
      perVehicle: true,
      serves: ['VD-32', 'VD-27'],
      meaning: 'Price gauge and Autogauge report (used vehicles)',
    }),
    carAnalysis: key(z.boolean(), {
      default: false,
      perVehicle: true,
      serves: ['VD-32'],
      meaning: 'Car Analysis download',
    }),
    ppsr: key(z.boolean(), { default: false, perVehicle: true, serves: ['VD-32'], meaning: 'PPSR report download' }),
  },
}
