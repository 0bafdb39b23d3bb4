/** What works only once it is touched, in one file. */
export { BudgetGroup } from './budget-group.tsx'
export { followSheet } from './follow-sheet.ts'
export { NearGroup } from './near-group.tsx'
export { RangeGroup } from './range-group.tsx'
export { SinceGroup } from './since-group.tsx'
