import { countConditions, meetsConditions, siteConditions } from './conditions.ts'
import { completeEntries, defaultConfig } from './default-config.ts'
import type { ConfigLayer, ConfigRule } from './layer.ts'
import { mergeSettings } from './merge-settings.ts'
import type { SiteConfig, SiteIdentity } from './site-config.ts'
import { withVehicleRules } from './vehicle-rules.ts'

/** The layers of one site; any may be missing. */
export interface SiteLayers {
  readonly platform?: ConfigLayer
  readonly template?: ConfigLayer
  readonly brand?: ConfigLayer
  readonly site?: ConfigLayer
}

/** Resolves a site from its layers: platform ← template ← brand ← site, then rules, most specific last. */
export function resolveSiteConfig({ site, layers }: { site: SiteIdentity; layers: SiteLayers }): SiteConfig {
  const { platform, template, brand, site: own } = layers
  return resolveOver(layBase([platform, template, brand]), site, own)
}

/** What many sites have in common: the settings of their shared layers, and those layers' rules in order. */
export interface ConfigBase {
  readonly config: SiteConfig
  readonly rules: readonly ConfigRule[]
}

/** Lays the shared layers over the schema's defaults. */
export function layBase(layers: readonly (ConfigLayer | undefined)[], defaults = defaultConfig()): ConfigBase {
  const present = layers.filter((layer) => layer !== undefined)
  const config = present.reduce((merged, layer) => mergeSettings(merged, layer.settings), defaults)
  return { config: completeEntries(config), rules: present.flatMap((layer) => layer.rules) }
}

/** Resolves a site over its base, sharing every group the site leaves as it was. */
export function resolveOver(base: ConfigBase, site: SiteIdentity, own?: ConfigLayer): SiteConfig {
  const rules = [...base.rules, ...(own?.rules ?? [])]
    .filter((rule) => meetsConditions(rule.when, siteConditions, site))
    // The sort is stable, so rules as specific as each other stay in layer order.
    .toSorted((a, b) => countConditions(a.when) - countConditions(b.when))

  let config = mergeSettings(base.config, own?.settings ?? {})
  for (const rule of rules) if (rule.scope === 'site') config = mergeSettings(config, rule.set)
  if (config !== base.config) config = completeEntries(config)
  return withVehicleRules(
    config,
    rules.filter((rule) => rule.scope === 'vehicle'),
  )
}
