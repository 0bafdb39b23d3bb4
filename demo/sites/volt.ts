import type { DemoSite } from '../dealer-types.ts'
import { ranges } from '../catalogue.ts'
import { modelsAt } from '../current-models.ts'
import { voltContent as content } from './volt-content.ts'

const electric = new Set(
  ranges.electricAndPrestige.filter(({ fuel }) => fuel === 'Electric').map(({ make, model }) => `${make} ${model}`),
).size

/** Electric and prestige, in a dark gallery. */
export const volt: DemoSite = {
  slug: 'volt',
  name: 'Volt Collective',
  kind: 'dealer',
  template: 'gallery',
  dealerships: ['volt-collective'],
  backdrop: 'light-bars',
  content,
  layer: {
    settings: {
      contact: { phones: { main: '02 5550 7700' }, email: 'studio@volt.example', enquiry: { commentsRequired: false } },
      logos: {
        main: '/demo/logos/volt.svg',
        onDark: '/demo/logos/volt-on-dark.svg',
        icon: '/demo/logos/volt-icon.svg',
        width: 140,
      },
      theme: {
        scheme: 'dark',
        colour: {
          ground: '#121518',
          surface: '#1b1f23',
          ink: '#eef3f6',
          muted: '#a5afb7',
          line: '#363d43',
          accent: '#5cf2c0',
          onAccent: '#06251b',
          block: '#0b0d0f',
          onBlock: '#eef3f6',
          focus: '#5cf2c0',
          positive: '#82d9aa',
          negative: '#ff958e',
        },
      },
      header: {
        nav: [
          { label: 'Cars', href: '/search/new-used-and-demo-cars', menu: 'stock' },
          { label: 'Electric', href: '/pages/electric-vehicles' },
          { label: 'Charging at home', href: '/pages/charging' },
          { label: 'Journal', href: '/blog' },
          { label: 'Studios', href: '/contact' },
        ],
      },
      pages: {
        own: [
          {
            path: '/pages/electric-vehicles',
            title: 'Electric',
            lead: 'Every electric car here has been charged to full, driven and measured. The usable capacity we found is on its page, next to the price.',
            sections: [
              { type: 'energyCosts', title: 'What it costs to run one' },
              { type: 'stockRail', title: 'Electric, latest first', fuel: 'Electric', oneOfEach: true, limit: 8 },
              { type: 'locations', title: 'See them charge' },
            ],
          },
          {
            path: '/pages/charging',
            title: 'Charging at home',
            sections: [
              {
                type: 'richText',
                paragraphs: [
                  'Most homes want a 7 kW wall unit on a circuit of its own. Our electrician looks at your switchboard, quotes in writing and installs before the car is delivered.',
                  'In an apartment we talk to the body corporate with you; it takes longer, and it can be done.',
                ],
              },
              {
                type: 'faq',
                title: 'What people ask',
                items: [
                  {
                    question: 'Can I use an ordinary power point?',
                    answer: 'Yes, slowly: about ten kilometres of range an hour. It suits short days.',
                  },
                  {
                    question: 'Does fast charging wear the battery?',
                    answer: 'A little, if it is daily. On trips, use it and do not think about it.',
                  },
                ],
              },
              { type: 'locations', title: 'Ask in person' },
            ],
          },
        ],
      },
      home: {
        sections: [
          {
            type: 'hero',
            layout: 'fullBleed',
            title: 'Quiet, quick, chosen one at a time',
            text: 'Electric and prestige cars in Alexandria and Richmond. Battery reports included. Come by appointment or by accident.',
            image: '/media/heroes/city-night-electric',
            actions: [{ label: 'See the cars', href: '/search/new-used-and-demo-cars' }],
          },
          {
            type: 'stockRail',
            title: 'In the studio now',
            sort: 'highestPrice',
            oneOfEach: true,
            limit: 6,
            layout: 'rail',
          },
          {
            type: 'electricRange',
            title: 'How far on a charge',
            text: 'From the furthest here to the one for town. A battery report comes with every electric car: usable capacity, measured on a full charge. Under 85 per cent of new, we say so in the first line.',
            trips: [
              { label: 'Sydney to Canberra', km: 286 },
              { label: 'Sydney to Coffs Harbour', km: 530 },
            ],
            ground: 'contrast',
          },
          {
            type: 'stockRail',
            title: 'Electric, from the least',
            fuel: 'Electric',
            sort: 'lowestPrice',
            oneOfEach: true,
            limit: 4,
          },
          {
            type: 'bars',
            title: 'A night on charge at home',
            text: 'Kilometres a car gains between nine and seven. Our electrician visits, quotes and installs before delivery, and the car arrives to a working socket.',
            unit: 'km',
            items: [
              { label: 'Power point', text: 'As you have it, 10 A', value: 100 },
              { label: 'Wall unit', text: 'A circuit of its own, 7 kW', value: 400 },
              { label: 'Three-phase wall unit', text: 'Where the street has it, 11 kW', value: 620 },
            ],
            action: { label: 'Charging at home', href: '/pages/charging' },
          },
          { type: 'budget' },
          { type: 'reviews', title: 'Selected words', limit: 4 },
          { type: 'news', title: 'Journal', limit: 3 },
          { type: 'locations', title: 'Two studios' },
        ],
      },
      // The makers' room is light, and would glare among the others.
      models: { entries: modelsAt('light-bars', ranges.electricAndPrestige) },
      stats: {
        items: [
          { value: '2', label: 'Studios' },
          { value: String(electric), label: 'Electric models' },
        ],
      },
      reviews: { minRating: 4 },
      blog: { title: 'Journal' },
      listing: {
        clearFiltersTarget: 'listing',
        includeSoldCarsDays: 7,
        promos: { positions: [8, 16] },
        filters: [
          'make',
          'model',
          'body',
          'fuel',
          'price',
          'year',
          'km',
          'colour',
          'filtered_features',
          'location_name',
        ],
      },
      tags: { fuel: true },
      wording: { noPriceText: 'Price on request', justSoldText: 'Found a home' },
      budget: {
        method: 'presentValue',
        weeklyCents: 35_000,
        monthlyCents: 150_000,
        depositCents: 1_000_000,
        maxPriceCents: 35_000_000,
        quickPicksCents: [4_000_000, 6_000_000, 8_000_000, 12_000_000, 20_000_000],
      },
      finance: {
        calculator: {
          amountFromPrice: true,
          maxFollowsPrice: true,
          amountMaxCents: 25_000_000,
          interestShown: false,
          termDefault: 5,
        },
      },
      locations: { layout: 'card', dark: true },
      delivery: {
        regions: [
          { name: 'Sydney or Melbourne', priceCents: 0, postcodes: ['2000-2234', '3000-3207'] },
          {
            name: 'the rest of the east coast',
            priceCents: 89_000,
            postcodes: ['2235-2599', '2600-2999', '3211-3996', '4000-4895'],
          },
        ],
      },
      vehiclePage: {
        sections: [
          'keyInformation',
          'dealerComments',
          'priceGauge',
          'specifications',
          'features',
          'video',
          'fuelCalculator',
          'financeCalculator',
          'deliveryCalculator',
          'warranty',
          'reports',
          'location',
          'similarCars',
          'disclaimer',
        ],
        reports: { autogauge: true },
        whyBuyFromUs: ['A measured battery report', 'Home charging arranged before delivery'],
        viewerDefault: 'gallery',
      },
      footer: { paymentMethods: ['visa', 'mastercard', 'applePay'] },
      disclaimers: {
        site: 'Volt Collective is a demonstration dealer. Cars, studios and people are made up.',
        vehicle: 'Range figures are WLTP and depend on how and where a car is driven.',
      },
    },
  },
}
