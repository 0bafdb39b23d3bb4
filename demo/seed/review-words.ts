import type { ItemType } from '#db/value-sets.ts'

type Rating = 1 | 2 | 3 | 4 | 5

/** What buyers of anything write, by their rating. */
const anyBuyer: Record<Rating, readonly string[]> = {
  5: [
    'Told me about a scratch I would never have found. Bought it because of that.',
    'In and out in an hour with the paperwork done.',
    'Drove three hours on a photo and it was exactly as described.',
    'They rang the week after to ask how it was going. Nobody does that.',
    'Second one from here and the same person remembered the dog’s name.',
    'Went over the finance line by line until I understood it.',
    'The price on the website was the price at the desk.',
    'Answered every question by text on a Sunday.',
    'Fair trade-in, no theatre.',
    'They talked me out of the dearer one. That is why I will be back.',
  ],
  4: [
    'Good people, good price. Handover ran half an hour late.',
    'Straight answers on the phone. Parking out front is a squeeze.',
    'Fair trade-in, a little slow with the number plates.',
    'Happy with it. The second key took a week to turn up.',
    'Knew their stuff. Would have liked a quieter place to sign things.',
  ],
  3: [
    'Fine in the end, but I had to chase them twice for the service book.',
    'The price was right. The first salesman was not listening, the second one was.',
    'No complaints about what I bought. The paperwork was done three times.',
  ],
  2: [
    'Advertised one morning, sold by lunch and nobody rang me. I had booked a look at it.',
    'Waited forty minutes on a Saturday before anyone said hello.',
    'Took a fortnight to fix a tail light that was on the list.',
  ],
  1: [
    'Quoted one trade figure by email and another at the desk.',
    'Three calls about a warranty claim and no one called back.',
    'The one I came for had been sold two days before.',
  ],
}

/** What only buyers of a kind would write. */
const ofKind: Record<ItemType, Partial<Record<Rating, readonly string[]>>> = {
  car: {
    5: [
      'Let us take it home overnight to see if the pram fits. It does.',
      'First car for our daughter and they treated her like the buyer, not me.',
      'Workshop showed me the brake measurements before I asked.',
      'Test drive on the freeway, not just round the block.',
      'Child seats were fitted before we got there.',
    ],
    4: ['Happy with it. Would have liked a full tank.', 'Lovely car. The floor mats were from another model.'],
    3: ['Car is good. The tint I paid for came a week after I did.'],
    2: ['The spare was missing and it took three visits to get one.'],
  },
  motorcycle: {
    5: [
      'Set the levers and the shock up for me before I rode away.',
      'Sat on six bikes before they would sell me one. Learner friendly and no talking down.',
      'Proper ride on proper roads, with one of them leading.',
      'Dropped my old one off in a ute, left on the new one.',
      'They checked the chain again at a thousand kays for nothing.',
    ],
    4: [
      'Great bike, great price. The panniers were on back order.',
      'Good ride. The first service had to be rebooked.',
    ],
    3: ['Bike is mint. The promised tail tidy needed a reminder.'],
    2: ['Test ride called off for rain without a call. I had ridden an hour.'],
  },
  caravan: {
    5: [
      'Two hours of handover: gas, water, brakes, awning, then again while they watched us do it.',
      'Weighed it with our ute on the hitch before we signed. Turned out we could tow it.',
      'First night was in their yard, on power, in case anything was wrong. Nothing was.',
      'Fitted the brake controller while we had lunch.',
      'Showed us where every fuse is. Used that knowledge at Longreach.',
    ],
    4: ['Beautiful van. The annexe came a week later.', 'Everything worked bar one reading lamp, fixed on the spot.'],
    3: ['The van is right. The water filter was not, and it took two visits.'],
    2: ['Hand-over was rushed at closing time. We worked the hot water out ourselves.'],
  },
  truck: {
    5: [
      'Had the tray built to our drawing and it was registered on the day they said.',
      'They know axle weights better than I do, and I have been driving thirty years.',
      'Loan truck while ours was in, no questions.',
      'Third one for the fleet. Invoices match the quotes.',
      'Went through the service intervals with the blokes who drive it.',
    ],
    4: [
      'Good truck. The toolboxes came after the tray did.',
      'Straight dealing. Signwriting took longer than it should.',
    ],
    3: ['Runs well. Had to ask twice for the engineer’s certificate.'],
    2: ['Two days off the road waiting on a part they said was in stock.'],
  },
}

/** How some of them end. */
export const afterthoughts: Record<'good' | 'poor', readonly string[]> = {
  good: [
    'No pressure at any point.',
    'Would send my mum there.',
    'Ask for whoever has the kelpie.',
    'Recommended.',
    'We will be back for the next one.',
    'Coffee is good too.',
    'My brother has since bought one.',
    'Could not fault them.',
    'Still smiling.',
  ],
  poor: ['Disappointing.', 'Others may have better luck.', 'I expected more after the phone call.'],
}

export const wordsFor = (kind: ItemType, rating: Rating): readonly string[] => [
  ...(ofKind[kind][rating] ?? []),
  ...anyBuyer[rating],
]
export type { Rating }
