import { ranges } from '../catalogue.ts'
import type { SiteContent } from './content.ts'

const makesOf = (models: readonly { make: string }[]): string[] =>
  [...new Set(models.map(({ make }) => make))].toSorted()
const says = (title: string, grid: string): readonly string[] => [
  `${title} is sold and serviced by the dealerships of the group that hold its franchise or trade in it used.`,
  grid === 'Truck Brands'
    ? 'Bodies, payloads and finance for operators are arranged at Wingfield.'
    : 'Any of them can bring a vehicle to the dealership nearest you.',
]

const entries = (grid: string, makes: readonly string[], banners: readonly string[]) =>
  makes.map((title, at) => ({ title, grid, paragraphs: says(title, grid), banner: banners[at % banners.length]! }))

// A make that builds two kinds stands in the first grid that has it: a brand has one page.
const cars = makesOf(ranges.allCars)
const motorcycles = makesOf(ranges.motorcycles).filter((make) => !cars.includes(make))
const trucks = makesOf(ranges.trucks).filter((make) => !cars.includes(make))

export const meridianBrands: NonNullable<SiteContent['brands']> = [
  ...entries('Car Brands', cars, ['hero-showroom', 'hero-coast', 'hero-night-coupe', 'hero-coast-open']),
  ...entries('Motorcycle Brands', motorcycles, ['hero-motorcycle', 'hero-motorcycle-night']),
  ...entries('Truck Brands', trucks, ['hero-truck']),
  {
    title: 'Coastline Toyota',
    grid: 'Our Brands',
    paragraphs: ['Toyota on the Sunshine Coast, with showrooms at Maroochydore and Noosaville.'],
  },
  { title: 'Meridian Motorcycles', grid: 'Our Brands', skipPage: true },
  { title: 'Meridian Trucks', grid: 'Our Brands', skipPage: true },
]

export const meridianContent: SiteContent = {
  brands: meridianBrands,
  slides: [
    {
      name: 'Motorcycles at Ringwood',
      description: 'Every popular make under one roof on the Maroondah Highway.',
      url: '/search/new-used-and-demo-cars',
      picture: 'motorcycle-red',
    },
    {
      name: 'Trucks at Wingfield',
      description: 'Light rigids to prime movers.',
      url: '/search/new-used-and-demo-cars',
      picture: 'truck-white',
    },
  ],
  posts: [
    {
      heading: 'Buying a car two states away',
      tags: ['Buying'],
      picture: 'suv-red-side',
      daysAgo: 9,
      description: 'Transfers, duty and who pays for the truck.',
      paragraphs: [
        'A car bought in Adelaide by somebody in Newcastle is registered in New South Wales, and duty is paid there. The dealership nearest you does the inspection the state asks for.',
        'Moving it between our dealerships costs what the carrier charges and nothing on top. Adelaide to Newcastle is usually six days.',
      ],
    },
    {
      heading: 'Perth joins the stock list',
      tags: ['The group'],
      picture: 'sedan-blue',
      daysAgo: 31,
      description: 'Osborne Park’s cars can now be driven in four other states.',
      paragraphs: [
        'Scarborough Beach Road has been selling cars for three generations. From this month what stands there is on the same list as everything else in the group.',
        'Western Australian cars are dry and straight. They also come a long way, so the price to your door is worked out before you decide.',
      ],
    },
    {
      heading: 'Apprentices: forty-one this year',
      tags: ['The group', 'Careers'],
      picture: 'ute-white',
      daysAgo: 58,
      description: 'Workshops in five states, and what a first-year does.',
      paragraphs: [
        'Light vehicle, heavy vehicle, motorcycle and parts. First-years start in February and rotate through two workshops so that nobody learns only one brand.',
        'Applications open in September. Bring a logbook of something you have fixed, even if it was a mower.',
      ],
    },
    {
      heading: 'A prime mover is specified, not chosen',
      tags: ['Trucks', 'Buying'],
      picture: 'truck-white',
      daysAgo: 84,
      description: 'Axles, wheelbase and the road to Port Augusta.',
      paragraphs: [
        'The questions come in order: what does it carry, over which roads, how many nights away. Only then does anybody open a brochure.',
        'Wingfield keeps a few in common specifications for operators who lost a truck yesterday. Everything else is built to the job.',
      ],
    },
  ],
  promos: [
    {
      name: 'Move it at cost',
      title: 'Seen it in another city?',
      description: 'We bring it to your dealership at the carrier’s price.',
      href: '/contact',
      picture: 'truck-white',
      position: [9],
    },
    {
      name: 'Fleet',
      title: 'Buying five or more?',
      description: 'One contract across five states.',
      href: '/fleet',
      picture: 'wagon-grey',
      display: ['/search/new-cars'],
      strictDisplay: true,
    },
  ],
  offers: [
    {
      dealership: 'meridian-parramatta',
      name: 'Prestige demonstrators at Parramatta',
      description: 'Drive away prices on the showroom’s own cars before the plates change.',
      disclaimer: 'Demonstrators in stock at Parramatta.',
      picture: 'sedan-blue',
      days: 50,
    },
    {
      dealership: 'meridian-dandenong',
      name: 'Two years of servicing with any new SUV',
      description: 'Scheduled servicing for two years or 30,000 km, at any workshop of the group.',
      picture: 'suv-blue',
      days: 35,
      disclaimer: 'New SUVs delivered by Dandenong. Wear items excluded.',
    },
    {
      dealership: 'meridian-trucks',
      name: 'Work it on Monday',
      description: 'Light trucks with trays fitted, in stock at Wingfield.',
      picture: 'truck-white',
    },
    {
      dealership: 'meridian-motorcycles',
      name: 'Learner-approved bikes with a jacket',
      description: 'Any LAMS motorcycle comes with $400 of riding gear.',
      picture: 'motorcycle-red',
      days: 25,
      disclaimer: 'Gear from stock at Ringwood.',
    },
    {
      dealership: 'meridian-perth',
      name: 'No establishment fee at Osborne Park',
      description: 'On finance for new and demonstrator cars, until the end of the quarter. Ask for a written quote.',
      category: 'Finance offer',
      picture: 'cabin-wide',
      disclaimer:
        'Subject to the lender’s approval, terms and fees. A written quote states the rate and the comparison rate.',
    },
  ],
}
