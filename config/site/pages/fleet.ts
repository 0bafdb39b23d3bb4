import { type Page, places } from './page.ts'

export const fleetPages: Page[] = [
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
]
