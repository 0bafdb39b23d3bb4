import type { review } from '#db/schema.ts'
import type { Random } from '../random.ts'

type Review = typeof review.$inferInsert

const people = [
  'Priya N.',
  'Dean W.',
  'Kylie M.',
  'Tom H.',
  'Aroha T.',
  'Marcus L.',
  'Jess B.',
  'Ngoc P.',
  'Steve R.',
  'Fatima A.',
  'Callum D.',
  'Helen S.',
  'Raj K.',
  'Bec O.',
  'Gianni C.',
  'Wayne F.',
  'Mei L.',
  'Shane J.',
  'Ollie G.',
  'Nadia V.',
  'Brett Y.',
  'Sue E.',
  'Hamish I.',
  'Lena Q.',
]

const words: Record<number, readonly string[]> = {
  5: [
    'Told me about a scratch I would never have found. Bought it because of that.',
    'In and out in an hour with the paperwork done. No pressure and a fair trade price.',
    'Drove three hours on a photo and it was exactly as described.',
    'They rang the week after to ask how it was going. Nobody does that.',
    'Second one from here and the same person remembered the dog’s name.',
    'Went over the finance line by line until I understood it.',
  ],
  4: [
    'Good people, good price. Handover ran half an hour late.',
    'Happy with it. Would have liked a full tank.',
    'Straight answers on the phone. Parking out front is a squeeze.',
    'Fair trade-in, a little slow with the number plates.',
  ],
  3: [
    'Fine in the end, but I had to chase them twice for the service book.',
    'The price was right. The first salesman was not listening, the second one was.',
  ],
  2: [
    'Advertised one morning, sold by lunch and nobody rang me. I had booked a drive.',
    'Took a fortnight to fix a tail light that was on the list.',
  ],
  1: [
    'Quoted one trade figure by email and another at the desk.',
    'Three calls about a warranty claim and no one called back.',
  ],
}

const replies: Record<'good' | 'poor', readonly string[]> = {
  good: ['Thanks for coming in. See you at the first service.', 'That means a lot to the team, thank you.'],
  poor: [
    'You are right, we dropped the ball. The manager has rung you and we have changed who follows these up.',
    'Sorry about that. Please ask for the manager so we can put it right.',
  ],
}

/** Of a hundred reviews: mostly pleased, some not, as it is. */
const spread = [
  ...Array(60).fill(5),
  ...Array(22).fill(4),
  ...Array(8).fill(3),
  ...Array(5).fill(2),
  ...Array(5).fill(1),
] as number[]

const dayMs = 86_400_000
const dateBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10)

/** What customers wrote about a dealership; the low ones nearly always get an answer. */
export function makeReviews(random: Random, dealershipId: number, locationIds: readonly number[], now: Date): Review[] {
  const writers = random.sample(people, random.between(14, people.length))
  return writers.map((customerName, index) => {
    // One of each rating first, so that every dealership has them all.
    const rating = index < 5 ? 5 - index : random.pick(spread)
    const days = index < 5 ? 40 + index * 21 : random.between(2, 420)
    const replied = random.chance(rating <= 3 ? 0.9 : 0.35)
    return {
      dealershipId,
      locationId: random.pick(locationIds),
      customerName,
      text: random.pick(words[rating]!),
      rating,
      reviewDate: dateBefore(now, days),
      replyText: replied ? random.pick(replies[rating <= 3 ? 'poor' : 'good']) : null,
      replyDate: replied ? dateBefore(now, Math.max(0, days - random.between(1, 4))) : null,
    }
  })
}

/** The average to two decimals and the count, as the tables keep them. */
export function rate(reviews: readonly Review[]): { averageRating: number | null; reviewCount: number } {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return {
    averageRating: reviews.length ? Math.round((sum / reviews.length) * 100) / 100 : null,
    reviewCount: reviews.length,
  }
}
