import { type Page, places } from './page.ts'

export const roadsideAssistPages: Page[] = [
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
]
