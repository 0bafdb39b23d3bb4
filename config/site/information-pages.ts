import type { z } from 'zod'
import type { contentPage } from './content-page.ts'

type Page = z.infer<typeof contentPage>
type Section = Page['sections'][number]

const words = (text: string, title?: string): Section => ({
  type: 'markdown',
  text: text.trim(),
  ...(title && { title }),
})
const places: Section = { type: 'locations', title: 'Our Locations' }

const warranty: Section[] = [
  words(
    `
A new vehicle carries its maker’s warranty, for the years and kilometres in its warranty booklet. It follows the vehicle: what is left of it passes to the next owner.

A used vehicle may carry what is left of its maker’s warranty, a statutory warranty by the law of the state it is sold in, or both. The page of each vehicle says which.
`,
    'New and used',
  ),
  { type: 'statutoryWarranty', title: 'What the law gives on a used vehicle' },
  words(
    `
Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. You are entitled to a replacement or refund for a major failure and compensation for any other reasonably foreseeable loss or damage. You are also entitled to have the goods repaired or replaced if the goods fail to be of acceptable quality and the failure does not amount to a major failure.

These guarantees do not end when a warranty does.
`,
    'Your rights in any case',
  ),
  {
    type: 'steps',
    title: 'If something is wrong',
    items: [
      {
        title: 'Stop if it is not safe',
        text: 'Do not drive on with a warning light in red, or with brakes or steering that feel wrong.',
      },
      {
        title: 'Tell us',
        text: 'Call, or book the workshop. Say what you noticed and when, and have the registration number ready.',
      },
      {
        title: 'We look at it',
        text: 'We find the fault and tell you whether a warranty or a guarantee covers it before any work is charged.',
      },
      { title: 'It is put right', text: 'What is covered costs you nothing: not the parts, not the labour.' },
    ],
  },
  {
    type: 'faq',
    title: 'Questions people ask',
    items: [
      {
        question: 'Must I have it serviced here to keep the warranty?',
        answer:
          'No. It may be serviced by any qualified mechanic, by the book and with parts that are fit for purpose. Keep the receipts.',
      },
      {
        question: 'Do I need to buy an extended warranty?',
        answer:
          'No. Compare what it adds with what the Consumer Law gives you already, read what it excludes, and take your time.',
      },
      {
        question: 'What is not covered?',
        answer:
          'Wear, such as tyres, brake pads and wiper blades; damage from an accident or misuse; and what a statutory warranty excludes by law.',
      },
    ],
  },
  { type: 'serviceBanner', title: 'Something not right?', action: { label: 'Book the workshop', href: '/service' } },
]

/** What the default navigation leads to, said plainly enough to be true of any dealer. A site words its own. */
export const informationPages: Page[] = [
  {
    path: '/warranty',
    title: 'Warranty',
    lead: 'What covers your vehicle, for how long, and what to do when something is wrong.',
    sections: warranty,
  },
  // The same page at the address older sites had it.
  { path: '/pages/warranty', canonical: '/warranty', title: 'Warranty', sections: warranty },
  {
    path: '/roadside-assist',
    title: 'Roadside assist',
    lead: 'Stopped at the side of the road? First get safe, then find the number that helps.',
    sections: [
      {
        type: 'steps',
        title: 'If you have stopped',
        items: [
          {
            title: 'Get off the road',
            text: 'Roll as far left as you can, hazard lights on. On a motorway, get out on the left and stand behind the barrier.',
          },
          {
            title: 'In danger, call 000',
            text: 'Police, fire and ambulance. From a mobile without coverage on your network, 112 works too.',
          },
          {
            title: 'Call for assistance',
            text: 'The number is in your logbook, on a sticker by the driver’s door or in the maker’s app. Have the registration number and where you are.',
          },
          {
            title: 'Then call us',
            text: 'If it has to be towed, ask for it to be brought to our workshop, and we take it from there.',
          },
        ],
      },
      {
        type: 'cards',
        title: 'Are you covered?',
        items: [
          {
            title: 'New vehicles',
            text: 'Most makers include roadside assistance for the first years, and some renew it with each service in their network.',
          },
          {
            title: 'Used vehicles',
            text: 'What is left of the maker’s cover passes to you. Some of ours come with cover of their own: it is on the vehicle’s page.',
          },
          {
            title: 'Everyone else',
            text: 'The motoring club of your state sells cover for any vehicle, often from the day you join.',
          },
        ],
      },
      {
        type: 'faq',
        title: 'Questions people ask',
        items: [
          {
            question: 'How do I find out whether mine is covered?',
            answer: 'Send us the registration number and we look it up with the maker.',
          },
          {
            question: 'I tow a caravan or a trailer. Is it covered?',
            answer:
              'Often, up to a length and a mass. Check both before a long trip: the limits are in the terms of your cover.',
          },
          {
            question: 'Mine is electric and the battery is flat.',
            answer:
              'Say so when you call. It is usually taken to the nearest charger; not every electric vehicle may be towed on its wheels.',
          },
        ],
      },
      places,
    ],
  },
  {
    path: '/owner-benefits',
    title: 'Owner benefits',
    lead: 'What comes with your vehicle after you have driven it home, and how to make use of it.',
    sections: [
      {
        type: 'cards',
        title: 'Worth knowing',
        items: [
          {
            title: 'Servicing',
            text: 'Many makers cap the price of the first services. Ask for the figure before you book: it depends on model and year.',
            href: '/service',
            label: 'Book a service',
          },
          {
            title: 'Warranty',
            text: 'What covers it, for how long, and your rights in any case.',
            href: '/warranty',
            label: 'See warranty',
          },
          {
            title: 'Roadside assist',
            text: 'What to do when it stops, and whether you are covered.',
            href: '/roadside-assist',
            label: 'See roadside assist',
          },
          {
            title: 'Parts and accessories',
            text: 'Racks, bars, liners and covers that fit, and fitted.',
            href: '/vehicle-parts-and-accessories',
            label: 'Find parts',
          },
          {
            title: 'Recalls',
            text: 'Safety recalls are repaired free of charge, whoever owns the vehicle now. Ask us with the VIN.',
            href: '/contact',
            label: 'Ask about a recall',
          },
          {
            title: 'Trading up',
            text: 'When it is time for the next one we value yours, of any make.',
            href: '/trade-in',
            label: 'Value a trade-in',
          },
        ],
      },
      {
        type: 'faq',
        title: 'Questions people ask',
        items: [
          {
            question: 'Which of these apply to mine?',
            answer:
              'It differs by maker, model and year. Send us the registration number and we list what applies to yours.',
          },
          {
            question: 'I bought it elsewhere. Do I still have them?',
            answer:
              'What a maker gives goes with the vehicle, wherever it was bought. What another dealer promised is theirs to keep.',
          },
          {
            question: 'How do I move them to my name?',
            answer: 'Bring proof of purchase, and we tell the maker that the owner has changed.',
          },
        ],
      },
      places,
    ],
  },
  {
    path: '/fleet',
    title: 'Fleet',
    lead: 'For two vehicles or two hundred: one person to call, a quote by volume, and delivery to your sites.',
    sections: [
      {
        type: 'cards',
        title: 'What we take care of',
        items: [
          {
            title: 'The right vehicle',
            text: 'Payload, towing, kilometres and who drives it: we start from the work and end at the model.',
          },
          { title: 'Fit-out', text: 'Trays, canopies, racks, signage and first-aid kits, fitted before delivery.' },
          {
            title: 'Whole-of-life cost',
            text: 'Price, fuel or energy, servicing and what it will be worth, side by side.',
          },
          { title: 'Servicing on one account', text: 'One invoice a month, and a reminder before each is due.' },
          { title: 'Changing over', text: 'We value what you have and time the handover so that nobody walks.' },
          {
            title: 'Electric, where it fits',
            text: 'Which routes suit it, what charging at the depot takes, and what it saves.',
            href: '/pages/electric-vehicles',
            label: 'See the guide',
          },
        ],
      },
      {
        type: 'steps',
        title: 'How it works',
        items: [
          { title: 'Tell us the job', text: 'How many, doing what, by when.' },
          { title: 'One quote', text: 'In writing, by volume, with delivery dates.' },
          { title: 'A drive', text: 'A vehicle for a day, on your own routes.' },
          { title: 'Delivery', text: 'Registered, fitted out, to each site.' },
        ],
      },
      { type: 'form', form: 'fleet', title: 'Tell us about your fleet' },
      places,
    ],
  },
  {
    path: '/careers',
    title: 'Careers',
    lead: 'We hire people who like vehicles and tell the truth about them: sales, workshop, parts, detailing, office.',
    sections: [
      { type: 'positions', title: 'Open positions' },
      {
        type: 'cards',
        title: 'What to expect',
        items: [
          { title: 'A straight answer', text: 'We reply to everyone who applies, within two weeks.' },
          {
            title: 'Time to learn',
            text: 'Makers’ training, paid, and a person who shows you how things are done here.',
          },
          {
            title: 'Apprenticeships',
            text: 'Light vehicle, heavy vehicle, motorcycle and parts, where our workshops have them.',
          },
        ],
      },
      { type: 'form', form: 'careers' },
      places,
    ],
  },
  {
    path: '/about-us',
    title: 'About us',
    lead: 'We buy, sell and look after vehicles, and we would rather you came back than bought in a hurry.',
    sections: [
      { type: 'stats' },
      words(
        `
Come and look, bring a friend who knows engines, take your time. Every vehicle has its price and the type of that price beside it, its odometer reading and, where we have it, its report.

If we do not have what you are after we say so, and look for it if you like. If yours needs work we tell you what it needs and what it costs before we start.
`,
        'How we work',
      ),
      { type: 'reviews', title: 'What customers say', limit: 6 },
      { type: 'featureBanner' },
      places,
    ],
  },
  {
    path: '/reviews',
    title: 'Reviews',
    lead: 'What people wrote after they bought from us or had something fixed.',
    sections: [{ type: 'reviewList', title: 'What customers say' }, places],
  },
  {
    path: '/vehicle-parts-and-accessories',
    title: 'Genuine parts and accessories',
    lead: 'With your VIN or registration number our parts desk finds the right part the first time.',
    sections: [
      {
        type: 'partsSearch',
        title: 'Find a part',
        examples: ['Brake pads', 'Roof racks', 'Floor mats', 'Tow bar', 'Wiper blades'],
      },
      {
        type: 'cards',
        title: 'Why it matters',
        items: [
          {
            title: 'Made for it',
            text: 'A genuine part is made for your model and year, and comes with a warranty of its own.',
          },
          { title: 'Fitted here', text: 'Fitted in our workshop, the work is guaranteed too.' },
          { title: 'Or sent to you', text: 'We post what can be posted, and tell you when it leaves.' },
        ],
      },
      { type: 'form', form: 'parts', title: 'Which part are you after?' },
      places,
    ],
  },
  {
    path: '/parts/search',
    title: 'Find parts',
    lead: 'By name, by vehicle, or both.',
    sections: [
      {
        type: 'partsSearch',
        examples: ['Brake pads', 'Roof racks', 'Floor mats', 'Tow bar', 'Wiper blades', 'Batteries'],
      },
      {
        type: 'form',
        form: 'parts',
        title: 'Ask the parts desk',
        text: 'What you searched for is filled in. Add the VIN if you have it.',
      },
      places,
    ],
  },
  {
    path: '/pages/electric-vehicles',
    title: 'Going electric',
    lead: 'What it costs to run one, how charging works in practice, and which are here to drive.',
    sections: [
      { type: 'energyCosts', title: 'Petrol and electric, side by side' },
      {
        type: 'cards',
        title: 'Charging, in three places',
        items: [
          {
            title: 'At home, from a power point',
            text: 'About 10 to 15 kilometres of range for each hour. Overnight that is most people’s day.',
          },
          {
            title: 'At home, from a wall unit',
            text: 'About 40 kilometres for each hour at 7 kW. A licensed electrician installs it on a circuit of its own.',
          },
          {
            title: 'On the way',
            text: 'From 20 to 80 per cent in half an hour or so at a fast charger, depending on the car and the charger.',
          },
        ],
      },
      { type: 'stockRail', title: 'Electric, in stock', body: 'ev', limit: 8 },
      {
        type: 'faq',
        title: 'Questions people ask',
        items: [
          {
            question: 'How far does one go?',
            answer:
              'Most new ones between 350 and 600 km by the WLTP test. At 110 km/h, in heat or towing, count on less: a quarter less is common on a highway.',
          },
          {
            question: 'How long does the battery last?',
            answer:
              'Makers commonly warrant it for eight years or 160,000 km against losing more than about 30 per cent. Ask for a measured figure on a used one.',
          },
          {
            question: 'What about servicing?',
            answer: 'No engine oil, filters or spark plugs. Brakes, tyres, coolant and cabin filter are still checked.',
          },
          {
            question: 'Is a plug-in hybrid the same?',
            answer: 'No: it has both. It saves fuel if it is charged most days, and little if it is not.',
          },
          {
            question: 'Can I charge in an apartment?',
            answer:
              'Often, with the consent of the owners corporation. It takes longer to arrange, so start before you buy.',
          },
        ],
      },
      places,
    ],
  },
]
