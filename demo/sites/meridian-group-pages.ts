import type { z } from 'zod'
import type { contentPage } from '#config/site/content-page.ts'

type Page = z.infer<typeof contentPage>
type Section = Page['sections'][number]

const page = (path: string, title: string, lead: string, ...sections: Section[]): Page => ({
  path,
  title,
  lead,
  sections,
})

const named = (rows: readonly (readonly [title: string, text: string])[]) =>
  rows.map(([title, text]) => ({ title, text }))

interface Shop {
  readonly words: { readonly title: string; readonly text: string; readonly image: string; readonly imageAlt: string }
  readonly search: { readonly title: string; readonly examples: string[] }
}

/** A shop of parts: what to know before buying, the search, and what else it has. */
const shop = (path: string, title: string, lead: string, { words, search }: Shop, ...more: Section[]): Page =>
  page(path, title, lead, { type: 'markdown', ...words }, { type: 'partsSearch', ...search }, ...more)

/** The group's other businesses, each with a page of its own at the address the group has given it. */
export const meridianGroupPages: Page[] = [
  page(
    '/twg-cars',
    'Cars of the group',
    'Twelve dealerships, one list: what stands in Perth can be driven in Newcastle within the week.',
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
  ),
  page(
    '/twg-rental',
    'Rental',
    'A car for the week yours is in the workshop, a van for the move, a ute for the weekend.',
    {
      type: 'cards',
      title: 'What there is',
      items: named([
        ['Small and mid-size', 'For a day or a month, with 200 km a day included.'],
        ['Utes and vans', 'One tonne, straps and a trolley in the back.'],
        ['Seven seats', 'With two child seats, fitted, if you say so when you book.'],
      ]),
    },
    {
      type: 'steps',
      title: 'How it works',
      items: named([
        ['Ask', 'Tell us the days and what it must carry.'],
        ['Confirm', 'We come back with the price and the excess, in writing.'],
        ['Collect', 'Bring your licence and a card in the same name.'],
        ['Return', 'Full tank, any dealership of the group in the same city.'],
      ]),
    },
    {
      type: 'form',
      form: 'contact',
      title: 'Ask for a rental',
      text: 'Say which days, where, and what it must carry.',
    },
    { type: 'locations', title: 'Where to collect' },
  ),
  shop(
    '/twg-tyres',
    'Tyres',
    'The right tyre for the load and the road, fitted, balanced and aligned by our own workshops.',
    {
      words: {
        title: 'Read the wall first',
        text: 'On the side of your tyre stands something like **225/65 R17 102H**: its width, its height, its rim, what it may carry and how fast. The placard inside the driver’s door says what your vehicle needs. Bring either, or just the registration number.\n\n- Under 3 mm of tread, wet roads need half as much room again to stop.\n- Older than six years, rubber hardens whatever the tread says.\n- A pull to one side wants an alignment before it eats a new pair.',
        image: '/media/studio/suv-large-a/wheel/grey/concrete-court',
        imageAlt: 'A wheel of a grey SUV',
      },
      search: {
        title: 'Find tyres and wheels',
        examples: ['225/65 R17', 'All-terrain tyres', 'Spare wheel', 'Wheel alignment'],
      },
    },
    { type: 'serviceBanner', title: 'Fitted in an hour', action: { label: 'Book the workshop', href: '/service' } },
    { type: 'locations', title: 'Where we fit them' },
  ),
  page(
    '/neotek',
    'Neotek',
    'The group’s electronics bench: cameras, brake controllers, dual batteries and towing looms, wired to last.',
    {
      type: 'cards',
      title: 'What the bench does',
      items: [
        ...named([
          ['Cameras and sensors', 'Reverse, side and dash cameras that survive corrugations.'],
          ['Brake controllers', 'For caravans and floats, calibrated on a test drive.'],
          ['Second batteries', 'Fuse, isolator and a wiring diagram in the glovebox.'],
          ['Towing looms', 'Plug and play, so that the warranty stays whole.'],
          ['Calibration', 'Cameras and radar re-aimed after a windscreen or a bull bar.'],
        ]),
        {
          title: 'Tracking',
          text: 'For fleets: where it is, who drives it, when it is due.',
          href: '/fleet',
          label: 'See fleet',
        },
      ],
    },
    { type: 'form', form: 'service-booking', title: 'Book the bench' },
  ),
  shop(
    '/4x4-outdoor',
    '4x4 Outdoor',
    'Bars, racks, suspension and recovery gear for people who leave the bitumen on purpose.',
    {
      words: {
        title: 'Weigh before you bolt',
        text: 'A bar, a winch, drawers and a full roof rack are 300 kg before anyone gets in. We weigh your vehicle first, show you what is left to its *gross vehicle mass*, and fit what keeps it legal and insured.\n\nUpgrades of suspension and mass are certified in your state before you drive off.',
        image: '/media/studio/ute-dual-cab-b/rear-34/orange/concrete-court',
        imageAlt: 'An orange dual-cab ute from behind',
      },
      search: {
        title: 'Find gear that fits',
        examples: ['Bull bar', 'Roof racks', 'Snorkel', 'Recovery kit', 'Drawers'],
      },
    },
    { type: 'stockRail', title: 'Dual cabs to start from', body: 'ute', limit: 6 },
    { type: 'offers', title: 'On offer across the group', limit: 3 },
  ),
]
