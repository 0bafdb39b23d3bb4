import type { ConfigIssue } from '../config-error.ts'
import { isPlainObject } from '../merge-settings.ts'
import { applyChange } from './changes.ts'
import { upgradeSteps } from './steps.ts'
import type { UpgradeStep } from './upgrade-step.ts'

/** A layer as it lies in the database: anything may be in it. */
export interface StoredLayer {
  readonly settings: unknown
  readonly rules: unknown
  /** The last step it has been through. */
  readonly schemaVersion: number
}

interface UpgradedLayer {
  readonly settings: unknown
  readonly rules: unknown
  /** What was set and has gone, with the reason. */
  readonly retired: readonly ConfigIssue[]
}

/** Takes a stored layer through the steps it has not been through yet, leaving the stored one as it is. */
export function upgradeLayer(stored: StoredLayer, steps: readonly UpgradeStep[] = upgradeSteps): UpgradedLayer {
  const missing = steps.slice(stored.schemaVersion)
  if (missing.length === 0) return { settings: stored.settings, rules: stored.rules, retired: [] }
  const { settings, rules } = structuredClone({ settings: stored.settings, rules: stored.rules })
  const retired: ConfigIssue[] = []
  for (const { changes } of missing) {
    for (const change of changes) {
      for (const { at, values } of parts(settings, rules)) {
        const found = applyChange(values, change)
        if (change.reason === undefined) continue
        retired.push(...found.map((path) => ({ path: `${at}.${path}`, message: `retired: ${change.reason}` })))
      }
    }
  }
  return { settings, rules, retired }
}

function parts(settings: unknown, rules: unknown): { at: string; values: unknown }[] {
  const list: unknown[] = Array.isArray(rules) ? rules : []
  const sets = list.map((rule, at) => ({ at: `rules.${at}.set`, values: isPlainObject(rule) ? rule.set : undefined }))
  return [{ at: 'settings', values: settings }, ...sets]
}
