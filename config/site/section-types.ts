import { z } from 'zod'
import { markdown } from '../markdown/markdown-faults.ts'
import { asset, count, link, text } from './value-types.ts'

const action = z.strictObject({ label: text(60), href: link })
const title = text(120)

/** The forms a page can hold; what each asks is in domain/leads/forms. */
export const formNames = [
  'enquiry',
  'test-drive',
  'photo-request',
  'finance-enquiry',
  'find-similar',
  'offer',
  'budget',
  'contact',
  'call-me-back',
  'careers',
  'service-booking',
  'parts',
  'fleet',
  'trade-in',
  'sell-your-car',
] as const

/** The blocks a page can be composed of. What a block shows beyond this comes from stock, content or other keys. */
const sectionTypes = [
  z.strictObject({
    type: z.literal('hero'),
    layout: z.enum(['split', 'price', 'fullBleed']),
    title,
    text: text(400).optional(),
    image: asset.optional(),
    actions: z.array(action).max(2).optional(),
  }),
  z.strictObject({ type: z.literal('slider') }),
  z.strictObject({
    type: z.literal('stockRail'),
    title,
    carType: z.enum(['new', 'used', 'demo']).optional(),
    make: text(60).optional(),
    body: text(40).optional(),
    certified: z.boolean().optional(),
    fuel: text(40).optional(),
    learnerApproved: z.boolean().optional(),
    /** The heaviest it may be loaded, in kilograms: what a car can tow. */
    atmUpTo: count(300, 10_000).optional(),
    sort: z.enum(['latest', 'lowestPrice', 'highestPrice', 'lightest', 'longestRange']).optional(),
    /** Every model once, while there are others. */
    oneOfEach: z.boolean().optional(),
    limit: count(1, 24).optional(),
  }),
  z.strictObject({ type: z.literal('bodyTypes'), title }),
  z.strictObject({ type: z.literal('brands'), title, limit: count(1, 60).optional() }),
  z.strictObject({ type: z.literal('offers'), title, limit: count(1, 60).optional() }),
  z.strictObject({
    type: z.literal('locations'),
    title: title.optional(),
    layout: z.enum(['card', 'grid', 'map']).optional(),
    dark: z.boolean().optional(),
  }),
  z.strictObject({
    type: z.literal('modelRange'),
    title,
    make: text(60).optional(),
    body: text(40).optional(),
    limit: count(1, 24).optional(),
  }),
  z.strictObject({ type: z.literal('reviews'), title, limit: count(1, 12).optional() }),
  z.strictObject({ type: z.literal('news'), title: title.optional(), limit: count(1, 12).optional() }),
  z.strictObject({ type: z.literal('stats') }),
  z.strictObject({ type: z.literal('featureBanner') }),
  z.strictObject({ type: z.literal('paymentStrip') }),
  z.strictObject({ type: z.literal('financeCalculator'), title: title.optional() }),
  z.strictObject({ type: z.literal('budget'), title: title.optional() }),
  z.strictObject({ type: z.literal('serviceBanner'), title, text: text(400).optional(), action }),
  z.strictObject({
    type: z.literal('richText'),
    title: title.optional(),
    paragraphs: z.array(text(2000)).min(1).max(30),
  }),
  z.strictObject({
    type: z.literal('faq'),
    title,
    items: z.array(z.strictObject({ question: text(200), answer: text(2000) })).max(30),
  }),
  z.strictObject({
    type: z.literal('steps'),
    title,
    items: z
      .array(z.strictObject({ title: text(80), text: text(400) }))
      .min(1)
      .max(8),
  }),
  z.strictObject({ type: z.literal('lenders'), title }),
  z.strictObject({ type: z.literal('applicationStart'), title, text: text(400).optional() }),
  z.strictObject({
    type: z.literal('form'),
    form: z.enum(formNames),
    title: title.optional(),
    text: text(400).optional(),
  }),
  /** A text with marks; a picture stands beside it. */
  z.strictObject({
    type: z.literal('markdown'),
    title: title.optional(),
    text: markdown(20_000),
    image: asset.optional(),
    imageAlt: text(200).optional(),
  }),
  z.strictObject({
    type: z.literal('cards'),
    title,
    text: text(400).optional(),
    items: z
      .array(z.strictObject({ title: text(80), text: text(400), href: link.optional(), label: text(60).optional() }))
      .min(1)
      .max(12),
  }),
  z.strictObject({ type: z.literal('positions'), title }),
  z.strictObject({ type: z.literal('salesCounter'), title: title.optional() }),
  z.strictObject({ type: z.literal('reviewList'), title }),
  z.strictObject({ type: z.literal('energyCosts'), title, text: text(400).optional() }),
  z.strictObject({ type: z.literal('statutoryWarranty'), title, text: text(400).optional() }),
  z.strictObject({
    type: z.literal('partsSearch'),
    title: title.optional(),
    text: text(400).optional(),
    examples: z.array(text(40)).max(12).optional(),
  }),
] as const

export const section = z.discriminatedUnion('type', sectionTypes).describe('section')
