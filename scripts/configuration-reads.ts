import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

// Which configuration keys the program reads, found in its source as paths of names: `config.listing.columns`,
// `const { columns } = config.listing`, `({ listing }: ScopeConfig) => listing.columns`, `(page: SiteConfig['vehiclePage'])
// => page.sections`. Names given to parts on the way are followed through a file, not from file to file, nor by scope.

const rooms = ['app', 'server', 'domain', 'services']

/** A path of names in a file; `*` is an access whose name is only known when it happens. */
export interface Read {
  readonly file: string
  readonly names: readonly string[]
}

type Names = readonly string[]
type Syntax = { readonly type: string } & Readonly<Record<string, unknown>>

/** Every path of names that the source of the program has. */
export function readsOfProgram(root: string): Read[] {
  const files = rooms.flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`, { cwd: root }))
  const own = files.filter((file) => !/\.test\.tsx?$|(^|\/)testing-/.test(file))
  return own.flatMap((file) => readsIn(file, readFileSync(join(root, file), 'utf8')))
}

/** Every path of names in one file. */
export function readsIn(file: string, text: string): Read[] {
  const reads: Names[] = []
  const known = new Map<string, Names>()
  const resolve = ([first = '', ...rest]: Names): Names => [...(known.get(first) ?? [first]), ...rest]

  /** Follows the names a pattern gives to parts of what stands at a path. */
  function bind(pattern: unknown, path: Names): void {
    if (!isSyntax(pattern)) return
    if (pattern.type === 'AssignmentPattern') bind(pattern.left, path)
    if (pattern.type === 'Identifier' && path.length > 0) {
      reads.push(path)
      known.set(String(pattern.name), path)
    }
    if (pattern.type !== 'ObjectPattern') return
    for (const property of pattern.properties as Syntax[]) {
      // What is left over is a part of the whole: its names are read where they are used.
      if (property.type === 'RestElement') bind(property.argument, path)
      else bind(property.value, [...path, nameOf(property.key, property.computed)])
    }
  }

  function visit(node: unknown): void {
    if (Array.isArray(node)) node.forEach(visit)
    if (!isSyntax(node)) return
    if (node.type === 'VariableDeclarator') bind(node.id, typePath(node.id) ?? resolve(pathOf(node.init) ?? []))
    for (const parameter of Array.isArray(node.params) ? node.params : []) bind(parameter, typePath(parameter) ?? [])
    const path = pathOf(node)
    if (path && path.length > 1) reads.push(resolve(path))
    for (const part of Object.values(node)) visit(part)
  }

  visit(parseSync(file, text).program)
  return reads.map((names) => ({ file, names }))
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string'

const wrappers = new Set([
  'ParenthesizedExpression',
  'TSNonNullExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'ChainExpression',
])

/** `a.b?.c!.d` as names; what a call gives, or anything else, has none of its own. */
function pathOf(node: unknown): Names | undefined {
  if (!isSyntax(node)) return undefined
  if (node.type === 'Identifier') return [String(node.name)]
  if (wrappers.has(node.type)) return pathOf(node.expression)
  if (node.type !== 'MemberExpression') return ['()']
  return [...(pathOf(node.object) ?? []), nameOf(node.property, node.computed)]
}

/** `SiteConfig['a']['b']`, or some of it, as names: what a variable or parameter of that type is a part of. */
function typePath(node: unknown): Names | undefined {
  if (!isSyntax(node)) return undefined
  if (node.type === 'TSTypeReference') {
    const of = (node.typeArguments as { params?: unknown[] } | null)?.params ?? []
    return isNamed(node.typeName, 'Pick', 'Omit', 'Readonly', 'Partial') ? typePath(of[0]) : undefined
  }
  if (node.type !== 'TSIndexedAccessType') return typePath(node.typeAnnotation)
  const inner = typePath(node.objectType) ?? []
  const index = (node.indexType as { literal?: Syntax }).literal
  return [...inner, index ? String(index.value) : '*']
}

const isNamed = (node: unknown, ...names: string[]): boolean => isSyntax(node) && names.includes(String(node.name))

function nameOf(key: unknown, isComputed: unknown): string {
  if (!isSyntax(key)) return '*'
  if (key.type === 'Literal') return String(key.value)
  return isComputed === true ? '*' : String(key.name)
}

/** Where a key, or a group of them, is read: by its whole path, or under a variable that bears a group's name. */
export function readsOf(path: string, reads: readonly Read[]): Read[] {
  const names = path.replaceAll('<id>', '*').split('.')
  const tails = names.map((_, at) => names.slice(at)).filter((tail) => tail.length > 1 && tail[0] !== '*')
  return reads.filter((read) => has(read.names, names) || tails.some((tail) => startsAt(read.names, 0, tail)))
}

const startsAt = (read: Names, from: number, names: Names): boolean =>
  names.every((name, at) => (name === '*' ? read[from + at] !== undefined : read[from + at] === name))

const has = (read: Names, names: Names): boolean => read.some((_, at) => startsAt(read, at, names))

/** Keys that are read under names of which the source only tells the group: where, and which. */
export interface WholeRead {
  readonly file: string
  readonly group: string
  /** Absent where it is all of them. */
  readonly names?: readonly string[]
}

interface MarkedKey {
  readonly path: string
  readonly key: { readonly notBuilt: boolean }
}

/** Keys whose mark is wrong: nothing reads them and they do not say so, or something does and they say nothing does. */
export function wronglyMarked(keys: readonly MarkedKey[], reads: readonly Read[], wholes: readonly WholeRead[]) {
  const isWhole = (path: string): boolean =>
    wholes.some(({ group, names }) => {
      const name = path.startsWith(`${group}.`) ? path.slice(group.length + 1) : undefined
      return name !== undefined && (names?.includes(name) ?? true)
    })
  const isRead = ({ path }: MarkedKey): boolean => isWhole(path) || readsOf(path, reads).length > 0
  const paths = (found: readonly MarkedKey[]): string[] => found.map(({ path }) => path)
  return {
    unread: paths(keys.filter((each) => !each.key.notBuilt && !isRead(each))),
    built: paths(keys.filter((each) => each.key.notBuilt && isRead(each))),
  }
}
