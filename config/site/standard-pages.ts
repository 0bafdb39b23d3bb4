import { aboutPages } from './pages/about.ts'
import { electricVehiclesPages } from './pages/electric-vehicles.ts'
import { financePages } from './pages/finance.ts'
import { fleetPages } from './pages/fleet.ts'
import { legalPages } from './pages/legal.ts'
import { ownerBenefitsPages } from './pages/owner-benefits.ts'
import type { Page } from './pages/page.ts'
import { partsPages } from './pages/parts.ts'
import { roadsideAssistPages } from './pages/roadside-assist.ts'
import { warrantyPages } from './pages/warranty.ts'
import type { formNames } from './section-types.ts'

type FormName = (typeof formNames)[number]

const words = (...paragraphs: string[]) => ({ type: 'richText' as const, paragraphs })
const form = (name: FormName, title?: string) => ({ type: 'form' as const, form: name, ...(title && { title }) })
const places = { type: 'locations' as const }

/** What the default navigation leads to, said plainly enough to be true of any dealer. A site words its own. */
export const standardPages: Page[] = [
  {
    path: '/special-offers',
    title: 'Current offers',
    lead: 'What is on, until when, and on what terms.',
    sections: [
      { type: 'offers', title: 'On offer now', limit: 60 },
      { type: 'stockRail', title: 'Just in' },
    ],
  },
  ...financePages,
  ...warrantyPages,
  ...roadsideAssistPages,
  ...ownerBenefitsPages,
  ...fleetPages,
  ...aboutPages,
  ...partsPages,
  ...electricVehiclesPages,
  ...legalPages,
  {
    path: '/service',
    title: 'Service',
    sections: [
      words(
        'Tell us which vehicle and what it needs, and anything you have noticed: noises, lights, smells. We confirm the day with you.',
      ),
      form('service-booking'),
      places,
    ],
  },
  { path: '/contact', title: 'Contact us', sections: [form('contact', 'Send us a message'), places] },
  {
    path: '/sell-my-car',
    title: 'Sell us yours',
    sections: [
      words(
        'We buy outright, whether or not you buy from us. For a figure we need the registration number, the odometer reading and an honest word on the condition; the exact price follows an inspection, and payment the same day.',
      ),
      form('sell-your-car', 'About your vehicle'),
      places,
    ],
  },
  {
    path: '/sell-your-car',
    title: 'Sell your car',
    sections: [
      words('We buy outright, whether or not you buy from us. Tell us about it and we come back with an offer.'),
      form('sell-your-car', 'About your vehicle'),
      places,
    ],
  },
  {
    path: '/trade-in',
    title: 'Trade in',
    sections: [
      words(
        'We take trade-ins of any make. For a figure we need the registration number, the odometer reading and an honest word on the condition; the exact price follows an inspection.',
      ),
      form('trade-in', 'About your vehicle'),
      places,
    ],
  },
  {
    path: '/book-test-drive',
    title: 'Book a test drive',
    sections: [
      words('Say when it suits you and we will have the vehicle ready. Bring your driver licence.'),
      form('test-drive', 'When would you like to drive?'),
      places,
    ],
  },
]
