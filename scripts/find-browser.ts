import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The machine, as far as a browser for the tests depends on it. */
export interface Machine {
  /** CHROMIUM: a browser somebody has chosen. */
  chosen: string | undefined
  platform: string
  isRoot: boolean
  /** The one among the packages, made ready to run; none where there is none for this kind of machine. */
  packaged: () => Promise<string | undefined>
  /** Where Playwright puts the one it downloads. */
  downloaded: () => Promise<string | undefined>
  exists: (path: string) => boolean
  /** What it says when asked to start, or null if it does start. */
  complaintOf: (path: string) => string | null
  /** True if it could be installed. */
  install: (debianPackage: string) => boolean
}

const debianPackage = 'chromium-headless-shell'

/** Where distributions put theirs. */
const installed = [
  `/usr/bin/${debianPackage}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** A browser that starts, or an error with the one command that gets one. */
export async function findBrowser(machine: Machine): Promise<string> {
  const { chosen, platform, isRoot, exists, complaintOf } = machine
  if (chosen) {
    const complaint = complaintOf(chosen)
    if (complaint === null) return chosen
    throw new Error(`CHROMIUM is ${chosen}, which does not start: ${complaint}`)
  }
  const starts = (path: string | undefined): path is string =>
    path !== undefined && exists(path) && complaintOf(path) === null
  const places = [machine.packaged, ...installed.map((path) => async () => path), machine.downloaded]
  for (const place of places) {
    const path = await place()
    if (starts(path)) return path
  }
  const hasApt = platform === 'linux' && exists('/usr/bin/apt-get')
  if (hasApt && isRoot && machine.install(debianPackage)) {
    const path = installed.find(starts)
    if (path) return path
  }
  const command = hasApt
    ? `${isRoot ? '' : 'sudo '}apt-get install ${debianPackage}`
    : 'npx playwright install chromium'
  throw new Error(
    `There is no browser for the tests. Run: ${command}\n(or name one that is installed: CHROMIUM=/path/to/chromium npm test)`,
  )
}

/** The machine this runs on. */
export const thisMachine = (): Machine => ({
  chosen: process.env.CHROMIUM,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  packaged: async () => (process.platform === 'linux' && process.arch === 'x64' ? unpack() : undefined),
  downloaded: async () => {
    const { chromium } = await import('playwright-core')
    return chromium.executablePath()
  },
  exists: existsSync,
  complaintOf: (path) => {
    const { status, error, stderr } = spawnSync(path, ['--version'], { timeout: 30_000, encoding: 'utf8' })
    return status === 0 ? null : (error?.message ?? (stderr.trim() || `it ended with ${status}`))
  },
  install: (name) => {
    console.log(`▸ Installing ${name}, for the browser tests …`)
    return apt('update') && apt('install', '-y', '--no-install-recommends', name)
  },
})

function apt(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

/** The package unpacks into the folder for temporary files, where half of it would stay if it were interrupted. */
async function unpack(): Promise<string> {
  const stamps = join(import.meta.dirname, '../node_modules/.forecourt')
  const home = join(stamps, 'chromium')
  if (!existsSync(home)) {
    mkdirSync(stamps, { recursive: true })
    const part = mkdtempSync(`${home}-`)
    const { TMPDIR } = process.env
    process.env.TMPDIR = part
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
    // Whoever comes second finds it there.
    if (existsSync(home)) rmSync(part, { recursive: true })
    else renameSync(part, home)
  }
  return join(home, 'chromium')
}
