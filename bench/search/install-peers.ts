import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The peers are nobody's dependency but the benchmark's: they come when it is first run. */
export function installPeers(): void {
  const folder = import.meta.dirname
  if (existsSync(join(folder, 'node_modules'))) return
  console.log('Installing what is measured against…')
  const { status } = spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error('npm ci failed in bench/search.')
}
