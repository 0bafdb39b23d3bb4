import type { Change } from './changes.ts'

/** What one release changed about the keys, so that layers stored before it still mean the same. */
export interface UpgradeStep {
  readonly name: string
  readonly changes: readonly Change[]
}
