import { isCollection, isKey, type Group, type Key } from './key.ts'
import { siteSchema } from './schema.ts'

export interface ListedKey {
  /** Dotted; an entry's id in a collection stands as `<id>`. */
  readonly path: string
  readonly topic: string
  readonly key: Key
}

/** Every key of the site configuration, in the schema's order. */
export function listKeys(): ListedKey[] {
  return Object.entries(siteSchema).flatMap(([topic, group]) => listGroup(group, topic, topic))
}

function listGroup(group: Group, path: string, topic: string): ListedKey[] {
  return Object.entries(group).flatMap(([name, node]) => {
    const at = `${path}.${name}`
    if (isKey(node)) return [{ path: at, topic, key: node }]
    return isCollection(node) ? listGroup(node.entry, `${at}.<id>`, topic) : listGroup(node, at, topic)
  })
}
