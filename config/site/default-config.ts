import { isCollection, isKey, type Group, type Node } from './key.ts'
import { deepFreeze, isPlainObject, mergeSettings } from './merge-settings.ts'
import { siteSchema } from './schema.ts'
import type { SiteConfig } from './site-config.ts'

type Values = Record<string, unknown>

/** What the schema alone says: a site that sets nothing. */
export function defaultConfig(): SiteConfig {
  return groupDefaults(siteSchema) as SiteConfig
}

/** Gives entries of collections that some layer added the defaults of the fields it left out. */
export function completeEntries(config: SiteConfig): SiteConfig {
  return collections.reduce((whole, { path, defaults }) => {
    return mergeSettings(whole, completion(whole, path, defaults))
  }, config)
}

const collections = findCollections(siteSchema, [])

function findCollections(group: Group, path: string[]): { path: string[]; defaults: Values }[] {
  return Object.entries(group).flatMap(([name, node]) => {
    if (isKey(node)) return []
    const at = [...path, name]
    return isCollection(node) ? [{ path: at, defaults: groupDefaults(node.entry) }] : findCollections(node, at)
  })
}

/** A patch holding the incomplete entries of one collection, completed. */
function completion(values: object, [name = '', ...rest]: string[], defaults: Values): Values {
  const inner = (values as Values)[name] as Values
  if (rest.length > 0) return { [name]: completion(inner, rest, defaults) }
  const lacking = Object.entries(inner).filter(([, entry]) => !hasEvery(defaults, entry as Values))
  const completed = lacking.map(([id, entry]) => [id, mergeSettings(defaults, entry as Values)])
  return { [name]: Object.fromEntries(completed) }
}

function hasEvery(defaults: Values, entry: Values): boolean {
  return Object.entries(defaults).every(
    ([name, value]) => Object.hasOwn(entry, name) && (!isPlainObject(value) || hasEvery(value, entry[name] as Values)),
  )
}

function groupDefaults(group: Group): Values {
  return deepFreeze(Object.fromEntries(Object.entries(group).map(([name, node]) => [name, nodeDefault(node)])))
}

function nodeDefault(node: Node): unknown {
  if (isKey(node)) return structuredClone(node.default)
  return isCollection(node) ? {} : groupDefaults(node)
}
