import { z } from 'zod'
import { key } from '../key.ts'
import { choices, reportLink, spinLink, text } from '../value-types.ts'

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
  'warranty',
  'reports',
  'whyBuyFromUs',
  'tradeInFaq',
  'location',
  'similarCars',
  'blog',
  'disclaimer',
])

const answer = (words: string, meaning: string) =>
  key(text(600).nullable(), {
    default: words,
    perVehicle: true,
    serves: ['VD-23'],
    meaning: `${meaning}; without one the question is not put`,
  })
const provider = (name: string) =>
  key(reportLink.nullable(), {
    default: null,
    perVehicle: true,
    audience: 'server',
    serves: ['VD-32'],
    meaning: `Where the provider of the ${name} has it; without one it is not offered`,
  })

export const vehiclePage = {
  sections: key(sections, {
    default: [
      'priceGauge',
      'keyInformation',
      'specifications',
      'features',
      'video',
      'dealerComments',
      'fuelCalculator',
      'financeCalculator',
      'deliveryCalculator',
      'warranty',
      'reports',
      'location',
      'similarCars',
      'whyBuyFromUs',
      'tradeInFaq',
      'featureBanner',
      'disclaimer',
    ],
    perVehicle: true,
    serves: ['PL-05', 'VD-08', 'VD-09', 'VD-10', 'VD-11', 'VD-12', 'VD-13', 'VD-14', 'VD-21', 'VD-23'],
    meaning: 'Sections of a vehicle page, in order; one that is not named is not shown',
  }),
  bottomBlock: key(z.boolean(), {
    default: true,
    perVehicle: true,
    serves: ['BR-09'],
    meaning:
      "The block at the page's bottom: whyBuyFromUs, tradeInFaq, featureBanner and blog, which are not about the vehicle itself",
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
  share: key(choices(['facebook', 'x', 'linkedin', 'whatsapp', 'email']), {
    default: ['facebook', 'x', 'whatsapp', 'email'],
    serves: ['VD-28'],
    meaning: 'Networks a vehicle can be shared on, in order; copying its link is always offered',
  }),
  showViews: key(z.boolean(), {
    default: false,
    perVehicle: true,
    serves: ['VD-34'],
    meaning: 'Tell how often a vehicle has been looked at',
  }),
  spinLink: key(spinLink.nullable(), {
    default: null,
    perVehicle: true,
    serves: ['EN-01', 'VD-03'],
    meaning:
      'Where the service that turned a vehicle shows it, as https://spins.example/{code}: a link on pages of vehicles that have its code and no frames of their own',
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
  tradeInFaq: {
    vehicleTypes: answer(
      'Cars, utes, vans, motorcycles, caravans and light trucks of any make. Online estimates are generally not given for vehicles over 7 years old or with more than 100,000 km: those we value in person.',
      'Answer to which vehicles are taken in trade',
    ),
    estimate: answer(
      'From what vehicles of the same model, age and distance are advertised and sold for, less what it costs to prepare yours for sale. It is an estimate, not an offer.',
      'Answer to how the estimate is calculated',
    ),
    exactPrice: answer(
      'After we have seen and driven it. An inspection takes about half an hour, and the price we then give is in writing.',
      'Answer to when the exact price is known',
    ),
    outstandingFinance: answer(
      'Tell us who the lender is. We ask for a payout figure, pay the lender, and what is left goes towards your next vehicle; if more is owing than it is worth, the difference is yours to pay.',
      'Answer to what happens where finance is outstanding',
    ),
    whereToInspect: answer(
      'At any of our locations during opening hours. Bring the registration papers, the service book and all keys.',
      'Answer to where a trade-in is inspected',
    ),
  },
  marketBadge: key(z.boolean(), {
    default: true,
    perVehicle: true,
    serves: ['VD-26'],
    meaning: 'A badge says by how much a price is well below the average market price',
  }),
  priceHistory: key(z.boolean(), {
    default: false,
    perVehicle: true,
    serves: ['VD-27'],
    meaning: 'Beside the price gauge: for how long a vehicle has been offered, and at which prices',
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
    addresses: {
      autogauge: provider('Autogauge report'),
      carAnalysis: provider('Car Analysis'),
      ppsr: provider('PPSR report'),
    },
  },
}
