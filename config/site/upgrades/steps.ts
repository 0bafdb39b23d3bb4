import { moneyInCents } from './money-in-cents.ts'
import type { UpgradeStep } from './upgrade-step.ts'

/**
 * In order, numbered from 1. A step that has been released is never edited, moved or taken out: layers are stored with
 * the number of the last one they went through.
 */
export const upgradeSteps: readonly UpgradeStep[] = [moneyInCents]

/** What a layer written by this code is stored with. */
export const currentStep = upgradeSteps.length
