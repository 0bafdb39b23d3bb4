import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What a benchmark alone needs is nobody's dependency: it comes into the benchmark's folder when that is first run. */
export function install(folder: string): void {
  if (existsSync(join(folder, 'node_modules'))) return
  console.log('Installing what it is measured with…')
  const { status } = spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`npm ci failed in ${folder}.`)
}
