import { meetsConditions, vehicleConditions } from './conditions.ts'
import { mergeSettings } from './merge-settings.ts'
import type { SiteConfig, VehicleFacts } from './site-config.ts'
import { vehicleRulesOf } from './vehicle-rules.ts'

// Vehicles that match the same rules share one result; it goes when its configuration goes.
const results = new WeakMap<SiteConfig, Map<string, SiteConfig>>()
const maxResults = 256

/** A site's configuration as it holds for one vehicle: per-vehicle keys follow the rules the vehicle matches. */
export function configFor(config: SiteConfig, vehicle: VehicleFacts): SiteConfig {
  const rules = vehicleRulesOf(config)
  const matched = rules.filter((rule) => meetsConditions(rule.when, vehicleConditions, vehicle))
  if (matched.length === 0) return config

  const known = results.get(config) ?? new Map<string, SiteConfig>()
  results.set(config, known)
  const matchKey = matched.map((rule) => rules.indexOf(rule)).join()
  const existing = known.get(matchKey)
  if (existing) return existing

  const result = matched.reduce((merged, rule) => mergeSettings(merged, rule.set), config)
  if (known.size >= maxResults) known.clear()
  known.set(matchKey, result)
  return result
}
