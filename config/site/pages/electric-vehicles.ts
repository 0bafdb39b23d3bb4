import { type Page, places } from './page.ts'

export const electricVehiclesPages: Page[] = [
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
