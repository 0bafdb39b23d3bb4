import { isCollection, isKey, type Group, type Node } from './key.ts'
import { siteSchema } from './schema.ts'
import type { PublicConfig, SiteConfig } from './site-config.ts'

type Values = Readonly<Record<string, unknown>>

// A group is reduced once, however many sites share it.
const reduced = new WeakMap<Values, Values>()

/** The part of a configuration that may reach a browser: public keys only, everything else absent. */
export function publicConfig(config: SiteConfig): PublicConfig {
  return publicGroup(siteSchema, config) as PublicConfig
}

function publicGroup(group: Group, values: Values): Values {
  const known = reduced.get(values)
  if (known) return known
  const names = Object.keys(group).filter((name) => hasPublic(group[name] as Node))
  const shown = keepIfSame(
    values,
    names.map((name) => [name, publicValue(group[name] as Node, values[name])]),
  )
  reduced.set(values, shown)
  return shown
}

function publicValue(node: Node, value: unknown): unknown {
  if (isKey(node)) return value
  const values = value as Values
  if (!isCollection(node)) return publicGroup(node, values)
  const entries = Object.entries(values) as [string, Values][]
  return keepIfSame(
    values,
    entries.map(([id, entry]) => [id, publicGroup(node.entry, entry)]),
  )
}

// A group that is public throughout is handed on as it is, so it stays shared.
function keepIfSame(values: Values, shown: [string, unknown][]): Values {
  const isWhole = shown.length === Object.keys(values).length
  const isSame = isWhole && shown.every(([name, value]) => values[name] === value)
  return isSame ? values : Object.freeze(Object.fromEntries(shown))
}

function hasPublic(node: Node): boolean {
  if (isKey(node)) return node.audience === 'public'
  return Object.values(isCollection(node) ? node.entry : node).some(hasPublic)
}
