import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { endWithRun } from '../test-run.ts'

/**
 * A run that has made a folder and started a process that ends by no signal but the last, and says where and which. Another,
 * which nobody keeps, writes into the folder to the last, as browsers do.
 */
const program = `
  import { spawn } from 'node:child_process'
  import { endWithRun, temporaryFolder } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, '../test-run.ts')).href)}
  const { path } = temporaryFolder()
  const child = endWithRun(spawn(process.execPath, ['--eval', 'process.on("SIGINT", () => {}); setInterval(() => {}, 1000); console.log("on")'], { stdio: ['ignore', 'pipe', 'ignore'] }))
  const writes = 'let n = 0; setInterval(() => require("node:fs").writeFileSync(process.argv[1] + "/" + n++, ""), 1)'
  spawn(process.execPath, ['--eval', writes, path], { stdio: 'ignore' })
  child.stdout.once('data', () => console.log(JSON.stringify({ path, pid: child.pid })))
`

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('a run that is killed leaves no process and no folder behind', async () => {
  // A run of its own, not a part of this one.
  const env = { ...process.env, TEST_RUN_FOLDER: '' }
  const run = endWithRun(
    spawn(process.execPath, ['--input-type=module', '--eval', program], { env, stdio: ['ignore', 'pipe', 'inherit'] }),
  )
  const [said] = (await once(run.stdout, 'data')) as [Buffer]
  const { path, pid } = JSON.parse(said.toString()) as { path: string; pid: number }
  expect([existsSync(path), isRunning(pid)]).toEqual([true, true])
  run.kill('SIGKILL')
  await expect.poll(() => [existsSync(path), isRunning(pid)]).toEqual([false, false])
})
