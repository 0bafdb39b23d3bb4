/** What there is, for documents to speak of. */
interface Repository {
  /** Every file, from the root: 'domain/vehicles/price.ts'. */
  readonly files: readonly string[]
  /** What `npm run` knows. */
  readonly commands: readonly string[]
}

/** What npm runs without `run`. */
const shortCommands = new Set(['start', 'test'])

/** The files, folders and commands a document names that do not exist, as it names them. */
export function falseClaims(text: string, { files, commands }: Repository): string[] {
  const rooms = new Set(files.map((file) => file.split('/')[0]!))
  const doesExist = (path: string): boolean => {
    const wanted = wildcards(path)
    return rooms.has(path.split('/')[0]!)
      ? files.some((file) => new RegExp(`^${wanted}`).test(file))
      : files.some((file) => new RegExp(`(^|/)${wanted}`).test(file))
  }
  const paths = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!).filter((code) => isPath(code, rooms))
  const runs = [...text.matchAll(/\bnpm (run )?([\w:-]+)/g)].filter(([, run, name]) => run || shortCommands.has(name!))
  return [
    ...paths.filter((path) => !doesExist(path)),
    ...runs.filter(([, , name]) => !commands.includes(name!)).map(([whole]) => whole),
  ]
}

/** A file's name, or anything below one of our folders. What has a blank for its reader to fill is an example. */
function isPath(code: string, rooms: ReadonlySet<string>): boolean {
  if (!/^[\w.*/-]+$/.test(code)) return false
  return /^[\w*/-][\w.*/-]*\.(tsx?|mjs|css|md)$/.test(code) || (code.includes('/') && rooms.has(code.split('/')[0]!))
}

/** '*' is any part of a name; a folder is named with or without its last slash. */
const wildcards = (path: string): string =>
  `${path
    .replace(/\/$/, '')
    .replaceAll('.', String.raw`\.`)
    .replaceAll('*', '[^/]*')}(/|$)`
