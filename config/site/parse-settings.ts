import { Secret } from '../secret.ts'
import { ConfigError, type ConfigIssue } from './config-error.ts'
import { describeType } from './describe-type.ts'
import { isCollection, isKey, type Collection, type Group, type Key, type Node } from './key.ts'
import { deepFreeze, isPlainObject } from './merge-settings.ts'
import { siteSchema } from './schema.ts'
import type { SiteSettings } from './site-config.ts'

/** How settings are read. What is refused is left out, or is what its key holds when refused. */
export interface Reading {
  /** What is wrong so far. */
  readonly issues: ConfigIssue[]
  /** Why only per-vehicle keys may be set here; absent where every key may. */
  readonly restriction?: string
}

type Path = readonly PropertyKey[]

/** Validates some settings; unknown and ill-typed keys are refused, all at once, with their paths. */
export function parseSettings(input: unknown): SiteSettings {
  const reading: Reading = { issues: [] }
  const settings = readSettings(input, [], reading)
  if (reading.issues.length > 0) throw new ConfigError(reading.issues)
  return settings
}

/** Validates settings that stand at a path of something larger, adding to its issues. */
export function readSettings(input: unknown, path: Path, reading: Reading): SiteSettings {
  return readGroup(siteSchema, input, path, reading)
}

function readNode(node: Node, input: unknown, path: Path, reading: Reading): unknown {
  if (isKey(node)) return readValue(node, input, path, reading)
  return isCollection(node) ? readCollection(node, input, path, reading) : readGroup(node, input, path, reading)
}

function readGroup(group: Group, input: unknown, path: Path, reading: Reading) {
  if (!isPlainObject(input)) {
    refuse(reading, path, `wants an object, got ${nameOf(input)}`)
    return guardsNamedIn(input, group)
  }
  return readEntries(input, path, (name, value, at) => {
    const node = Object.hasOwn(group, name) ? group[name] : undefined
    if (node !== undefined) return readNode(node, value, at, reading)
    return refuse(reading, at, `unknown key; known here: ${Object.keys(group).join(', ')}`)
  })
}

function readCollection(node: Collection, input: unknown, path: Path, reading: Reading) {
  if (!isPlainObject(input)) return refuse(reading, path, `wants an object, got ${nameOf(input)}`)
  return readEntries(input, path, (id, value, at) =>
    isEntryId(id)
      ? readGroup(node.entry, value, at, reading)
      : refuse(reading, at, 'wants an id of lower-case words joined by hyphens'),
  )
}

// `in {}` keeps out names every object answers to, such as `constructor`, which an id must never shadow.
const isEntryId = (id: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) && id.length <= 80 && !(id in {})

type ReadEntry = (name: string, value: unknown, path: Path) => unknown

function readEntries(input: object, path: Path, readEntry: ReadEntry): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input)) {
    const read = value === undefined ? undefined : readEntry(name, value, [...path, name])
    if (read !== undefined) result[name] = read
  }
  return Object.freeze(result)
}

/** What settings hold back, whatever they say, by the keys they name; a group that is none may have named any. */
export function guardsNamedIn(input: unknown, group: Group = siteSchema): SiteSettings {
  if (input === undefined) return {}
  const named = isPlainObject(input) ? Object.keys(input).filter((name) => Object.hasOwn(group, name)) : undefined
  const held = (named ?? Object.keys(group)).flatMap((name): [string, unknown][] => {
    const node = group[name] as Node
    if (isKey(node)) return node.whenRefused === undefined ? [] : [[name, node.whenRefused]]
    // Entries that cannot be read are not there, and what is not there shows nothing.
    if (isCollection(node)) return []
    const inner = guardsNamedIn(named ? (input as Record<string, unknown>)[name] : null, node)
    return Object.keys(inner).length > 0 ? [[name, inner]] : []
  })
  return deepFreeze(Object.fromEntries(held))
}

function readValue(node: Key, input: unknown, path: Path, reading: Reading): unknown {
  if (reading.restriction !== undefined && !node.perVehicle) return refuse(reading, path, reading.restriction)
  const parsed = node.type.safeParse(input instanceof Secret ? input.reveal() : input)
  if (parsed.success) {
    if (node.audience !== 'secret') return deepFreeze(parsed.data)
    return typeof parsed.data === 'string' ? new Secret(parsed.data) : null
  }
  const wants = `wants ${describeType(node.type)}`
  // What a validator says may quote the value, so a secret's refusal says only what was wanted.
  if (node.audience === 'secret') refuse(reading, path, wants)
  else for (const issue of parsed.error.issues) refuse(reading, [...path, ...issue.path], `${wants}; ${issue.message}`)
  return deepFreeze(node.whenRefused)
}

function refuse(reading: Reading, path: Path, message: string): undefined {
  reading.issues.push({ path: path.map(String).join('.'), message })
}

function nameOf(input: unknown): string {
  if (input === null) return 'null'
  return Array.isArray(input) ? 'a list' : typeof input
}
