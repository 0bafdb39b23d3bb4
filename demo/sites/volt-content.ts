import type { SiteContent } from './content.ts'

const dealership = 'volt-collective'

export const voltContent: SiteContent = {
  slides: [
    {
      name: 'Taycan, one owner',
      description: 'Battery measured, report attached.',
      url: '/search/porsche/taycan',
      picture: 'sedan-blue',
    },
    { name: 'A convertible for winter sun', url: '/search/convertible', picture: 'convertible-green' },
  ],
  brands: [
    {
      title: 'Tesla',
      grid: 'Car Brands',
      banner: 'hero-night',
      paragraphs: [
        'Used Teslas with the battery tested before they are priced, and the report on the car’s page. Account, keys and software are handed over with you beside us.',
      ],
    },
    {
      title: 'Porsche',
      grid: 'Car Brands',
      banner: 'hero-night-coupe',
      paragraphs: [
        'Petrol and electric, chosen for their history. Each is inspected by a specialist of the marque before it comes inside.',
      ],
    },
  ],
  posts: [
    {
      heading: 'What eighty-nine per cent means',
      tags: ['Electric', 'Batteries'],
      picture: 'sedan-blue',
      daysAgo: 7,
      description: 'How we measure a used battery, and how to read the figure.',
      paragraphs: [
        'We charge to full, drive until the car says ten per cent and count the energy that came out. That figure over the one it had new is the number on the card.',
        'Most cars lose four or five per cent in the first two years and then settle. Below eighty-five we ask why, and so should you.',
      ],
    },
    {
      heading: 'Sydney to Melbourne on two stops',
      tags: ['Electric', 'Trips'],
      picture: 'hero-night-coupe',
      daysAgo: 26,
      description: 'Goulburn for coffee, Albury for lunch, no drama.',
      paragraphs: [
        'Nine hundred kilometres by the Hume in a long-range saloon, on a day that reached 34 degrees. Two stops of twenty-five minutes, both shorter than lunch.',
        'The charger at Gundagai was busy, so we did not use it. Planning for the second-best charger is the whole trick.',
      ],
    },
    {
      heading: 'A socket, a switchboard and a Saturday',
      tags: ['Electric', 'Charging'],
      picture: 'suv-blue',
      daysAgo: 49,
      description: 'What home charging costs in a terrace and in a flat.',
      paragraphs: [
        'In a terrace with a carport it is usually a half-day and a new breaker. In a flat it is a meeting, a by-law and a half-day.',
        'We have the by-law. Ask for the template and the name of a strata manager who has done it before.',
        'Most people charge twice a week, overnight, on an ordinary circuit. The wall charger is for the week that is not ordinary.',
      ],
    },
    {
      heading: 'Open roof, closed garage',
      tags: ['Convertible', 'Care'],
      picture: 'convertible-green',
      daysAgo: 80,
      description: 'Storing a car you drive on Sundays.',
      paragraphs: [
        'Leave the battery on a maintainer, the tyres five psi high and the roof up. Drive it twenty minutes a fortnight, long enough to dry the exhaust.',
        'If it is electric, leave it at half charge and forget it. That is the one advantage nobody advertises.',
        'Both studios store cars for owners who travel, in a dry room with a socket for each.',
      ],
    },
  ],
  promos: [
    {
      name: 'Charging',
      title: 'A charger before the car',
      description: 'Our electrician, your switchboard.',
      href: '/pages/charging',
      picture: 'facade-charger',
      position: [8, 16],
    },
  ],
  offers: [
    {
      dealership,
      name: 'Home charger installed with any electric car',
      description: 'A 7 kW wall charger, standard installation within 40 km of either studio.',
      disclaimer: 'Standard single-phase installation. Switchboard upgrades by quote.',
      picture: 'suv-blue',
      days: 70,
    },
    {
      dealership,
      name: 'Novated leasing, explained over coffee',
      description:
        'Many electric cars under the luxury car tax threshold are exempt from fringe benefits tax. Bring a payslip.',
      category: 'Finance offer',
      picture: 'facade-laneway',
      disclaimer: 'General information, not tax advice.',
    },
  ],
}
