import type { review } from '#db/schema.ts'
import type { ItemType } from '#db/value-sets.ts'
import type { Random } from '../random.ts'
import { afterthoughts, type Rating, wordsFor } from './review-words.ts'

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
  'Tariq B.',
  'Joanne P.',
  'Mick S.',
  'Sinéad O.',
  'Dave K.',
  'Ravi M.',
  'Carmel D.',
  'Luca F.',
  'Trish W.',
  'Ben A.',
  'Yuki T.',
  'Grant H.',
]

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
] as Rating[]

const dayMs = 86_400_000
const dateBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10)

/** What customers wrote about a dealership; the low ones nearly always get an answer. */
export function makeReviews(
  random: Random,
  { dealershipId, locationIds, kind }: { dealershipId: number; locationIds: readonly number[]; kind: ItemType },
  now: Date,
): Review[] {
  const said = new Set<string>()
  const writers = random.sample(people, random.between(14, 24))
  return writers.map((customerName, index) => {
    // One of each rating first, so that every dealership has them all.
    const rating = index < 5 ? ((5 - index) as Rating) : random.pick(spread)
    const days = index < 5 ? 40 + index * 21 : random.between(2, 420)
    const replied = random.chance(rating <= 3 ? 0.9 : 0.35)
    return {
      dealershipId,
      locationId: random.pick(locationIds),
      customerName,
      text: makeText(random, kind, rating, said),
      rating,
      reviewDate: dateBefore(now, days),
      replyText: replied ? random.pick(replies[rating <= 3 ? 'poor' : 'good']) : null,
      replyDate: replied ? dateBefore(now, Math.max(0, days - random.between(1, 4))) : null,
    }
  })
}

/** Nobody writes what another of the same dealership wrote, while there are words left. */
function makeText(random: Random, kind: ItemType, rating: Rating, said: Set<string>): string {
  const words = wordsFor(kind, rating)
  const left = words.filter((each) => !said.has(each))
  const text = random.pick(left.length > 0 ? left : words)
  said.add(text)
  const after = random.pick(afterthoughts[rating > 3 ? 'good' : 'poor'])
  return random.chance(0.4) && rating !== 3 ? `${text} ${after}` : text
}

/** The average to two decimals and the count, as the tables keep them. */
export function rate(reviews: readonly Review[]): { averageRating: number | null; reviewCount: number } {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return {
    averageRating: reviews.length ? Math.round((sum / reviews.length) * 100) / 100 : null,
    reviewCount: reviews.length,
  }
}
