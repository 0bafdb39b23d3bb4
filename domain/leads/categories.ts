import type { CarType } from '#db/value-sets.ts'
import { type EventNumber, eventNumbers } from '../analytics/event-numbers.ts'

interface Category {
  readonly subcategories: readonly string[]
  /** Shoppers choose among these; the others come from a form of their own. */
  readonly canBeChosen: boolean
  /** What it is counted as: by the vehicle it is about, as a test drive, or as any enquiry. */
  readonly counts: 'vehicle' | 'testDrive' | 'any'
}

/** What leads are about, in the words dealers' systems sort them by. */
export const leadCategories = {
  'General Enquiry': {
    subcategories: ['Career Enquiry', 'Find me something similar', 'Call Me Back', 'Offer Enquiry', 'Budget Enquiry'],
    canBeChosen: true,
    counts: 'vehicle',
  },
  'New Vehicle Enquiry': { subcategories: [], canBeChosen: true, counts: 'vehicle' },
  'Used Vehicle Enquiry': { subcategories: [], canBeChosen: true, counts: 'vehicle' },
  'Finance Enquiry': { subcategories: ['Finance Application'], canBeChosen: true, counts: 'vehicle' },
  'Photo Request': { subcategories: [], canBeChosen: false, counts: 'vehicle' },
  'Test Drive': { subcategories: [], canBeChosen: false, counts: 'testDrive' },
  'Service Booking': { subcategories: [], canBeChosen: true, counts: 'any' },
  'Parts Enquiry': { subcategories: [], canBeChosen: true, counts: 'any' },
  'Fleet Enquiry': { subcategories: [], canBeChosen: true, counts: 'any' },
  'Trade-In': { subcategories: ['Trade-In Enquiry', '3. Offer Accepted'], canBeChosen: false, counts: 'any' },
  'Sell Your Car': { subcategories: [], canBeChosen: false, counts: 'any' },
} as const satisfies Record<string, Category>

export type LeadCategory = keyof typeof leadCategories

const categories: Readonly<Record<string, Category>> = leadCategories

/** Whether it is one of ours: a dealer may have named another in configuration. */
export const isLeadCategory = (name: string): name is LeadCategory => Object.hasOwn(leadCategories, name)

/** What shoppers choose among, the dealer's default first. */
export const chosenCategories = (first: string): string[] => [
  first,
  ...Object.keys(categories).filter((name) => categories[name]!.canBeChosen && name !== first),
]

/** Whether a subcategory belongs to a category. */
export const hasSubcategory = (category: string, subcategory: string): boolean =>
  isLeadCategory(category) && categories[category]!.subcategories.includes(subcategory)

interface CountedLead {
  readonly category: string
  readonly subcategory: string | null
  /** What the lead is about; null where it is about no vehicle we know. */
  readonly vehicle: { readonly carType: CarType; readonly isTestDriveOnly: boolean } | null
}

/** The number a lead is counted under. */
export function eventOf({ category, subcategory, vehicle }: CountedLead): EventNumber {
  if (subcategory === 'Career Enquiry') return eventNumbers.careersEnquiry
  const counts = isLeadCategory(category) ? leadCategories[category].counts : 'vehicle'
  if (counts === 'testDrive') {
    const isNew = !vehicle || vehicle.carType === 'new' || vehicle.isTestDriveOnly
    return isNew ? eventNumbers.testDrive : eventNumbers.usedTestDrive
  }
  if (counts === 'vehicle' && vehicle?.carType === 'new') return eventNumbers.newEnquiry
  if (counts === 'vehicle' && vehicle?.carType === 'used') return eventNumbers.usedEnquiry
  return eventNumbers.defaultEnquiry
}
