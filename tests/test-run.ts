import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The folder of this run: temporary files of the run and of all it starts lie in it. A keeper takes it away when the run is
 * over, with the processes it was told of, however the run ended: see keeper.ts. The first to ask is the run.
 */
export function runFolder(): string {
  const { TEST_RUN_FOLDER } = process.env
  if (TEST_RUN_FOLDER) return TEST_RUN_FOLDER
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-run-'))
  // The account a PostgreSQL server runs under must be able to pass through it.
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'processes'))
  // Processes of a run load the same code: only the first has to compile it.
  const NODE_COMPILE_CACHE = join(folder, 'compiled')
  Object.assign(process.env, { TEST_RUN_FOLDER: folder, TMPDIR: folder, NODE_COMPILE_CACHE })
  const keeper = join(import.meta.dirname, 'keeper.ts')
  spawn(process.execPath, [keeper, folder, String(process.pid)], { detached: true, stdio: 'ignore' }).unref()
  return folder
}

/** Has the process stopped at the end of the run if it is still there then. */
export function endWithRun<Process extends ChildProcess | NodeJS.Process>(child: Process): Process {
  const note = join(runFolder(), 'processes', String(child.pid))
  writeFileSync(note, '')
  child.once('exit', () => rmSync(note, { force: true }))
  return child
}

/** A folder of its own, for those who want to be rid of it before the run ends. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(runFolder(), 'folder-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
