/**
 * Waits until a run is over, however it ended, stops what it left running and removes its folder.
 * Started by test-run.ts as: keeper.ts <folder> <process of the run>.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const [folder, run] = [process.argv[2]!, Number(process.argv[3])]
/** What a server may take to end by itself. */
const graceMs = 3_000

const signal = (pid: number, name: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
const left = (): number[] =>
  readdirSync(join(folder, 'processes'))
    .map(Number)
    .filter((pid) => signal(pid, 0))

// A signal to the whole terminal ends the run; this process then notices by itself.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => {})

while (signal(run, 0)) await sleep(200)
const graceEnds = Date.now() + graceMs
// What PostgreSQL calls a fast shutdown; it leaves shared memory behind if it is killed.
for (const pid of left()) signal(pid, 'SIGINT')
while (left().length > 0 && Date.now() < graceEnds) await sleep(50)
for (const pid of left()) signal(pid, 'SIGKILL')

// Browsers end by themselves when the run does, and write to the last.
for (let tries = 0; tries < 30 && existsSync(folder); tries++) {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // Something has come into a folder while it was emptied.
  }
  await sleep(300)
}
