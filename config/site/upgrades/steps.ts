import type { Change } from './changes.ts'

/** What one release changed about the keys, so that layers stored before it still mean the same. */
export interface UpgradeStep {
  readonly name: string
  readonly changes: readonly Change[]
}

/**
 * In order, numbered from 1. A step that has been released is never edited, moved or taken out: layers are stored with
 * the number of the last one they went through.
 */
export const upgradeSteps: readonly UpgradeStep[] = []

/** What a layer written by this code is stored with. */
export const currentStep = upgradeSteps.length
