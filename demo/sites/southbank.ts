import { ranges } from '../catalogue.ts'
import type { DemoSite } from '../dealer-types.ts'
import { southbankContent as content } from './southbank-content.ts'

const makes = new Set(ranges.cars.map(({ make }) => make)).size

/** A friendly multi-brand dealer in Brisbane. */
export const southbank: DemoSite = {
  slug: 'southbank',
  name: 'Southbank Motors',
  kind: 'dealer',
  template: 'harbour',
  dealerships: ['southbank-motors'],
  backdrop: 'weatherboard-yard',
  content,
  layer: {
    settings: {
      // Addresses of the site that was here before.
      redirects: {
        paths: [
          { from: '/used-cars-brisbane', to: '/search/used-cars' },
          { from: '/inventory', to: '/search', prefix: true },
        ],
      },
      contact: {
        phones: { main: '07 5550 1100', service: '07 5550 1180', parts: '07 5550 1181', sms: '0491 570 156' },
        email: 'hello@southbank.example',
        social: [
          { network: 'Facebook', url: 'https://social.example/southbank' },
          { network: 'Instagram', url: 'https://photos.example/southbank' },
        ],
        enquiry: { locationSelect: true },
      },
      logos: {
        main: '/demo/logos/southbank.svg',
        onDark: '/demo/logos/southbank-on-dark.svg',
        icon: '/demo/logos/southbank-icon.svg',
        width: 147,
      },
      theme: {
        scheme: 'light',
        colour: {
          ground: '#fffdf8',
          surface: '#f7f1e3',
          ink: '#12302f',
          muted: '#4a5f5d',
          line: '#ddd5c2',
          accent: '#955500',
          onAccent: '#ffffff',
          block: '#0b4f52',
          onBlock: '#fffdf8',
          focus: '#0b4f52',
          positive: '#1c663d',
          negative: '#ab241c',
        },
      },
      home: {
        sections: [
          {
            type: 'hero',
            layout: 'split',
            title: 'Cars for Brisbane, priced like we want to sell them',
            text: 'Three yards and a service centre from Woolloongabba to Springwood, every popular make, and a workshop that checks each used car before it is advertised.',
            image: '/media/heroes/showroom-hatch?x=90',
            actions: [
              { label: 'See all stock', href: '/search/new-used-and-demo-cars' },
              { label: 'Sell us your car', href: '/sell-my-car' },
            ],
          },
          { type: 'bodyTypes', title: 'What shape is your week?' },
          { type: 'stockRail', title: 'Utes, cheapest first', body: 'ute', sort: 'lowestPrice', limit: 8 },
          { type: 'budget' },
          { type: 'stockRail', title: 'Came in this week', sort: 'latest', oneOfEach: true, limit: 8 },
          { type: 'offers', title: 'On now', limit: 3 },
          {
            type: 'serviceBanner',
            title: 'Logbook service at Springwood',
            text: 'Drop it off from 7.30 am, take the train, pick it up by five.',
            action: { label: 'Book a service', href: '/service#service-booking' },
          },
          { type: 'salesCounter' },
          { type: 'paymentStrip' },
          { type: 'reviews', title: 'What buyers said', limit: 6 },
          { type: 'locations', title: 'Four addresses, one phone call' },
          { type: 'news', title: 'From the workshop and the yard', limit: 3 },
        ],
      },
      pages: {
        own: [
          {
            path: '/eofy',
            title: 'End of financial year',
            lead: 'Order by the middle of June and it is registered, delivered and on this year’s books by the thirtieth.',
            sections: [
              {
                type: 'steps',
                title: 'On the road by 30 June',
                items: [
                  {
                    title: 'By 10 June',
                    text: 'Choose from stock on the ground: what has to be built will not make it.',
                  },
                  { title: 'By 15 June', text: 'Finance approved and fit-out booked. Trays and bars take a week.' },
                  { title: 'By 25 June', text: 'Registered in your name or your company’s.' },
                  { title: '30 June', text: 'Delivered. Ask your accountant what that means for you: we sell cars.' },
                ],
              },
              { type: 'offers', title: 'On now', limit: 3 },
              {
                type: 'stockRail',
                title: 'Demonstrators, ready to go',
                carType: 'demo',
                sort: 'lowestPrice',
                limit: 8,
              },
              { type: 'stockRail', title: 'Utes on the ground', body: 'ute', limit: 8 },
              { type: 'form', form: 'fleet', title: 'More than one?' },
            ],
          },
        ],
      },
      careers: {
        positions: [
          {
            title: 'Used car sales consultant',
            place: 'Woolloongabba',
            hours: 'Full time, every second Saturday',
            text: 'You know cars and you let people talk. Base and a commission that does not depend on add-ons.\n\n- Open driver licence\n- Motor salesperson certificate of registration, or we help you get it\n- Somebody who will tell us you are honest',
          },
          {
            title: 'Light vehicle apprentice',
            place: 'Springwood',
            hours: 'Full time',
            text: 'First or second year. Two mentors, all makes, TAFE days paid.\n\nBring a logbook of something you have fixed, even if it was a mower.',
          },
        ],
      },
      stats: {
        items: [
          { value: '4', label: 'Locations around Brisbane' },
          { value: String(makes), label: 'Makes traded' },
        ],
      },
      salesCounter: { shown: true, source: 'sales' },
      listing: {
        clearFiltersTarget: 'listing',
        promos: { positions: [8] },
        sortOptions: [
          'mostRelevant',
          'latest',
          'lowestPrice',
          'highestPrice',
          'lowestKilometres',
          'priceDrop',
          'nearest',
        ],
        presets: [
          { label: 'Under $25k', search: 'range[price]=:25000' },
          { label: 'Utes', search: 'body=Ute' },
          { label: 'Diesel 4x4', search: 'fuel=Diesel&drive=4x4' },
          { label: 'Under 50,000 km', search: 'range[km]=:50000' },
        ],
      },
      buttons: { saveOnlyUsedPricedPictured: true },
      tags: { fuel: true },
      finance: {
        provider: 'river-city-finance',
        providers: {
          'river-city-finance': {
            name: 'River City Finance',
            estimate: { needs: 'comparisonRate', minPriceCents: 50_000, maxAgeYears: 12 },
            quotes: {
              from: 'ourselves',
              rates: [
                { creditScore: 'EXCELLENT', rate: 5.99 },
                { creditScore: 'GREAT', rate: 6.29 },
                { creditScore: 'GOOD', rate: 8.49 },
                { creditScore: 'FAIR', rate: 11.99 },
              ],
            },
            disclaimer:
              'River City Finance is a made-up lender of this demonstration. Approval, fees and charges apply.',
          },
        },
        fees: [{ label: 'Establishment', amountCents: 130_000, charged: 'once' }],
        example: { rate: 6.29, comparisonRate: 8.19 },
        calculator: { interestShown: false, interestDefault: 6.29, residualShown: false },
      },
      creditLicence: { holder: 'River City Finance', number: '000123', representative: '000456' },
      delivery: {
        regions: [
          { name: 'Greater Brisbane', priceCents: 0, postcodes: ['4000-4209'] },
          { name: 'Gold and Sunshine Coasts', priceCents: 19_000, postcodes: ['4210-4229', '4550-4575'] },
          { name: 'The rest of Queensland', priceCents: 59_000, postcodes: ['4230-4549', '4576-4895'] },
        ],
      },
      vehiclePage: {
        whyBuyFromUs: [
          'Checked in our own workshop, with the report to read',
          'Seven days to change your mind on any used car',
          'Rego and transfer done at the desk',
        ],
        reports: { autogauge: true, ppsr: true, addresses: { ppsr: 'https://ppsr.example/search/{vin}' } },
        priceHistory: true,
      },
      warranty: { mechanicalYears: 3 },
      disclaimers: {
        site: 'Southbank Motors is a demonstration dealer. Vehicles, people and offers on this site are made up.',
        vehicle: 'Prices marked Excl. Govt Charges do not include stamp duty, transfer and registration.',
        finance: 'Repayments are a guide, not an offer of credit.',
      },
    },
    rules: [
      // The clearance yard has no desk for test drives, finance or trade-ins.
      {
        when: { location: 5823 },
        set: {
          buttons: {
            card: ['call', 'enquiry'],
            page: ['call', 'enquiry'],
            stickyHeader: ['call', 'enquiry'],
            mobileBar: ['call', 'enquiry'],
          },
        },
      },
      // Deliveries of this make come with no date.
      { when: { make: 'Tesla' }, set: { buttons: { testDriveWhenComingSoon: false } } },
    ],
  },
}
