import type { z } from 'zod'
import type { contentPage } from '#config/site/content-page.ts'

type Page = z.infer<typeof contentPage>

/** The group's other businesses, each with a page of its own at the address the group has given it. */
export const meridianGroupPages: Page[] = [
  {
    path: '/twg-cars',
    title: 'Cars of the group',
    lead: 'Twelve dealerships, one list: what stands in Perth can be driven in Newcastle within the week.',
    sections: [
      {
        type: 'markdown',
        image: '/media/heroes/showroom-suv',
        imageAlt: 'An SUV in a bright showroom',
        text: 'Every car of the group is on [one stock list](/search/new-used-and-demo-cars), with the price, the type of that price and the dealership that has it.\n\nIf it stands two states away, the dealership nearest you brings it over at the carrier’s price, does the inspection your state asks for, and hands you the keys.',
      },
      { type: 'stockRail', title: 'New to the list', sort: 'latest', limit: 6 },
      {
        type: 'cards',
        title: 'Before you decide',
        items: [
          {
            title: 'What covers it',
            text: 'Makers’ warranties and what the law of each state gives.',
            href: '/warranty',
            label: 'See warranty',
          },
          {
            title: 'What it costs',
            text: 'Both rates and the whole cost, before you sign.',
            href: '/finance',
            label: 'See finance',
          },
          {
            title: 'What yours is worth',
            text: 'Any make, whether or not you buy from us.',
            href: '/trade-in',
            label: 'Value a trade-in',
          },
        ],
      },
      { type: 'locations', title: 'Where they stand' },
    ],
  },
  {
    path: '/twg-rental',
    title: 'Rental',
    lead: 'A car for the week yours is in the workshop, a van for the move, a ute for the weekend.',
    sections: [
      {
        type: 'cards',
        title: 'What there is',
        items: [
          { title: 'Small and mid-size', text: 'For a day or a month, with 200 km a day included.' },
          { title: 'Utes and vans', text: 'One tonne, straps and a trolley in the back.' },
          { title: 'Seven seats', text: 'With two child seats, fitted, if you say so when you book.' },
        ],
      },
      {
        type: 'steps',
        title: 'How it works',
        items: [
          { title: 'Ask', text: 'Tell us the days and what it must carry.' },
          { title: 'Confirm', text: 'We come back with the price and the excess, in writing.' },
          { title: 'Collect', text: 'Bring your licence and a card in the same name.' },
          { title: 'Return', text: 'Full tank, any dealership of the group in the same city.' },
        ],
      },
      {
        type: 'form',
        form: 'contact',
        title: 'Ask for a rental',
        text: 'Say which days, where, and what it must carry.',
      },
      { type: 'locations', title: 'Where to collect' },
    ],
  },
  {
    path: '/twg-tyres',
    title: 'Tyres',
    lead: 'The right tyre for the load and the road, fitted, balanced and aligned by our own workshops.',
    sections: [
      {
        type: 'markdown',
        title: 'Read the wall first',
        text: 'On the side of your tyre stands something like **225/65 R17 102H**: its width, its height, its rim, what it may carry and how fast. The placard inside the driver’s door says what your vehicle needs. Bring either, or just the registration number.\n\n- Under 3 mm of tread, wet roads need half as much room again to stop.\n- Older than six years, rubber hardens whatever the tread says.\n- A pull to one side wants an alignment before it eats a new pair.',
        image: '/media/heroes/outback-ute',
        imageAlt: 'A ute on a gravel road at dusk',
      },
      {
        type: 'partsSearch',
        title: 'Find tyres and wheels',
        examples: ['225/65 R17', 'All-terrain tyres', 'Spare wheel', 'Wheel alignment'],
      },
      { type: 'serviceBanner', title: 'Fitted in an hour', action: { label: 'Book the workshop', href: '/service' } },
      { type: 'locations', title: 'Where we fit them' },
    ],
  },
  {
    path: '/neotek',
    title: 'Neotek',
    lead: 'The group’s electronics bench: cameras, brake controllers, dual batteries and towing looms, wired to last.',
    sections: [
      {
        type: 'cards',
        title: 'What the bench does',
        items: [
          { title: 'Cameras and sensors', text: 'Reverse, side and dash cameras that survive corrugations.' },
          { title: 'Brake controllers', text: 'For caravans and floats, calibrated on a test drive.' },
          { title: 'Second batteries', text: 'Fuse, isolator and a wiring diagram in the glovebox.' },
          { title: 'Towing looms', text: 'Plug and play, so that the warranty stays whole.' },
          {
            title: 'Tracking',
            text: 'For fleets: where it is, who drives it, when it is due.',
            href: '/fleet',
            label: 'See fleet',
          },
          { title: 'Calibration', text: 'Cameras and radar re-aimed after a windscreen or a bull bar.' },
        ],
      },
      { type: 'form', form: 'service-booking', title: 'Book the bench' },
    ],
  },
  {
    path: '/4x4-outdoor',
    title: '4x4 Outdoor',
    lead: 'Bars, racks, suspension and recovery gear for people who leave the bitumen on purpose.',
    sections: [
      {
        type: 'markdown',
        title: 'Weigh before you bolt',
        text: 'A bar, a winch, drawers and a full roof rack are 300 kg before anyone gets in. We weigh your vehicle first, show you what is left to its *gross vehicle mass*, and fit what keeps it legal and insured.\n\nUpgrades of suspension and mass are certified in your state before you drive off.',
        image: '/media/heroes/outback-caravan',
        imageAlt: 'A caravan on an outback road',
      },
      { type: 'stockRail', title: 'Dual cabs to start from', body: 'ute', limit: 6 },
      {
        type: 'partsSearch',
        title: 'Find gear that fits',
        examples: ['Bull bar', 'Roof racks', 'Snorkel', 'Recovery kit', 'Drawers'],
      },
      { type: 'offers', title: 'On offer across the group', limit: 3 },
    ],
  },
]
