import type { SiteContent } from './content.ts'

const dealership = 'coastline-toyota'

export const coastlineContent: SiteContent = {
  slides: [
    {
      name: 'RAV4 Hybrid, in stock',
      description: 'No order book on the GXL in three colours.',
      url: '/search/toyota/rav4',
      picture: 'suv-pearl',
    },
    {
      name: 'HiLux for the trade',
      description: 'Workmate to Rogue, trays fitted before you collect.',
      url: '/search/toyota/hilux',
      picture: 'ute-white-rear',
    },
  ],
  brands: [
    {
      title: 'Toyota',
      grid: 'Car Brands',
      banner: 'hero-coast',
      paragraphs: [
        'New Toyotas, demonstrators and certified used ones, at Maroochydore and Noosaville. What is on the ground can be driven today; what is on order has a month beside it.',
        'Both workshops service every Toyota, wherever it was bought, at the capped prices in its logbook.',
      ],
    },
  ],
  posts: [
    {
      heading: 'The new Prado, three weeks on the beach and the range',
      tags: ['Prado', 'Driving'],
      picture: 'suv-red',
      daysAgo: 4,
      description: 'Teewah sand, the Blackall Range and a boat on the back.',
      paragraphs: [
        'We kept one demonstrator back and used it the way people here do: low tide to Double Island Point, the school run to Buderim, and a 2.4 tonne boat to Mooloolaba.',
        'On soft sand it wants 18 psi and patience. On the range it holds its gear without hunting, and the camera view of the tow ball means one person can hitch up.',
        'It is at Maroochydore with sand still in the carpet. Ask for the keys.',
      ],
    },
    {
      heading: 'Why a hybrid service costs what it costs',
      tags: ['Hybrid', 'Servicing'],
      picture: 'hatch-red',
      daysAgo: 22,
      description: 'The same oil and filters, plus a filter most people never see.',
      paragraphs: [
        'A hybrid Corolla has the same capped price as the petrol one did. The extra job is the battery fan filter under the rear seat, which beach dogs fill with hair.',
        'Leave it blocked and the battery runs warm. It takes ten minutes and we do it at every service.',
      ],
    },
    {
      heading: 'What certified means here, line by line',
      tags: ['Certified', 'Buying'],
      picture: 'hatch-silver-rear',
      daysAgo: 40,
      description: 'Six years, 120,000 km and a history with no gaps.',
      paragraphs: [
        'A car is certified when we can account for it: registered owners, services, kilometres and any insurance claim. If a year is missing it is sold as a used car, without the badge.',
        'The workshop then goes over it to the manufacturer’s list. Anything under half worn is replaced before the photographs are taken, so what you see is what was checked.',
      ],
    },
    {
      heading: 'Child seats: which three fit across',
      tags: ['Kluger', 'Families'],
      picture: 'cabin-wide',
      daysAgo: 61,
      description: 'We tried the Kluger, the Camry and the RAV4 with a tape measure.',
      paragraphs: [
        'Three across depends on where the buckles sit more than on the width of the car. The Kluger’s second row takes three narrow seats; the Camry takes two and a booster.',
        'Bring yours in. There is a bay beside the showroom out of the sun and somebody who has fitted a few hundred.',
      ],
    },
  ],
  promos: [
    {
      name: 'Certified',
      title: 'Look for the certified badge',
      description: 'History checked, a year of roadside assist.',
      href: '/search/used-cars?certified=true',
      picture: 'hatch-red',
    },
  ],
  offers: [
    {
      dealership,
      make: 'Toyota',
      model: 'RAV4',
      name: 'RAV4 GXL Hybrid, drive away today',
      description: 'In-stock RAV4 GXL Hybrid with floor mats and tint at no charge.',
      disclaimer: 'Vehicles in stock at Maroochydore and Noosaville, for private buyers, until sold.',
      picture: 'suv-red',
      days: 40,
    },
    {
      dealership,
      make: 'Toyota',
      model: 'HiLux',
      name: 'HiLux SR5 with a fitted tray or tub liner',
      description: 'Choose one with any new SR5 delivered this quarter.',
      picture: 'ute-white',
      days: 60,
    },
    {
      dealership,
      make: 'Toyota',
      name: 'Three-year loans on demonstrators',
      description: 'No establishment fee on demonstrators until the end of the month. Ask for a written quote.',
      disclaimer:
        'Subject to the lender’s approval, terms and fees. A written quote states the rate and the comparison rate.',
      category: 'Finance offer',
      picture: 'cabin-wide',
      excluded: ['meridian'],
    },
    {
      dealership,
      make: 'Toyota',
      model: 'Corolla',
      name: 'Corolla demonstrators on a three-year loan',
      description:
        'A secured loan at **6.29% p.a.** on Corolla demonstrators in stock, arranged at the desk.\n\n- Fixed for the whole term\n- No deposit needed\n- Pay it out early without a fee',
      disclaimer:
        'Coast Manufacturer Finance, to approved private applicants for demonstrators delivered while the offer stands. Comparison rate for a 5-year secured loan of $30,000. Terms, fees and charges apply; ask for the credit guide. Excludes fleet, government, rental and novated customers.',
      rate: 6.29,
      comparisonRate: 8.28,
      category: 'Finance offer',
      picture: 'hatch-red',
      excluded: ['meridian'],
      days: 30,
    },
    {
      dealership,
      make: 'Toyota',
      name: 'Genuine roof racks, 15% off',
      description: 'Fitted while you wait by the parts desk at Maroochydore.',
      category: 'Parts offer',
      picture: 'wagon-grey',
      excluded: ['meridian'],
    },
  ],
}
