import { type Page, places, words } from './page.ts'

export const aboutPages: Page[] = [
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
]
