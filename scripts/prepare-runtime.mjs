// Loaded before anything else (node --import), in plain JavaScript, because an older Node could not read the rest.
import { readFileSync } from 'node:fs'
// As a whole: an older Node would stop at a name it does not know.
import module from 'node:module'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const wanted = Number(/\d+/.exec(engines.node)?.[0])

if (Number(process.versions.node.split('.')[0]) < wanted) {
  console.error(
    `Node ${process.versions.node} is too old: Forecourt wants Node ${wanted} or newer.\n` +
      'Use the npm scripts (npm start, npm test): they run the version that npm has installed in node_modules.',
  )
  process.exit(1)
}

// React and its router check themselves at every step unless they are told that this is not a development run. It has
// nothing to do with MODE, which says whose data is served.
process.env.NODE_ENV ??= 'production'

// Node reads the list of all that drizzle-orm exports (180 kB) anew for every import of it and within it: most of a second
// of a start. Its own files name one another exactly, and a name of it means the same wherever it is said.
const found = new Map()
module.registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    if (!specifier.startsWith('drizzle-orm')) return next(specifier, context)
    if (!found.has(specifier)) found.set(specifier, { ...next(specifier, context), shortCircuit: true })
    return found.get(specifier)
  },
})
