import { isPlainObject } from '../merge-settings.ts'

/** One change of an upgrade step, made to a layer's settings and to what each of its rules sets. */
export interface Change {
  /** Dotted, as the key was called; `*` stands for every entry of a collection. */
  readonly from: string
  /** What it is called from now on; a key that goes has none. */
  readonly to?: string
  /** Makes the new value of the old one. What it does not understand it hands on, to be refused by its path. */
  readonly convert?: (value: unknown) => unknown
  /** Why a key went. */
  readonly reason?: string
}

/** The key has another name, and its value perhaps another form. */
export const move = (from: string, to: string, convert?: (value: unknown) => unknown): Change =>
  convert ? { from, to, convert } : { from, to }

/** The value has another form under the same name: one that older code refuses, never one that it would misread. */
export const convert = (path: string, change: (value: unknown) => unknown): Change => move(path, path, change)

/** The key is gone, and what was set goes with it. */
export const retire = (from: string, reason: string): Change => ({ from, reason })

type Settings = Record<string, unknown>
type Names = readonly string[]

/** Makes a change in place; answers the dotted paths it found something at. */
export function applyChange(settings: unknown, { from, to, convert: convertValue }: Change): string[] {
  const found = expand(settings, from.split('.'))
  for (const names of found) {
    const target = to === undefined ? undefined : fillIn(to.split('.'), from.split('.'), names)
    const value = valueAt(settings, names)
    const isSame = target?.join('.') === names.join('.')
    // Something stands where the value should go: it stays under its old name, is refused, and somebody hears of it.
    if (target && !isSame && !isFree(settings, target)) continue
    if (!isSame) remove(settings as Settings, names)
    if (target) put(settings as Settings, target, convertValue ? convertValue(value) : value)
  }
  return found.map((names) => names.join('.'))
}

/** The places a pattern names that are really there. */
function expand(value: unknown, [name, ...rest]: Names, before: Names = []): string[][] {
  if (name === undefined) return [[...before]]
  if (!isPlainObject(value)) return []
  const present = name === '*' ? Object.keys(value) : Object.hasOwn(value, name) ? [name] : []
  return present.flatMap((each) => expand(value[each], rest, [...before, each]))
}

/** A target's `*` are the entries that the pattern's stood for, in order. */
function fillIn(target: Names, pattern: Names, names: Names): string[] {
  const ids = names.filter((_, at) => pattern[at] === '*')
  return target.map((name) => (name === '*' ? (ids.shift() ?? name) : name))
}

function valueAt(settings: unknown, names: Names): unknown {
  return names.reduce<unknown>((inner, name) => (isPlainObject(inner) ? inner[name] : undefined), settings)
}

function isFree(settings: unknown, [name = '', ...rest]: Names): boolean {
  if (!isPlainObject(settings)) return false
  return !Object.hasOwn(settings, name) || (rest.length > 0 && isFree(settings[name], rest))
}

/** A group that this leaves empty goes too: it may have no name in the schema any more. */
function remove(settings: Settings, [name = '', ...rest]: Names): void {
  const inner = settings[name]
  if (rest.length > 0 && isPlainObject(inner)) remove(inner, rest)
  if (rest.length === 0 || (isPlainObject(inner) && Object.keys(inner).length === 0)) delete settings[name]
}

function put(settings: Settings, [name = '', ...rest]: Names, value: unknown): void {
  if (rest.length === 0) settings[name] = value
  else put((settings[name] ??= {}) as Settings, rest, value)
}
