import { type Page, places } from './page.ts'

export const ownerBenefitsPages: Page[] = [
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
]
