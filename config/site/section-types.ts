import { z } from 'zod'
import { markdown } from '../markdown/markdown-faults.ts'
import { asset, count, link, text } from './value-types.ts'

const action = z.strictObject({ label: text(60), href: link })
const title = text(120)
const points = z.array(z.strictObject({ title: text(80), text: text(400) })).min(1)
/** `contrast` turns the page's colours around: a light part of a dark page, a dark one of a light. */
const ground = z.enum(['page', 'contrast']).optional()

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
    /** A row to move along or a wall; without it, as the site's cards are laid out. */
    layout: z.enum(['rail', 'wall']).optional(),
    /** What is promised of these vehicles: it stands beside them. */
    points: points.max(6).optional(),
  }),
  z.strictObject({ type: z.literal('bodyTypes'), title }),
  z.strictObject({
    type: z.literal('towing'),
    title,
    text: text(400).optional(),
    /** What cars may tow, in kilograms; which cars those are; what they and such a caravan look like, as bodies. */
    classes: z
      .array(z.strictObject({ kg: count(300, 10_000), cars: text(120), car: text(40), caravan: text(40) }))
      .min(1)
      .max(6),
  }),
  z.strictObject({
    type: z.literal('electricRange'),
    title,
    text: text(400).optional(),
    limit: count(2, 12).optional(),
    /** Ways people know, drawn across the bars. */
    trips: z
      .array(z.strictObject({ label: text(40), km: count(1, 5000) }))
      .max(3)
      .optional(),
    ground,
  }),
  z.strictObject({
    type: z.literal('bars'),
    title,
    text: text(400).optional(),
    unit: text(20),
    items: z
      .array(z.strictObject({ label: text(60), text: text(200).optional(), value: count(1, 100_000) }))
      .min(2)
      .max(6),
    action: action.optional(),
    ground,
  }),
  z.strictObject({
    type: z.literal('brands'),
    title,
    limit: count(1, 60).optional(),
    /** How many stand before the fold, those with the most stock; without it eight, where there are more than 24. */
    unfolded: count(2, 60).optional(),
  }),
  z.strictObject({
    type: z.literal('offers'),
    title,
    limit: count(1, 60).optional(),
    /** `lead` shows the first one large, the others as lines below it. */
    layout: z.enum(['grid', 'lead']).optional(),
  }),
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
    /** `strip` is one row of small pictures. */
    layout: z.enum(['grid', 'strip']).optional(),
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
  z.strictObject({ type: z.literal('steps'), title, items: points.max(8) }),
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
