import { ranges } from '../catalogue.ts'
import type { DemoSite } from '../dealer-types.ts'
import { coastlineContent as content } from './coastline-toyota-content.ts'

const models = new Set(ranges.toyota.map(({ model }) => model)).size

/** A dealer of one manufacturer, by the book, with certified stock in front. */
export const coastline: DemoSite = {
  slug: 'coastline-toyota',
  name: 'Coastline Toyota',
  kind: 'manufacturer',
  template: 'harbour',
  make: 'Toyota',
  dealerships: ['coastline-toyota'],
  backdrop: 'white-terrace',
  content,
  layer: {
    settings: {
      contact: {
        phones: { main: '07 5550 2200', service: '07 5550 2230', parts: '07 5550 2240', shownFromStart: true },
        email: 'sales@coastline-toyota.example',
        chat: { integrated: true, autobot: true },
      },
      banners: {
        popup: {
          title: 'Certified week',
          description:
            'Every certified used Toyota leaves with a full tank and its next service paid. Until the yard is empty.',
          image: '/media/heroes/coast-road-sedan?x=85',
          buttonLabel: 'See certified cars',
          buttonHref: '/search/used-cars?certified=true',
          delaySeconds: 8,
        },
        notice: {
          text: 'We count visits without knowing whose they are, and keep on this device what you ask us to remember.',
        },
      },
      logos: {
        main: '/demo/logos/coastline-toyota.svg',
        onDark: '/demo/logos/coastline-toyota-on-dark.svg',
        icon: '/demo/logos/coastline-toyota-icon.svg',
        width: 131,
      },
      theme: {
        scheme: 'light',
        colour: {
          ground: '#ffffff',
          surface: '#f3f4f5',
          ink: '#24262a',
          muted: '#565a61',
          line: '#d8d9dc',
          accent: '#b5121b',
          onAccent: '#ffffff',
          block: '#24262a',
          onBlock: '#ffffff',
          focus: '#24262a',
          positive: '#1c663d',
          negative: '#8f1d3f',
        },
        radius: 4,
        cards: 'open',
      },
      models: {
        entries: [
          {
            model: 'toyota-hilux',
            tagline: 'The work ute of the coast, from Workmate to Rogue.',
            paragraphs: [
              'Trays, canopies and tow bars are fitted at Maroochydore before you collect, and the weights are written on the sheet: what it may carry depends on what was bolted to it.',
            ],
          },
          {
            model: 'toyota-rav4',
            tagline: 'The hybrid most families here come in for.',
            paragraphs: [
              'Two-wheel drive for the school run, all-wheel drive for the boat ramp. We keep one of each to compare on the same road.',
            ],
          },
          {
            model: 'toyota-landcruiser-300',
            tagline: 'For the long way round.',
            paragraphs: [
              'Build slots come a few at a time. Tell us the grade and the colours you can live with, and we say when, not maybe.',
            ],
          },
        ],
      },
      home: {
        sections: [
          {
            type: 'hero',
            layout: 'fullBleed',
            title: 'Certified, by the people who service them',
            text: 'Used Toyotas with their history checked, a year of roadside assist and the rest of the factory warranty.',
            image: '/media/heroes/coast-road-sedan?x=85',
            actions: [
              { label: 'Certified used cars', href: '/search/used-cars?certified=true' },
              { label: 'New models', href: '/models' },
            ],
          },
          {
            type: 'stockRail',
            title: 'What certified means here',
            carType: 'used',
            certified: true,
            sort: 'latest',
            oneOfEach: true,
            limit: 4,
            points: [
              {
                title: 'Six years, 120,000 km',
                text: 'Nothing older and nothing further, with every service stamped.',
              },
              { title: '112 points', text: 'Checked by the technicians who serviced it, on a sheet you keep.' },
              { title: 'A year of roadside', text: 'From the day you drive away, anywhere a truck can reach.' },
              { title: 'The rest of the warranty', text: 'Five years from new stay with the car, whoever owns it.' },
            ],
          },
          { type: 'modelRange', title: 'The range', limit: 8, layout: 'strip' },
          { type: 'offers', title: 'Current Toyota offers', limit: 4, layout: 'lead' },
          {
            type: 'stockRail',
            title: 'New, on the ground today',
            carType: 'new',
            oneOfEach: true,
            limit: 6,
            layout: 'wall',
          },
          { type: 'featureBanner' },
          {
            type: 'faq',
            title: 'Certified, in plain words',
            items: [
              {
                question: 'Which cars qualify?',
                answer:
                  'Used Toyotas up to six years old with under 120,000 km, a complete service record and no insurance write-off.',
              },
              {
                question: 'What do I get on top of the statutory warranty?',
                answer:
                  'Twelve months of roadside assist, one free service within a year or 15,000 km, and a full tank.',
              },
              {
                question: 'Can my own mechanic look at it?',
                answer: 'Yes. Bring them, or take the car to them for an hour.',
              },
            ],
          },
          { type: 'locations', title: 'Maroochydore and Noosaville' },
          { type: 'news', title: 'Toyota news from the Sunshine Coast', limit: 3 },
        ],
      },
      stats: {
        items: [
          { value: String(models), label: 'Toyota models' },
          { value: '2', label: 'Showrooms' },
        ],
      },
      certified: {
        makes: ['Toyota'],
        benefits: [
          'History and odometer verified',
          '12 months of roadside assist',
          'First service free within a year or 15,000 km',
          'Balance of the new-vehicle warranty',
        ],
      },
      // 'Clear Filters' keeps its default here: it leads to the offers.
      listing: {
        certifiedOnly: true,
        filters: [
          'car_type',
          'certified',
          'model',
          'body',
          'badge',
          'price',
          'weekly_price_range',
          'km',
          'year',
          'fuel',
          'drive',
          'seats',
          'colour',
          'location_name',
        ],
      },
      buttons: { testDriveReplacesFinance: true },
      finance: {
        provider: 'maker-finance',
        providers: {
          'maker-finance': {
            name: 'Coast Manufacturer Finance',
            estimate: { needs: 'weeklyPayment', minPriceCents: 50_000 },
            quotes: { from: 'ourselves', rates: [{ creditScore: 'GREAT', rate: 6.29 }] },
            fees: [{ label: 'Establishment', amountCents: 136_050, charged: 'once' }],
            interestRange: [4.9, 12.9],
          },
        },
        example: { rate: 6.29, comparisonRate: 8.28 },
        calculator: {
          interestLocked: true,
          interestDefault: 6.29,
          termDefault: 5,
          terms: [3, 4, 5],
          amountFromPrice: true,
          maxFollowsPrice: true,
        },
      },
      delivery: {
        regions: [
          { name: 'the Sunshine Coast', priceCents: 0, postcodes: ['4550-4575'] },
          { name: 'Greater Brisbane', priceCents: 19_000, postcodes: ['4000-4209', '4500-4521'] },
        ],
      },
      vehiclePage: {
        reports: { autogauge: true },
        showSeries: true,
        viewerDefault: 'gallery',
        whyBuyFromUs: [
          'Toyota-trained technicians',
          'Genuine parts, with their own warranty',
          'Every certified car’s report is open to read',
        ],
      },
      warranty: { standardYears: 5, mechanicalYears: 5 },
      disclaimers: {
        site: 'Coastline Toyota is a demonstration dealer with no connection to Toyota Motor Corporation. Vehicles and offers are made up.',
        offer: 'While stocks last, for private buyers. Excludes fleet, government and rental.',
      },
    },
  },
}
