import type { z } from 'zod'
import type { contentPage } from './content-page.ts'
import { financePages } from './finance-pages.ts'
import type { formNames } from './section-types.ts'

type FormName = (typeof formNames)[number]
type Page = z.infer<typeof contentPage>

const words = (...paragraphs: string[]) => ({ type: 'richText' as const, paragraphs })
const form = (name: FormName, title?: string) => ({ type: 'form' as const, form: name, ...(title && { title }) })
const places = { type: 'locations' as const }

/** What the default navigation leads to, said plainly enough to be true of any dealer. A site words its own. */
export const standardPages: Page[] = [
  {
    path: '/special-offers',
    title: 'Current offers',
    sections: [
      { type: 'offers', title: 'On offer now', limit: 12 },
      { type: 'stockRail', title: 'Just in' },
    ],
  },
  ...financePages,
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
  {
    path: '/vehicle-parts-and-accessories',
    title: 'Genuine parts and accessories',
    sections: [
      words(
        'Our parts desk supplies genuine parts and fits accessories. With your VIN or registration number we find the right part the first time.',
      ),
      form('parts', 'Which part are you after?'),
      places,
    ],
  },
  {
    path: '/warranty',
    title: 'Warranty',
    sections: [
      words(
        'New vehicles carry their manufacturer’s warranty. Used vehicles may carry a statutory warranty, depending on the state, the age and the kilometres; ask us about the one you are looking at.',
        'Australian Consumer Law guarantees apply in addition.',
      ),
      places,
    ],
  },
  {
    path: '/roadside-assist',
    title: 'Roadside assist',
    sections: [
      words(
        'Whether roadside assistance is included depends on the vehicle and its age. Your logbook or the app of your vehicle’s maker has the number to call; if you cannot find it, call us.',
      ),
      places,
    ],
  },
  {
    path: '/owner-benefits',
    title: 'Owner benefits',
    sections: [
      words(
        'What comes with your vehicle, from capped-price servicing to map updates, differs by maker and model year. Ask us with your registration number and we will list what applies to yours.',
      ),
      places,
    ],
  },
  {
    path: '/about-us',
    title: 'About us',
    sections: [
      words(
        'We buy, sell and look after vehicles, and we would rather you came back than bought in a hurry. Come and look, bring a friend who knows engines, take your time.',
      ),
      { type: 'reviews', title: 'What customers say', limit: 6 },
      places,
    ],
  },
  {
    path: '/careers',
    title: 'Careers',
    sections: [
      words(
        'We hire people who like vehicles and tell the truth about them: sales, workshop, parts, detailing, office. Send us a note with what you have done and what you would like to do.',
      ),
      form('careers'),
      places,
    ],
  },
  { path: '/contact', title: 'Contact us', sections: [form('contact', 'Send us a message'), places] },
  {
    path: '/fleet',
    title: 'Fleet',
    sections: [
      words(
        'For two vehicles or two hundred we quote by volume, arrange delivery to your sites and keep the servicing on one account. Tell us what the vehicles must do and by when.',
      ),
      form('fleet', 'Tell us about your fleet'),
      places,
    ],
  },
  { path: '/blog', title: 'Latest News', sections: [{ type: 'news', title: 'All articles', limit: 12 }] },
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
  {
    path: '/terms-and-conditions',
    title: 'Terms and conditions',
    sections: [
      words(
        'Prices, specifications and availability are checked with care but can change before you visit; the price that counts is the one on your contract. Pictures show the vehicle described unless they say otherwise.',
        'Nothing here limits your rights under the Australian Consumer Law.',
      ),
    ],
  },
  {
    path: '/privacy-policy',
    title: 'Privacy policy',
    sections: [
      words(
        'We collect what you give us when you enquire: your name, how to reach you, and what you ask about. We use it to answer you, share it only with those who need it to do so, such as a lender you ask us to approach, and keep it no longer than the law requires.',
        'To see, correct or delete what we hold about you, contact any of our locations.',
      ),
      places,
    ],
  },
]
