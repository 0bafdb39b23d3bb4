import type { DemoSite } from '../dealer-types.ts'
import { groupDealerships } from '../dealers/group-dealerships.ts'
import { meridianGroupPages } from './meridian-group-pages.ts'
import { meridianBrands, meridianContent as content } from './meridian-content.ts'

const makes = meridianBrands.filter(({ grid }) => grid !== 'Our Brands').length
const dealerships = ['coastline-toyota', ...groupDealerships.map(({ slug }) => slug)]
const states = new Set(['QLD', ...groupDealerships.flatMap(({ locations }) => locations.map(({ state }) => state))])
  .size

/** A national group: brands and places as an atlas. */
export const meridian: DemoSite = {
  slug: 'meridian',
  name: 'Meridian Motor Group',
  kind: 'group',
  template: 'gallery',
  dealerships,
  backdrop: 'concrete-court',
  content,
  layer: {
    settings: {
      contact: {
        phones: { main: '1300 555 330', service: '1300 555 331', parts: '1300 555 332' },
        email: 'office@meridian.example',
      },
      logos: {
        main: '/demo/logos/meridian.svg',
        onDark: '/demo/logos/meridian-on-dark.svg',
        icon: '/demo/logos/meridian-icon.svg',
        width: 184,
      },
      theme: {
        scheme: 'light',
        colour: {
          ground: '#fbf8f1',
          surface: '#f3eee2',
          ink: '#1d1b17',
          muted: '#5c564a',
          line: '#d8d0bf',
          accent: '#774c1b',
          onAccent: '#ffffff',
          block: '#1d1b17',
          onBlock: '#fbf8f1',
          focus: '#774c1b',
          positive: '#2a5a42',
          negative: '#932820',
        },
      },
      header: {
        nav: [
          { label: 'Stock', href: '/search/new-used-and-demo-cars', menu: 'stock' },
          { label: 'Brands', href: '/brands', menu: 'brands' },
          { label: 'Dealerships', href: '/dealerships' },
          { label: 'Offers', href: '/special-offers' },
          {
            label: 'Service',
            items: [
              { label: 'Book a service', href: '/service' },
              { label: 'Parts and accessories', href: '/vehicle-parts-and-accessories' },
              { label: 'Warranty', href: '/warranty' },
            ],
          },
          {
            label: 'The group',
            items: [
              { label: 'About us', href: '/about-us' },
              { label: 'Careers', href: '/careers' },
              { label: 'Fleet', href: '/fleet' },
              { label: 'Contact', href: '/contact' },
              { label: 'Group cars', href: '/twg-cars' },
              { label: 'Rental', href: '/twg-rental' },
              { label: 'Tyres', href: '/twg-tyres' },
              { label: 'Neotek', href: '/neotek' },
              { label: '4x4 Outdoor', href: '/4x4-outdoor' },
            ],
          },
          { label: 'Finance', href: '/finance', emphasised: true },
        ],
      },
      pages: { own: meridianGroupPages },
      privacy: { overseasCountries: ['Singapore'] },
      careers: {
        positions: [
          {
            title: 'Heavy vehicle technician',
            place: 'Wingfield',
            hours: 'Full time, days',
            text: 'Light rigids to prime movers, in a workshop with a pit and a brake tester.\n\n- Trade certificate, heavy vehicle\n- HR licence, or the wish for one',
          },
          {
            title: 'Parts interpreter',
            place: 'Newcastle',
            hours: 'Full time, Saturdays by roster',
            text: 'You hear *the thing behind the wheel* and know which bearing is meant. Phone, counter and workshop.',
          },
          {
            title: 'Finance administrator',
            place: 'Group office, Brisbane',
            hours: 'Part time, four days',
            text: 'Settlements, payouts and paperwork that is right the first time.',
          },
        ],
      },
      home: {
        sections: [
          {
            type: 'hero',
            layout: 'fullBleed',
            title: 'Twelve dealerships, five states, one stock list',
            text: 'Search from Townsville to Osborne Park. A car in one city can be driven in another within the week.',
            image: '/media/heroes/showroom-suv',
            actions: [{ label: 'Search the group’s stock', href: '/search/new-used-and-demo-cars' }],
          },
          { type: 'stockRail', title: 'New to the list', sort: 'latest', oneOfEach: true, limit: 6, layout: 'rail' },
          { type: 'locations', title: 'An atlas of dealerships', layout: 'map' },
          { type: 'brands', title: 'Our Brands' },
          { type: 'stats' },
          {
            type: 'richText',
            title: 'A family of dealers, not a chain',
            paragraphs: [
              'Each dealership keeps its own name on the door, its own workshop and its own principal, who lives in the town.',
              'What they share is a stock list, a standard for used cars and a promise to move a vehicle between them at cost.',
            ],
          },
          { type: 'offers', title: 'Offers across the group', limit: 2 },
          { type: 'news', title: 'Notes from the group', limit: 3 },
        ],
      },
      stats: {
        items: [
          { value: String(dealerships.length), label: 'Dealerships' },
          { value: String(makes), label: 'Brands' },
          { value: String(states), label: 'States' },
        ],
      },
      listing: {
        clearFiltersTarget: 'listing',
        promos: { positions: [9] },
        sortOptions: [
          'mostRelevant',
          'latest',
          'lowestPrice',
          'highestPrice',
          'newestYear',
          'lowestKilometres',
          'nearest',
        ],
        presets: [
          { label: 'Under $30k', search: 'range[price]=:30000' },
          { label: 'Hybrid', search: 'fuel=Hybrid' },
          { label: 'Seven seats', search: 'seats=7' },
          { label: 'Demonstrators', search: 'car_type=demo' },
        ],
        makesShown: 10,
        filters: [
          'car_type',
          'item_type',
          'make',
          'model',
          'body',
          'price',
          'km',
          'year',
          'fuel',
          'transmission',
          'state',
          'dealership_name',
          'location_name',
        ],
      },
      finance: {
        provider: 'meridian-credit',
        providers: {
          'meridian-credit': {
            name: 'Meridian Credit',
            estimate: { needs: 'monthlyPayment', minPriceCents: 50_000 },
            quotes: { from: 'ourselves', rates: [{ creditScore: 'GREAT', rate: 7.49 }] },
            fees: [
              { label: 'Establishment', amountCents: 39_500, charged: 'once' },
              { label: 'Vehicle Security Registration', amountCents: 600, charged: 'once', government: true },
              { label: 'Monthly Account Administration', amountCents: 800, charged: 'monthly' },
              { label: 'Dealer Agency', amountCents: 91_225, charged: 'once' },
            ],
            comparisonFallback: [8.38, 19.42],
          },
        },
        excludedMakes: ['Kenworth', 'Scania', 'Mack'],
      },
      locations: { title: 'Our dealerships', layout: 'grid' },
      delivery: {
        regions: [
          {
            name: 'a capital city',
            priceCents: 49_000,
            postcodes: ['2000-2249', '3000-3207', '4000-4179', '5000-5174', '6000-6199'],
          },
          { name: 'Tasmania or the Territory', priceCents: 165_000, postcodes: ['7000-7470', '0800-0886'] },
        ],
      },
      vehiclePage: { reports: { autogauge: true, carAnalysis: true } },
      disclaimers: {
        site: 'Meridian Motor Group is a demonstration. No dealership, vehicle or person on this site is real.',
        vehicle:
          'A vehicle may be offered by any dealership of the group; its price and licence are those of the dealership named beside it.',
      },
    },
    // The city showroom shares its building, whose owner wants nothing below the vehicle itself.
    rules: [{ when: { address: 793 }, set: { vehiclePage: { bottomBlock: false } } }],
  },
}
