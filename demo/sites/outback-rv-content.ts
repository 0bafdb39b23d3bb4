import type { SiteContent } from './content.ts'

const dealership = 'outback-rv-centre'

export const outbackContent: SiteContent = {
  slides: [
    {
      name: 'Off-road vans on the ground',
      description: 'Independent suspension, lithium and solar, at Toowoomba.',
      url: '/search/off-road-caravan',
      picture: 'caravan-white',
    },
    { name: 'Light trucks with trays on', url: '/search/light-truck', picture: 'truck-white' },
  ],
  brands: [
    {
      title: 'Jayco',
      grid: 'Caravan Brands',
      banner: 'hero-caravan',
      paragraphs: [
        'Pop-tops to family vans, checked for water before anything else. The tare on the page is from our weighbridge ticket, not the brochure.',
      ],
    },
  ],
  posts: [
    {
      heading: 'We weighed forty vans. Here is what surprised us',
      tags: ['Towing', 'Caravan'],
      picture: 'caravan-white',
      daysAgo: 5,
      description: 'Real tare against the plate, and where the kilos come from.',
      paragraphs: [
        'Over winter every used van that came in went across the weighbridge empty. Most were heavier than their plate. The worst by 240 kg.',
        'It is never one thing. A second battery, a bigger fridge, checker plate, an annexe under the bed. Each was somebody’s good idea and none of them was on the plate.',
        'We now write the measured figure beside the plated one. If your car is near its limit, that is the number to read.',
      ],
    },
    {
      heading: 'Toowoomba to Longreach with bunks and a toddler',
      tags: ['Trips', 'Families'],
      picture: 'ute-orange',
      daysAgo: 24,
      description: 'Seven nights, four of them without power.',
      paragraphs: [
        'Tess from our workshop took a nineteen-foot family van west in the July holidays. Roma, Charleville, Blackall, and then two nights by the Thomson.',
        'What she would take again: the diesel heater and a second gas bottle. What stayed in its box: the satellite dish.',
      ],
    },
    {
      heading: 'Car licence, big truck: what 4,495 kg really carries',
      tags: ['Trucks', 'Towing'],
      picture: 'truck-white',
      daysAgo: 46,
      description: 'Payload sums for a light truck anyone can drive.',
      paragraphs: [
        'A 4.5 tonne truck on a car licence sounds generous until the tray, the toolboxes and three people are on it. A common set-up leaves about 1,300 kg.',
        'If you carry two tonnes of anything, sit for the light rigid licence. The truck costs little more and you stop counting bags.',
      ],
    },
    {
      heading: 'Motorhome or van: ask where the car will be',
      tags: ['Motorhome', 'Buying'],
      picture: 'van-white',
      daysAgo: 70,
      description: 'The honest test is what you do on the second day.',
      paragraphs: [
        'With a van you arrive, unhitch and have a car. With a motorhome you arrive, and the house comes with you to buy milk.',
        'People who move every day love a motorhome. People who stay a week love a van. We sell both and would rather you kept it.',
        'Hire one of each for a weekend before you decide. We will take the cost off the price of whichever you buy.',
      ],
    },
  ],
  promos: [
    {
      name: 'Weighbridge',
      title: 'Not sure you can tow it?',
      description: 'Free weigh with your own car, any weekday.',
      href: '/contact',
      picture: 'ute-white-rear',
      position: [8],
    },
  ],
  offers: [
    {
      dealership,
      name: 'A free annexe with new Jayco vans',
      description: 'Fitted and shown to you at handover.',
      disclaimer: 'New Jayco caravans in stock at Toowoomba and Burpengary.',
      picture: 'caravan-white',
      days: 55,
      make: 'Jayco',
    },
    {
      dealership,
      name: 'Bearings and brakes before the holidays',
      description: 'Repacked bearings, adjusted brakes and a gas check.',
      category: 'Service offer',
      picture: 'caravan-white',
      days: 90,
    },
    {
      dealership,
      name: 'Seasonal repayments for touring couples',
      description: 'Pay quarterly instead of monthly. Rate and comparison rate on application.',
      category: 'Finance offer',
      picture: 'van-white',
      disclaimer: 'Credit criteria, fees and charges apply.',
    },
  ],
}
