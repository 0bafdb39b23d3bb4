import type { SiteContent } from './content.ts'

const dealership = 'southbank-motors'

export const southbankContent: SiteContent = {
  slides: [
    {
      name: 'Utes, worked and unworked',
      description: 'Tradie trays to lifestyle dual cabs, at Moorooka and Rocklea.',
      url: '/search/ute',
      picture: 'hero-ute-dusk',
    },
    {
      name: 'Seven seats for five kids and a dog',
      description: 'People movers and big SUVs at Woolloongabba.',
      url: '/search/people-mover',
      picture: 'suv-pearl',
    },
    {
      name: 'Clearance yard open Sundays',
      url: '/our-location/southbank-clearance-rocklea',
      picture: 'ute-orange',
      hideOverlay: true,
    },
  ],
  posts: [
    {
      heading: 'What we look at before a used car goes on the yard',
      tags: ['Buying', 'Servicing'],
      picture: 'suv-red-side',
      daysAgo: 6,
      description: 'Our workshop list, and the cars we send to auction instead of selling.',
      paragraphs: [
        'About one trade in five never reaches our yard. If the chassis has been bent, the history has a gap we cannot explain, or the gearbox flares when it is hot, it goes to auction and somebody else can have the argument.',
        'The rest get a hoist, a scan and a long drive that includes the hill at Mount Gravatt. We write down tyres in millimetres, brakes in per cent and every fault code, including the ones we cleared.',
        'You can read that sheet before you make an offer. Ask whoever is at the desk; it is in the same folder as the keys.',
      ],
    },
    {
      heading: 'Ute tubs and trays: which one pays for itself',
      tags: ['Ute', 'Buying'],
      picture: 'ute-white-rear',
      daysAgo: 19,
      description: 'A tray is cheaper to fix, a tub is easier to lock. Here is the sum.',
      paragraphs: [
        'A steel tray takes a pallet from the side, and a bent panel is an hour with a hammer. A tub needs a canopy before it will hold tools overnight, and that is another few thousand dollars.',
        'Where the tub wins is the weekend. It is quieter, the resale is better, and the family will get in without checking for diesel first.',
        'If you carry over 600 kg most days, buy the cab chassis. If you carry that twice a year, hire a trailer and buy the ute you want to drive.',
      ],
    },
    {
      heading: 'Hybrid or diesel for the Bruce Highway run',
      tags: ['Hybrid', 'Driving'],
      picture: 'hatch-silver',
      daysAgo: 33,
      description: 'Brisbane to Rockhampton and back, with real fuel receipts.',
      paragraphs: [
        'We sent two of the team to Rockhampton, one in a hybrid SUV and one in a diesel wagon, with the same bags and the same lunch stop at Gin Gin.',
        'The diesel used less on the open road and the hybrid gave it back in town. Over the week they were four dollars apart. Pick by the kind of kilometres you do, not by the badge on the tailgate.',
      ],
    },
    {
      heading: 'How to read a Queensland safety certificate',
      tags: ['Buying'],
      picture: 'sedan-blue',
      daysAgo: 52,
      description: 'What it covers, what it does not, and how long it lasts.',
      paragraphs: [
        'A safety certificate says the car met the standard on the day: tyres, brakes, steering, lights, rust that matters. It says nothing about the gearbox, the air conditioning or whether the engine uses oil.',
        'On a dealer’s car it is valid for three months or 1,000 km, whichever comes first. If the date is older than that, ask for a new one before you pay.',
      ],
    },
    {
      heading: 'We buy cars whether or not you buy ours',
      tags: ['Selling'],
      picture: 'suv-pearl',
      daysAgo: 75,
      description: 'Bring the rego papers and a licence; most offers take half an hour.',
      paragraphs: [
        'Half of what we sell was bought over the counter at Woolloongabba. Bring the keys, the logbook and your licence, and let us look underneath.',
        'If there is finance on it we ring the lender with you and pay them first. The rest is in your account the same day.',
      ],
    },
  ],
  promos: [
    {
      name: 'Sell your car',
      title: 'Selling instead?',
      description: 'An offer at the counter in about half an hour.',
      href: '/sell-my-car',
      picture: 'suv-pearl',
      position: [8],
    },
    {
      name: 'Ute month',
      title: 'Utes with a bar on the front',
      description: 'Bull bar fitted at cost with any dual cab this month.',
      href: '/search/ute',
      picture: 'ute-orange',
      display: ['/search/ute'],
      strictDisplay: true,
      from: -10,
      days: 40,
    },
    {
      name: 'Easter long weekend',
      title: 'Open Easter Saturday',
      description: 'This one is over.',
      href: '/special-offers',
      picture: 'hatch-silver',
      from: -120,
      days: -90,
    },
  ],
  offers: [
    {
      dealership,
      name: 'Twelve months rego on cars under $20,000',
      description: 'Every used car under $20,000 leaves with a full year of Queensland registration.',
      disclaimer: 'Used cars advertised under $20,000 and delivered this month. Not with fleet or trade purchases.',
      picture: 'hatch-silver',
      days: 45,
    },
    {
      dealership,
      name: 'Bull bar at cost on any dual cab',
      description: 'We fit it, you pay what it costs us, and the tow bar wiring is done at the same time.',
      disclaimer: 'Supply and fitting at invoice price. In-stock utes only.',
      picture: 'ute-orange',
      days: 30,
    },
    {
      dealership,
      name: 'Pre-approval in an afternoon',
      description: 'Bring two payslips before lunch and know your limit by three, through River City Finance.',
      disclaimer:
        'Subject to the lender’s approval, terms and fees. A written quote states the rate and the comparison rate.',
      category: 'Finance offer',
      picture: 'cabin-wide',
    },
    {
      dealership,
      name: 'Logbook service from $289',
      description: 'Oil, filter, a 40-point check and a wash, at Springwood.',
      category: 'Service offer',
      picture: 'wagon-grey',
      disclaimer: 'Four-cylinder petrol engines. Other engines by quote.',
    },
    {
      dealership,
      name: 'Genuine roof racks fitted free',
      description: 'Buy the racks at any of our desks and our workshop at Springwood fits them while you wait.',
      category: 'Parts offer',
      picture: 'wagon-grey',
    },
    {
      dealership,
      name: 'Ekka week: a full tank with every sale',
      description: 'A full tank with every car sold in show week.',
      picture: 'hatch-silver',
      // Over: its page says so.
      days: -2,
    },
  ],
}
