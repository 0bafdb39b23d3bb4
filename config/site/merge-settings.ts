/** Tells a group of settings from a list, a scalar or a secret. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Lays a patch over a base: objects merge, all else replaces; what the patch leaves as it was is shared. */
export function mergeSettings<T extends object>(base: T, patch: object): T {
  return merge(base as Record<string, unknown>, patch as Record<string, unknown>) as T
}

function merge(base: Record<string, unknown>, patch: Record<string, unknown>): Record<string, unknown> {
  let changed: Record<string, unknown> | undefined
  for (const name of Object.keys(patch)) {
    const before = base[name]
    const after = patch[name]
    const value = isPlainObject(before) && isPlainObject(after) ? merge(before, after) : after
    if (isSame(before, value)) continue
    changed ??= { ...base }
    changed[name] = value
  }
  return changed ? Object.freeze(changed) : base
}

/** Freezes a value made of plain objects and lists, all the way down. */
export function deepFreeze<T>(value: T): T {
  if (Array.isArray(value) || isPlainObject(value)) {
    for (const part of Object.values(value)) deepFreeze(part)
    Object.freeze(value)
  }
  return value
}

// Settings often repeat what already holds; recognising that keeps the group shared.
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((part, at) => isSame(part, b[at]))
  }
  if (!isPlainObject(a) || !isPlainObject(b)) return false
  const names = Object.keys(a)
  if (names.length !== Object.keys(b).length) return false
  return names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
}
