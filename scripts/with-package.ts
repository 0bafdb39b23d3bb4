import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a command alone needs is nobody's dependency: it comes into a folder that is gone when the work is done. */
export function withPackage<T>(name: string, version: string, work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-data-'))
  try {
    console.log(`Installing ${name} ${version}…`)
    const { status } = spawnSync(
      'npm',
      ['install', '--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--prefix', folder, `${name}@${version}`],
      { stdio: 'inherit', shell: process.platform === 'win32' },
    )
    if (status !== 0) throw new Error(`${name} ${version} could not be installed.`)
    return work(join(folder, 'node_modules', name))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
