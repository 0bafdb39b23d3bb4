import { Secret } from '../secret.ts'
import { ConfigError, type ConfigIssue } from './config-error.ts'
import { describeType } from './describe-type.ts'
import { isCollection, isKey, type Collection, type Group, type Key, type Node } from './key.ts'
import { deepFreeze, isPlainObject } from './merge-settings.ts'
import { siteSchema } from './schema.ts'
import type { SiteSettings } from './site-config.ts'

type Path = readonly string[]

/** Why only per-vehicle keys may be set here, or nothing where every key may. */
type Restriction = string | undefined

/** Validates some settings; unknown and ill-typed keys are refused, all at once, with their paths. */
export function parseSettings(input: unknown): SiteSettings {
  const issues: ConfigIssue[] = []
  const settings = readSettings(input, [], issues)
  if (issues.length > 0) throw new ConfigError(issues)
  return settings
}

/** Validates settings found at a path, adding what is wrong to the issues; the result counts only if none were added. */
export function readSettings(input: unknown, path: Path, issues: ConfigIssue[], restriction?: Restriction): SiteSettings {
  return readGroup(siteSchema, input, path, issues, restriction)
}

function readNode(node: Node, input: unknown, path: Path, issues: ConfigIssue[], restriction: Restriction): unknown {
  if (isKey(node)) return readValue(node, input, path, issues, restriction)
  if (isCollection(node)) return readCollection(node, input, path, issues, restriction)
  return readGroup(node, input, path, issues, restriction)
}

function readGroup(group: Group, input: unknown, path: Path, issues: ConfigIssue[], restriction: Restriction) {
  return readEntries(input, path, issues, (name, value) => {
    const node = Object.hasOwn(group, name) ? group[name] : undefined
    if (node !== undefined) return readNode(node, value, [...path, name], issues, restriction)
    issues.push({ path: [...path, name].join('.'), message: `unknown key; known here: ${Object.keys(group).join(', ')}` })
    return undefined
  })
}

// `in {}` keeps out names every object answers to, such as `constructor`, which an id must never shadow.
const isEntryId = (id: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) && id.length <= 80 && !(id in {})

function readCollection(
  node: Collection, input: unknown, path: Path, issues: ConfigIssue[], restriction: Restriction,
) {
  return readEntries(input, path, issues, (id, value) => {
    if (isEntryId(id)) return readGroup(node.entry, value, [...path, id], issues, restriction)
    issues.push({ path: [...path, id].join('.'), message: 'wants an id of lower-case words joined by hyphens' })
    return undefined
  })
}

function readEntries(
  input: unknown, path: Path, issues: ConfigIssue[], read: (name: string, value: unknown) => unknown,
): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  if (!isPlainObject(input)) {
    issues.push({ path: path.join('.'), message: `wants an object, got ${nameOf(input)}` })
    return result
  }
  for (const [name, value] of Object.entries(input)) {
    const parsed = value === undefined ? undefined : read(name, value)
    if (parsed !== undefined) result[name] = parsed
  }
  return Object.freeze(result)
}

function readValue(node: Key, input: unknown, path: Path, issues: ConfigIssue[], restriction: Restriction): unknown {
  if (restriction !== undefined && !node.perVehicle) {
    issues.push({ path: path.join('.'), message: restriction })
    return undefined
  }
  const parsed = node.type.safeParse(input instanceof Secret ? input.reveal() : input)
  if (!parsed.success) {
    const wants = `wants ${describeType(node.type)}`
    // What a validator says may quote the value, so a secret's refusal says only what was wanted.
    if (node.audience === 'secret') issues.push({ path: path.join('.'), message: wants })
    else {
      for (const issue of parsed.error.issues) {
        issues.push({ path: [...path, ...issue.path].join('.'), message: `${wants}; ${issue.message}` })
      }
    }
    return undefined
  }
  if (node.audience === 'secret') return typeof parsed.data === 'string' ? new Secret(parsed.data) : null
  return deepFreeze(parsed.data)
}

function nameOf(input: unknown): string {
  if (input === null) return 'null'
  return Array.isArray(input) ? 'a list' : typeof input
}
