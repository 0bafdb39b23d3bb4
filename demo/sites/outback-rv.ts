import type { DemoSite } from '../dealer-types.ts'
import { outbackContent as content } from './outback-rv-content.ts'

/** Caravans, motorhomes and trucks under a big sky. */
export const outback: DemoSite = {
  slug: 'outback-rv',
  name: 'Outback RV and Truck Centre',
  kind: 'dealer',
  template: 'roadhouse',
  dealerships: ['outback-rv-centre'],
  backdrop: 'gravel-gums',
  content,
  layer: {
    settings: {
      contact: {
        phones: { main: '07 5550 4500', service: '07 5550 4510', parts: '07 5550 4520' },
        email: 'yard@outback-rv.example',
      },
      logos: {
        main: '/demo/logos/outback-rv.svg',
        onDark: '/demo/logos/outback-rv-on-dark.svg',
        icon: '/demo/logos/outback-rv-icon.svg',
        width: 167,
      },
      theme: {
        scheme: 'light',
        colour: {
          ground: '#f9f3e6',
          surface: '#eee4cf',
          ink: '#291c11',
          muted: '#574531',
          line: '#291c11',
          accent: '#973c0b',
          onAccent: '#ffffff',
          block: '#2c4737',
          onBlock: '#f9f3e6',
          focus: '#291c11',
          positive: '#275434',
          negative: '#97201a',
        },
      },
      header: {
        nav: [
          { label: 'All stock', href: '/search/new-used-and-demo-cars', menu: 'stock' },
          {
            label: 'Caravans',
            items: [
              { label: 'Full height', href: '/search/caravan' },
              { label: 'Off-road', href: '/search/off-road-caravan' },
              { label: 'Pop tops', href: '/search/pop-top' },
              { label: 'Camper trailers', href: '/search/camper-trailer' },
            ],
          },
          { label: 'Motorhomes', href: '/search/motorhome' },
          {
            label: 'Trucks',
            items: [
              { label: 'Light trucks', href: '/search/light-truck' },
              { label: 'Trays', href: '/search/tray' },
              { label: 'Tippers', href: '/search/tipper' },
              { label: 'Prime movers', href: '/search/prime-mover' },
            ],
          },
          { label: 'Workshop', href: '/service' },
          { label: 'Find us', href: '/contact' },
          { label: 'Sell us your van', href: '/sell-my-car', emphasised: true },
        ],
      },
      offers: { testDriveText: 'Book An Inspection' },
      pages: {
        own: [
          {
            path: '/pages/winter-run',
            title: 'The winter run north',
            lead: 'Vans that are weighed, gas-tested and ready to leave before the frost does.',
            sections: [
              { type: 'stockRail', title: 'Ready to hitch', sort: 'lowestPrice', limit: 8 },
              {
                type: 'markdown',
                title: 'Before you go',
                text: 'Every van on this page has been over the weighbridge at Toowoomba this month. Its tare, its ATM and its ball weight are on the windscreen and on its page.\n\n1. Bring the car you tow with.\n2. We hitch it, weigh both and set the brake controller.\n3. You drive the Range road with somebody who has done it a few hundred times.',
                image: '/media/heroes/outback-caravan',
                imageAlt: 'A caravan on an outback road',
              },
              { type: 'offers', title: 'On the chalkboard', limit: 3 },
              { type: 'locations', title: 'Three yards on the inland road' },
            ],
          },
        ],
      },
      home: {
        sections: [
          {
            type: 'hero',
            layout: 'price',
            title: 'Caravans ready to tow, trucks ready to work',
            text: 'Three big yards on the inland road. Weighed, gas-tested and priced on the windscreen.',
            image: '/media/heroes/outback-caravan?x=79',
            actions: [
              { label: 'Caravans', href: '/search/caravan' },
              { label: 'Trucks', href: '/search/light-truck' },
            ],
          },
          {
            type: 'towing',
            title: 'What does your car tow?',
            text: 'The figure is in its handbook as braked towing capacity. Choose it, and every van you see may be towed fully loaded.',
            classes: [
              { kg: 1500, cars: 'Medium SUVs and most wagons', car: 'wagon', caravan: 'camper trailer' },
              { kg: 2000, cars: 'Large SUVs with seven seats', car: 'suv', caravan: 'pop top' },
              { kg: 2500, cars: 'Older four-wheel drives', car: '4x4', caravan: 'caravan' },
              { kg: 3500, cars: 'Dual-cab utes, big four-wheel drives', car: 'ute', caravan: 'off-road caravan' },
            ],
          },
          {
            type: 'stockRail',
            title: 'Lightest first',
            atmUpTo: 2500,
            sort: 'lightest',
            oneOfEach: true,
            limit: 8,
            layout: 'rail',
          },
          { type: 'bodyTypes', title: 'Van, motorhome or truck?' },
          { type: 'stockRail', title: 'Just rolled in', sort: 'latest', oneOfEach: true, limit: 8 },
          {
            type: 'stockRail',
            title: 'Off-road vans',
            body: 'off-road caravan',
            sort: 'lowestPrice',
            oneOfEach: true,
            limit: 8,
            layout: 'rail',
          },
          { type: 'stockRail', title: 'Motorhomes', body: 'motorhome', oneOfEach: true, limit: 8, layout: 'rail' },
          {
            type: 'faq',
            title: 'Before you hitch up',
            items: [
              {
                question: 'Will my car tow it?',
                answer:
                  'Compare the van’s aggregate trailer mass with your car’s braked towing capacity, then the ball weight with the tow bar’s. Both are on the vehicle page. If in doubt, drive in and we will put you on the weighbridge.',
              },
              {
                question: 'What is the difference between tare and ATM?',
                answer:
                  'Tare is the van empty, as it left the factory. ATM is the most it may weigh with water, gas, food and everything else. What lies between is yours to load.',
              },
              {
                question: 'Can I sleep in it first?',
                answer: 'On used vans, yes. There is power and water at the back of the Toowoomba yard.',
              },
            ],
          },
          { type: 'offers', title: 'On the chalkboard' },
          { type: 'locations', title: 'Three yards on the inland road' },
          { type: 'reviews', title: 'From the road', limit: 6 },
        ],
      },
      stats: {
        items: [
          { value: '3', label: 'Yards' },
          { value: '2', label: 'States' },
        ],
      },
      listing: {
        clearFiltersTarget: 'listing',
        includeSoldCarsDays: 0,
        filters: [
          'item_type',
          'car_type',
          'make',
          'model',
          'body',
          'price',
          'year',
          'filtered_features',
          'location_name',
        ],
      },
      wording: { noPriceText: 'Ring for a price', newArrivalText: 'Just rolled in' },
      buttons: {
        labels: { reserve: 'Hold this one', testDrive: 'Book a walk-through' },
        card: ['details', 'enquiry', 'call'],
      },
      finance: {
        calculator: { amountMaxCents: 25_000_000, amountDefaultCents: 6_000_000, termMax: 7, residualShown: false },
        excludedMakes: ['Kenworth', 'Mack', 'Scania'],
      },
      budget: {
        weeklyCents: 30_000,
        monthlyCents: 120_000,
        maxPriceCents: 25_000_000,
        quickPicksCents: [2_000_000, 4_000_000, 6_000_000, 8_000_000, 10_000_000, 15_000_000],
      },
      delivery: {
        regions: [
          { name: 'the Darling Downs', priceCents: 0, postcodes: ['4350-4410'] },
          { name: 'South East Queensland', priceCents: 22_000, postcodes: ['4000-4349', '4500-4575'] },
          { name: 'New England and the North West', priceCents: 28_000, postcodes: ['2339-2411'] },
        ],
      },
      vehiclePage: {
        reports: { autogauge: true },
        spinAutoRotate: false,
        whyBuyFromUs: [
          'Every van weighed on our own weighbridge',
          'Gas and electrical certificates in the drawer',
          'A handover that takes two hours, not ten minutes',
        ],
      },
      disclaimers: {
        site: 'Outback RV and Truck Centre is a demonstration dealer. Vans, trucks and people here are made up.',
        vehicle: 'Weights are as measured at our yard with empty tanks; accessories added since change them.',
      },
    },
  },
}
