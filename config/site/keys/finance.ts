import { z } from 'zod'
import { collection, key } from '../key.ts'
import { cents, count, link, percent, slug, text, webhookUrl } from '../value-types.ts'

const fee = z.strictObject({
  label: text(80),
  amountCents: cents,
  charged: z.enum(['once', 'monthly']),
  /** A government's own, such as registering a security: the comparison rate leaves it out. */
  government: z.boolean().optional(),
})
const rateRange = z.tuple([percent, percent]).refine(([low, high]) => low <= high, { message: 'wants the lower first' })
const years = z.number().min(0.5).max(10).multipleOf(0.5)

/** What shoppers say of their own credit. */
export const creditScores = ['EXCELLENT', 'GREAT', 'GOOD', 'FAIR', 'POOR'] as const
const creditScore = z.enum(creditScores)

export const finance = {
  link: key(link, { default: '/finance', serves: ['PL-05', 'RT-09'], meaning: 'Where finance links lead' }),
  provider: key(slug.nullable(), {
    default: null,
    perVehicle: true,
    serves: ['PL-05', 'FN-09'],
    meaning: 'The provider whose figures are shown; its id among the providers',
  }),
  cardEstimate: key(z.boolean(), {
    default: false,
    serves: ['FN-09'],
    meaning:
      "A weekly repayment under the price on result cards, from the lender's own figures; without them nothing is shown",
  }),
  providers: collection({
    name: key(text(80), { default: 'Lender', serves: ['PL-05', 'FN-09'], meaning: 'Name shown to shoppers' }),
    estimate: {
      needs: key(z.enum(['nothing', 'comparisonRate', 'weeklyPayment', 'monthlyPayment']), {
        default: 'nothing',
        serves: ['FN-09'],
        meaning: 'What the lender data must hold for an estimate to be shown',
      }),
      minPriceCents: key(cents.nullable(), {
        default: null,
        whenRefused: 1_000_000_000,
        serves: ['FN-09'],
        meaning: 'The price must be over this',
      }),
      maxAgeYears: key(count(1, 50).nullable(), {
        default: null,
        whenRefused: 1,
        serves: ['FN-09'],
        meaning: 'The vehicle must be newer than this many years',
      }),
      needsInStock: key(z.boolean(), {
        default: true,
        whenRefused: true,
        serves: ['FN-09'],
        meaning: 'The vehicle must be in stock or on its way',
      }),
    },
    quotes: {
      from: key(z.enum(['nobody', 'ourselves', 'service']), {
        default: 'nobody',
        serves: ['CA-04', 'FN-10'],
        meaning:
          "Who answers when a quote is asked for: nobody, our own mathematics at the rates below, or the lender's service",
      }),
      rates: key(z.array(z.strictObject({ creditScore, rate: percent })).max(creditScores.length), {
        default: [],
        serves: ['CA-04', 'FN-11'],
        meaning: 'The rates our own quotes are made at, by what a shopper says of their credit',
      }),
      url: key(webhookUrl.nullable(), {
        default: null,
        audience: 'server',
        serves: ['CA-04'],
        meaning: "Address of the lender's quote service",
      }),
    },
    minAmountCents: key(cents.nullable(), {
      default: null,
      serves: ['FN-01', 'FN-02'],
      meaning: "Least amount, where it differs from the calculator's",
    }),
    interestRange: key(rateRange.nullable(), {
      default: null,
      serves: ['FN-04'],
      meaning: "Lowest and highest interest, where they differ from the calculator's",
    }),
    fees: key(z.array(fee).max(20), { default: [], serves: ['FN-15'], meaning: 'Fees that enter the comparison rate' }),
    comparisonFallback: key(rateRange.nullable(), {
      default: null,
      serves: ['FN-12', 'FN-15'],
      meaning: 'Comparison-rate range named where the lender gives no rate',
    }),
    disclaimer: key(text(4000).nullable(), { default: null, serves: ['FN-13'], meaning: "The lender's disclaimer" }),
    apiKey: key(text().nullable(), {
      default: null,
      audience: 'secret',
      serves: ['CA-04'],
      meaning: "Key to the lender's quote service",
    }),
  }),
  estimate: {
    termYears: key(years, {
      default: 5,
      serves: ['FN-11'],
      meaning: "Term of an estimate, where the lender's data names none",
    }),
    depositPercent: key(percent, {
      default: 10,
      serves: ['FN-11'],
      meaning: "Deposit of an estimate, of the price, where the lender's data names none",
    }),
    finalPaymentPercent: key(percent, {
      default: 30,
      serves: ['FN-11'],
      meaning: "Final payment of an estimate, of the price, where the lender's data names none",
    }),
    creditScore: key(creditScore, {
      default: 'GREAT',
      serves: ['FN-11'],
      meaning: 'What an estimate assumes a shopper would say of their own credit',
    }),
  },
  excludedMakes: key(z.array(text(60)).max(50), {
    default: [],
    serves: ['FN-09'],
    meaning: 'Makes that never show an estimate',
  }),
  fees: key(z.array(fee).max(20), {
    default: [],
    perVehicle: true,
    serves: ['FN-15'],
    meaning: "The site's own fees that enter the comparison rate",
  }),
  example: {
    rate: key(percent.nullable(), {
      default: null,
      serves: ['FN-12'],
      meaning: 'Interest rate of the comparison example; no example without it',
    }),
    comparisonRate: key(percent.nullable(), {
      default: null,
      serves: ['FN-12'],
      meaning: 'Comparison rate of the example',
    }),
  },
  calculator: {
    amountMinCents: key(cents, {
      default: 100_000,
      perVehicle: true,
      serves: ['FN-01', 'FN-02'],
      meaning: 'Least amount',
    }),
    amountMaxCents: key(cents, {
      default: 10_000_000,
      perVehicle: true,
      serves: ['FN-01'],
      meaning: 'Highest loan amount',
    }),
    amountDefaultCents: key(cents, {
      default: 3_000_000,
      perVehicle: true,
      serves: ['FN-01', 'FN-02'],
      meaning: 'Amount it opens with',
    }),
    amountFromPrice: key(z.boolean(), {
      default: false,
      perVehicle: true,
      serves: ['FN-01'],
      meaning: "It opens with the vehicle's price instead",
    }),
    maxFollowsPrice: key(z.boolean(), {
      default: false,
      perVehicle: true,
      serves: ['FN-01'],
      meaning: 'Over the highest amount, the limit becomes 105% of the price',
    }),
    termMax: key(years, { default: 7, perVehicle: true, serves: ['FN-03'], meaning: 'Longest term in years' }),
    termDefault: key(years, {
      default: 6,
      perVehicle: true,
      serves: ['FN-03'],
      meaning: 'Term it opens with, in years',
    }),
    terms: key(z.array(years).min(1).max(20).nullable(), {
      default: null,
      perVehicle: true,
      serves: ['FN-03'],
      meaning: 'The only terms offered, in years',
    }),
    interestMin: key(percent, { default: 0.5, perVehicle: true, serves: ['FN-04'], meaning: 'Lowest interest' }),
    interestMax: key(percent, { default: 15, perVehicle: true, serves: ['FN-04'], meaning: 'Highest interest' }),
    interestDefault: key(percent, {
      default: 10,
      perVehicle: true,
      serves: ['FN-04'],
      meaning: 'Interest it opens with',
    }),
    interestLocked: key(z.boolean(), {
      default: false,
      perVehicle: true,
      serves: ['FN-04'],
      meaning: 'Interest cannot be changed',
    }),
    interestShown: key(z.boolean(), {
      default: true,
      perVehicle: true,
      serves: ['FN-04'],
      meaning: 'Interest is a field; used-car sites switch it off',
    }),
    residualShown: key(z.boolean(), {
      default: true,
      perVehicle: true,
      serves: ['FN-05'],
      meaning: 'Residual is a field; used-car sites switch it off',
    }),
  },
}
