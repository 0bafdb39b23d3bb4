import type { ConfigRule } from './layer.ts'
import type { SiteConfig } from './site-config.ts'

// The rules ride on the configuration they belong to, out of sight of enumeration and JSON. A registered symbol
// finds them even where a bundler has made a second copy of this module.
const vehicleRules = Symbol.for('forecourt.config.vehicleRules')

type Carrier = { readonly [vehicleRules]?: readonly ConfigRule[] }

/** Gives a site's configuration the rules that wait for a vehicle, least specific first. */
export function withVehicleRules(config: SiteConfig, rules: readonly ConfigRule[]): SiteConfig {
  if (rules.length === 0) return config
  const carrier = Object.defineProperty({ ...config }, vehicleRules, { value: Object.freeze([...rules]) })
  return Object.freeze(carrier)
}

/** The rules of a configuration that wait for a vehicle, least specific first. */
export function vehicleRulesOf(config: SiteConfig): readonly ConfigRule[] {
  return (config as Carrier)[vehicleRules] ?? []
}
