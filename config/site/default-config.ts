import { isCollection, isKey, type Collection, type Group, type Node } from './key.ts'
import { deepFreeze, mergeSettings } from './merge-settings.ts'
import { siteSchema } from './schema.ts'
import type { SiteConfig } from './site-config.ts'

/** What the schema alone says: a site that sets nothing. */
export function defaultConfig(): SiteConfig {
  return groupDefaults(siteSchema) as SiteConfig
}

/** Gives entries of collections that some layer added the defaults of the fields it left out. */
export function completeEntries(config: SiteConfig): SiteConfig {
  return completeGroup(siteSchema, config as Values) as SiteConfig
}

type Values = Record<string, unknown>

function groupDefaults(group: Group): Values {
  return deepFreeze(Object.fromEntries(Object.entries(group).map(([name, node]) => [name, nodeDefault(node)])))
}

function nodeDefault(node: Node): unknown {
  if (isKey(node)) return structuredClone(node.default)
  return isCollection(node) ? {} : groupDefaults(node)
}

function completeGroup(group: Group, values: Values): Values {
  const completed: Values = {}
  for (const [name, node] of Object.entries(group)) {
    if (isKey(node)) continue
    const inner = values[name] as Values
    completed[name] = isCollection(node) ? completeCollection(node, inner) : completeGroup(node, inner)
  }
  return mergeSettings(values, completed)
}

function completeCollection(node: Collection, entries: Values): Values {
  const defaults = groupDefaults(node.entry)
  return Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, mergeSettings(defaults, entry as Values)]))
}
