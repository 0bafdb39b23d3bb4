import { type Page, places } from './page.ts'

export const partsPages: Page[] = [
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
]
