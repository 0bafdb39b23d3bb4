// Makes a checkout ready: packages installed, application built. Does only what is missing or out of date, so running
// it again costs next to nothing. Plain JavaScript: on a fresh clone it runs on whatever Node there is.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamps = join(root, 'node_modules/.forecourt')
const sources = [
  'app',
  'config',
  'db/value-sets.ts',
  'domain',
  'search',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
]

step('install', 'Installing packages (a minute or two the first time)', ['package-lock.json'], () =>
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']),
)
step('build', 'Building the application', ['package-lock.json', ...sources], () =>
  run('npm', ['run', '--silent', 'build']),
)

/** Runs the work unless its inputs are what they were when it last succeeded. */
function step(name, title, inputs, work) {
  const stamp = join(stamps, name)
  const fingerprint = fingerprintOf(inputs)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint && resultExists(name)) return
  const started = Date.now()
  console.log(`▸ ${title} …`)
  work()
  mkdirSync(stamps, { recursive: true })
  writeFileSync(stamp, fingerprint)
  console.log(`  done in ${Math.round((Date.now() - started) / 1000)} s`)
}

function resultExists(name) {
  return name !== 'build' || existsSync(join(root, 'build/server/index.js'))
}

function fingerprintOf(inputs) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesIn(join(root, input)))) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesIn(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)))
}

function run(command, args) {
  // With the pinned Node first on the path, npm itself runs on it once it is there.
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error(`${command} ${args.join(' ')} failed.`)
    process.exit(1)
  }
}
