import { ConfigError, type ConfigIssue } from './config-error.ts'
import { normaliseFact, siteConditions, vehicleConditions } from './conditions.ts'
import type { Condition, Conditions } from './conditions.ts'
import type { ConfigLayer, ConfigRule } from './layer.ts'
import { deepFreeze, isPlainObject } from './merge-settings.ts'
import { guardsNamedIn, readSettings } from './parse-settings.ts'

const conditionNames: readonly Condition[] = [...siteConditions, ...vehicleConditions]

// Conditions whose values are known beforehand, so that a misspelt one is refused instead of never matching.
const knownValues: { [C in Condition]?: readonly string[] } = {
  carType: ['new', 'used', 'demo'],
  itemType: ['car', 'caravan', 'motorcycle', 'truck'],
}

/** Validates a layer that somebody writes now; everything wrong is reported at once, with its path. */
export function parseLayer(input: unknown): ConfigLayer {
  const { layer, issues } = readLayer(input)
  if (issues.length > 0) throw new ConfigError(issues)
  return layer
}

/** Reads what can be read of a layer, and says what could not: a bad key goes alone, an unreadable rule as a whole. */
export function readLayer(input: unknown): { layer: ConfigLayer; issues: readonly ConfigIssue[] } {
  const issues: ConfigIssue[] = []
  const source = readObject(input, '', ['settings', 'rules'], issues)
  const settings = readSettings(source.settings ?? {}, ['settings'], { issues })
  const rules = readRules(source.rules ?? [], issues)
  return { layer: deepFreeze({ settings, rules }) as unknown as ConfigLayer, issues }
}

function readRules(input: unknown, issues: ConfigIssue[]): ConfigRule[] {
  if (Array.isArray(input)) return input.flatMap((rule: unknown, at) => readRule(rule, `rules.${at}`, issues))
  issues.push({ path: 'rules', message: 'wants a list of rules' })
  return []
}

function readRule(input: unknown, path: string, issues: ConfigIssue[]): ConfigRule[] {
  const wrong: ConfigIssue[] = []
  const source = readObject(input, path, ['when', 'set'], wrong)
  const when = readConditions(source.when, `${path}.when`, wrong)
  issues.push(...wrong)
  const asked = vehicleConditions.filter((name) => Object.hasOwn(when, name))
  const restriction = `may not be set by a rule on ${asked.join(' and ')}: it is not a per-vehicle key`
  const set = readSettings(source.set, [path, 'set'], asked.length > 0 ? { issues, restriction } : { issues })
  if (wrong.length > 0) return guardingRule(source.set, soundSiteConditions(when, path, wrong))
  return [{ when, set, scope: asked.length > 0 ? 'vehicle' : 'site' }]
}

/**
 * What is left of a rule whose conditions cannot be read: it must not apply more widely than meant, so it goes; but what it
 * may have held back stays back wherever it may have applied.
 */
function guardingRule(input: unknown, when: Conditions): ConfigRule[] {
  const set = guardsNamedIn(input)
  return Object.keys(set).length > 0 ? [{ when, set, scope: 'site' }] : []
}

function soundSiteConditions(when: Conditions, path: string, wrong: readonly ConfigIssue[]): Conditions {
  const isSound = (name: Condition) => when[name] && !wrong.some((issue) => issue.path === `${path}.when.${name}`)
  return Object.fromEntries(siteConditions.filter(isSound).map((name) => [name, when[name]]))
}

function readConditions(input: unknown, path: string, issues: ConfigIssue[]): Conditions {
  const source = readObject(input, path, conditionNames, issues)
  const given = conditionNames.filter((name) => source[name] !== undefined)
  // A rule without conditions would hold everywhere, which is what settings are for.
  if (isPlainObject(input) && Object.keys(input).length === 0) {
    issues.push({ path, message: `wants at least one of ${conditionNames.join(', ')}` })
  }
  return Object.fromEntries(given.map((name) => [name, readValues(name, source[name], `${path}.${name}`, issues)]))
}

function readValues(name: Condition, input: unknown, path: string, issues: ConfigIssue[]): string[] {
  const values: unknown[] = Array.isArray(input) ? input : [input]
  const known = knownValues[name]
  const accepted = values
    .filter(isValue)
    .map(normaliseFact)
    .filter((value) => known?.includes(value) ?? true)
  if (accepted.length === 0 || accepted.length < values.length) {
    issues.push({ path, message: `wants ${known?.join(', ') ?? 'a text or a number'}, or a list of them` })
  }
  return [...new Set(accepted)]
}

const isValue = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isFinite(value))

type Known = readonly string[]

function readObject(input: unknown, path: string, known: Known, issues: ConfigIssue[]): Record<string, unknown> {
  if (!isPlainObject(input)) {
    issues.push({ path, message: `wants an object with ${known.join(', ')}` })
    return {}
  }
  for (const name of Object.keys(input).filter((candidate) => !known.includes(candidate))) {
    issues.push({ path: path ? `${path}.${name}` : name, message: `unknown; known here: ${known.join(', ')}` })
  }
  return input
}
