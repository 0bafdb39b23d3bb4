import type { ConfigIssue } from './config-error.ts'
import type { ConfigLayer } from './layer.ts'
import { isPlainObject, mergeSettings } from './merge-settings.ts'
import { readLayer } from './parse-layer.ts'
import type { SiteSettings } from './site-config.ts'
import { currentStep } from './upgrades/steps.ts'
import { upgradeLayer, type StoredLayer } from './upgrades/upgrade-layer.ts'

export interface ReadLayer {
  readonly layer: ConfigLayer
  /** What could not be read, by its path in the layer as it is upgraded. */
  readonly refused: readonly ConfigIssue[]
}

/**
 * Reads a stored layer: through the upgrade steps it lacks, then key by key, so that one the schema does not know takes
 * nothing with it. A process that has read the layer before keeps what it then had of a key that is now refused, except
 * where the key says what holds when refused.
 */
export function readStoredLayer(stored: StoredLayer, earlier?: ConfigLayer): ReadLayer {
  const { settings, rules } = upgradeLayer(stored)
  const { layer, issues } = readLayer({ settings, rules })
  if (issues.length === 0 || !earlier) return { layer, refused: issues }
  const kept = stored.schemaVersion > currentStep ? underNewer(layer, earlier, issues) : layer
  return { layer: { ...kept, settings: keepRefused(settings, kept.settings, earlier.settings) }, refused: issues }
}

/** Newer code may have given keys other names: what it left out here may stand there, so all we had still holds. */
function underNewer(layer: ConfigLayer, earlier: ConfigLayer, issues: readonly ConfigIssue[]): ConfigLayer {
  const rules = issues.some(({ path }) => path.startsWith('rules')) ? earlier.rules : layer.rules
  return { ...layer, settings: mergeSettings(earlier.settings, layer.settings), rules }
}

type Values = Readonly<Record<string, unknown>>

/** Settings as read, with earlier values for what was given and is not among them. */
function keepRefused(given: unknown, read: SiteSettings, earlier: SiteSettings): SiteSettings {
  return mergeSettings(read, refusedOf(given, read as Values, earlier as Values))
}

function refusedOf(given: unknown, read: Values, earlier: Values): Values {
  // A whole group refused: all of it is as it was, save what holds when refused.
  if (!isPlainObject(given)) return mergeSettings(earlier, read)
  const refused = Object.keys(given).flatMap((name): [string, unknown][] => {
    const [before, now] = [earlier[name], read[name]]
    if (before === undefined) return []
    if (now === undefined) return [[name, before]]
    return isPlainObject(before) && isPlainObject(now) ? [[name, refusedOf(given[name], now, before)]] : []
  })
  return Object.fromEntries(refused)
}
