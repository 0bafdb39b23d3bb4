import { ranges } from '../catalogue.ts'
import { modelsAt } from '../current-models.ts'
import type { DemoSite } from '../dealer-types.ts'
import { throttleContent as content } from './throttle-content.ts'

const makes = new Set(ranges.motorcycles.map(({ make }) => make)).size

/** Motorcycles, at night. */
export const throttle: DemoSite = {
  slug: 'throttle',
  name: 'Throttle Motorcycles',
  kind: 'dealer',
  template: 'roadhouse',
  dealerships: ['throttle-motorcycles'],
  backdrop: 'brick-workshop',
  content,
  layer: {
    settings: {
      contact: {
        phones: { main: '03 5550 6600', service: '03 5550 6650', whatsApp: '0491 570 157' },
        email: 'bikes@throttle.example',
      },
      logos: {
        main: '/demo/logos/throttle.svg',
        onDark: '/demo/logos/throttle-on-dark.svg',
        icon: '/demo/logos/throttle-icon.svg',
        width: 180,
      },
      theme: {
        scheme: 'dark',
        colour: {
          ground: '#0c0d0e',
          surface: '#17191b',
          ink: '#f2f3f4',
          muted: '#a8aeb4',
          line: '#3c4247',
          accent: '#ffd400',
          onAccent: '#121212',
          block: '#23282c',
          onBlock: '#f2f3f4',
          focus: '#ffd400',
          positive: '#63d692',
          negative: '#ff8f85',
        },
        radius: 0,
      },
      header: {
        nav: [
          { label: 'Bikes', href: '/search/new-used-and-demo-cars', menu: 'stock' },
          {
            label: 'By type',
            items: [
              { label: 'Naked', href: '/search/naked' },
              { label: 'Sport', href: '/search/sport' },
              { label: 'Adventure', href: '/search/adventure' },
              { label: 'Cruiser', href: '/search/cruiser' },
              { label: 'Touring', href: '/search/touring' },
              { label: 'Trail', href: '/search/trail' },
              { label: 'Scooter', href: '/search/scooter' },
            ],
          },
          { label: 'Learner bikes', href: '/pages/lams' },
          { label: 'Workshop', href: '/service' },
          { label: 'Contact', href: '/contact' },
          { label: 'Sell us your bike', href: '/sell-my-car', emphasised: true },
        ],
      },
      footer: {
        groups: [
          {
            title: 'Bikes',
            items: [
              { label: 'New', href: '/search/new-cars' },
              { label: 'Used', href: '/search/used-cars' },
              { label: 'Demo', href: '/search/demo-cars' },
              { label: 'By price', href: '/price-range' },
            ],
          },
          {
            title: 'Keep it running',
            items: [
              { label: 'Workshop', href: '/service' },
              { label: 'Parts and gear', href: '/vehicle-parts-and-accessories' },
            ],
          },
          {
            title: '{dealership}',
            items: [
              { label: 'About us', href: '/about-us' },
              { label: 'Contact', href: '/contact' },
              { label: 'Privacy', href: '/privacy-policy' },
              { label: 'Terms', href: '/terms-and-conditions' },
            ],
          },
        ],
      },
      pages: {
        own: [
          {
            path: '/pages/lams',
            title: 'Learner bikes',
            sections: [
              {
                type: 'richText',
                paragraphs: [
                  'Learner Approved Motorcycles are capped by power and weight, not by looks. We keep them from 300 to 660, new and used, and fit the restrictor papers to the bike’s file.',
                  'When you come off your restrictions we take the papers off and the bike stays yours.',
                ],
              },
              {
                type: 'stockRail',
                title: 'Learner legal, cheapest first',
                learnerApproved: true,
                sort: 'lowestPrice',
                limit: 8,
              },
              { type: 'locations', title: 'Sit on a few' },
            ],
          },
        ],
      },
      home: {
        sections: [
          {
            type: 'hero',
            layout: 'price',
            title: 'Ride it home tonight',
            text: 'New, used and learner-legal on Elizabeth Street since the trams were green. Ride away prices, no surprises.',
            image: '/media/heroes/garage-motorcycle?x=85',
            actions: [{ label: 'All bikes', href: '/search/new-used-and-demo-cars' }],
          },
          { type: 'stockRail', title: 'Fresh off the truck', sort: 'latest', oneOfEach: true, limit: 8 },
          { type: 'bodyTypes', title: 'How do you ride?' },
          {
            type: 'stockRail',
            title: 'On your Ls? All of these are legal',
            learnerApproved: true,
            sort: 'lowestPrice',
            oneOfEach: true,
            limit: 8,
            layout: 'rail',
          },
          { type: 'brands', title: 'Pick a tank badge', unfolded: 6 },
          { type: 'stockRail', title: 'Adventure', body: 'adventure', oneOfEach: true, limit: 8, layout: 'rail' },
          {
            type: 'serviceBanner',
            title: 'Tyres fitted while you drink the coffee',
            text: 'Frankston workshop, wheels off or ride-in, six days.',
            action: { label: 'Book the workshop', href: '/service' },
          },
          { type: 'financeCalculator', title: 'What would it cost?' },
          { type: 'stats' },
          { type: 'reviews', title: 'Riders talk', limit: 6 },
          { type: 'locations', title: 'City and Frankston' },
        ],
      },
      // The makers' room is light, and would glare among the others.
      models: { entries: modelsAt('brick-workshop', ranges.motorcycles) },
      stats: {
        items: [
          { value: String(makes), label: 'Makes' },
          { value: '2', label: 'Shops' },
          { value: '7', label: 'Days a week' },
        ],
      },
      listing: {
        budgetSearch: true,
        clearFiltersTarget: 'listing',
        promos: { positions: [], randomOffset: [3, 5] },
        sortOptions: ['mostRelevant', 'latest', 'lowestPrice', 'lowestKilometres', 'nearest'],
        presets: [
          { label: 'Under $10k', search: 'range[price]=:10000' },
          { label: 'New bikes', search: 'car_type=new' },
          { label: 'Under 10,000 km', search: 'range[km]=:10000' },
        ],
        pageSize: 24,
        lowestPriceHidesUnpriced: true,
        filters: [
          'car_type',
          'make',
          'model',
          'body',
          'price',
          'km',
          'year',
          'filtered_features',
          'colour',
          'location_name',
        ],
      },
      tags: { testDriveOnly: 'Test Ride Only', justArrivedDays: 14 },
      wording: { noPriceText: 'Ask us', newArrivalText: 'Fresh', soldText: 'Gone' },
      buttons: { labels: { testDrive: 'Book a Test Ride', reserve: 'Hold this bike' }, testDriveReplacesFinance: true },
      locations: { dark: true },
      offers: { testDriveText: 'Book A Test Ride' },
      finance: {
        calculator: {
          amountMaxCents: 5_000_000,
          amountDefaultCents: 1_200_000,
          termMax: 5,
          termDefault: 4,
          residualShown: false,
          interestLocked: true,
          interestDefault: 9.95,
        },
      },
      budget: {
        weeklyCents: 8_000,
        monthlyCents: 32_000,
        depositCents: 100_000,
        maxPriceCents: 5_000_000,
        quickPicksCents: [500_000, 750_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000],
      },
      vehiclePage: { reports: { autogauge: true }, priceHistory: true },
      delivery: {
        regions: [
          { name: 'Melbourne', priceCents: 9_000, postcodes: ['3000-3207'] },
          { name: 'regional Victoria', priceCents: 26_000, postcodes: ['3211-3996'] },
        ],
      },
      disclaimers: {
        site: 'Throttle Motorcycles is a demonstration dealer. Bikes, riders and prices are made up.',
        vehicle: 'Ride away prices include registration, transfer and stamp duty in Victoria.',
      },
    },
  },
}
