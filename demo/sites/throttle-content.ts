import type { SiteContent } from './content.ts'

const dealership = 'throttle-motorcycles'

export const throttleContent: SiteContent = {
  slides: [
    {
      name: 'Learner-legal, not learner-looking',
      description: 'LAMS bikes from 300 to 660.',
      url: '/pages/lams',
      picture: 'motorcycle-red',
    },
    {
      name: 'Adventure season',
      description: 'Panniers, crash bars and a map of the Victorian High Country.',
      url: '/search/adventure',
      picture: 'motorcycle-adventure',
    },
  ],
  brands: [
    {
      title: 'Ducati',
      grid: 'Motorcycle Brands',
      banner: 'hero-motorcycle',
      paragraphs: [
        'Belts, valves, paperwork: we ask for all three before we buy one, and show you all three before you do.',
      ],
    },
    {
      title: 'Yamaha',
      grid: 'Motorcycle Brands',
      banner: 'hero-motorcycle-night',
      paragraphs: [
        'From a learner’s first twin to the track. The workshop at Frankston keeps the common parts on the shelf.',
      ],
    },
  ],
  posts: [
    {
      heading: 'Your first bike should bore the internet',
      tags: ['Learners', 'Buying'],
      picture: 'motorcycle-red',
      daysAgo: 3,
      description: 'Light, cheap to drop, easy to sell. The rest is noise.',
      paragraphs: [
        'Nobody ever said they started on something too easy. A 400 teaches you corners; a big naked teaches you restraint, which is a worse teacher.',
        'Buy it used, with standard pipe and levers. You will drop it in a car park, everyone does, and used levers are fifteen dollars.',
        'In a year you will know what you want. Bring it back and we will buy it from you.',
      ],
    },
    {
      heading: 'Great Ocean Road before eight',
      tags: ['Touring', 'Rides'],
      picture: 'hero-motorcycle-night',
      daysAgo: 17,
      description: 'Leave Frankston at six, take the ferry, own the road.',
      paragraphs: [
        'The first ferry from Sorrento puts you in Queenscliff at half past seven. By Anglesea the caravans are still at breakfast.',
        'Fuel at Lorne, coffee at Apollo Bay, back through Forrest where the surface is good and the wallabies are not.',
        'Be off the coast by eleven. After that it belongs to hire cars, and they stop for every view.',
      ],
    },
    {
      heading: 'Chains: what clean looks like',
      tags: ['Servicing'],
      picture: 'hero-motorcycle',
      daysAgo: 38,
      description: 'Ten minutes, kerosene and a rag. No wire brush.',
      paragraphs: [
        'A wire brush goes through O-rings. A soft one with kerosene does not. Wipe, dry, lube the inside run, leave it overnight.',
        'If there is a tight spot when you spin the wheel, the chain is finished, whatever the adjuster says.',
        'Not sure? Roll in on a weekday and somebody at Frankston will look at it on the stand, free, while you wait.',
      ],
    },
    {
      heading: 'Gear that survived a slide at Phillip Island',
      tags: ['Gear', 'Rides'],
      picture: 'facade-motorcycles',
      daysAgo: 64,
      description: 'Marco went down at turn four. Here is what was left.',
      paragraphs: [
        'Leathers: scuffed, no holes. Gloves: palm slider gone, palm fine. Boots: toe slider gone. Helmet: in the bin, as it should be.',
        'Total to replace: less than the excess on his bike. Dress for the slide.',
        'The suit is hanging behind the counter in the city shop. Put your hand on the elbow before you decide that a hoodie will do.',
      ],
    },
  ],
  promos: [
    {
      name: 'Jacket',
      title: 'First bike? First jacket',
      description: '$300 of gear with any learner bike.',
      href: '/special-offers',
      picture: 'motorcycle-red',
    },
    {
      name: 'Sell',
      title: 'Cash for your bike',
      description: 'Ride in, tram home.',
      href: '/sell-my-car',
      picture: 'motorcycle-red',
    },
  ],
  offers: [
    {
      dealership,
      name: '$300 of gear with any learner bike',
      description: 'Jacket, gloves or a good helmet, from the rack.',
      disclaimer: 'LAMS motorcycles over $6,000. In-store stock.',
      picture: 'hero-motorcycle',
      days: 60,
    },
    {
      dealership,
      name: 'Tyres fitted free this month',
      description: 'Buy a pair, we fit and balance them at Frankston.',
      category: 'Service offer',
      picture: 'motorcycle-red',
      days: 21,
    },
    {
      dealership,
      name: 'Used bikes on four years',
      description: 'A fixed repayment, no application fee. Ask for a written quote.',
      category: 'Finance offer',
      picture: 'hero-motorcycle-night',
      disclaimer:
        'Subject to the lender’s approval, terms and fees. A written quote states the rate and the comparison rate.',
    },
  ],
}
