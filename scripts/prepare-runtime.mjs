// Loaded before anything else (node --import), in plain JavaScript, because an older Node could not read the rest.
import { readFileSync } from 'node:fs'

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
