// node scripts/run-together.ts lint typecheck …: runs scripts of package.json at the same time. What the first of them says
// is shown as it comes, what the others say once those before them are done. Fails if one fails, and then says last how each
// that failed ended; ends all when it is ended.
import { spawn } from 'node:child_process'
import { runFolder } from '../tests/test-run.ts'
import { inOrder } from './in-order.ts'
import { LastLines } from './last-lines.ts'

// Made here, so that the suites share what is made once a run.
runFolder()
const names = process.argv.slice(2)
const outputs = inOrder(names.length, (text) => void process.stdout.write(text))
const endings = names.map(() => new LastLines(120))

const children = names.map((name, at) => {
  // A group of its own, so that what it starts is ended with it.
  const child = spawn('npm', ['run', '--silent', name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...process.env },
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      outputs.say(at, chunk)
      endings[at]!.add(chunk)
    })
  }
  return child
})

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    process.exitCode = 130
    for (const { pid, exitCode } of children) {
      if (pid && exitCode === null) process.kill(process.platform === 'win32' ? pid : -pid, signal)
    }
  })
}

const codes = await Promise.all(
  children.map(
    (child, at) =>
      new Promise<number>((resolve) => {
        child.once('close', (code) => {
          outputs.end(at)
          resolve(code ?? 1)
        })
      }),
  ),
)
const failed = names.filter((_, at) => codes[at] !== 0)
if (failed.length > 0) {
  // Thousands of lines may stand between a failure and the end, where whoever reads a log begins.
  for (const name of failed) console.error(`\n── how ${name} ended ──\n${endings[names.indexOf(name)]}`)
  console.error(`\nFailed: ${failed.join(', ')}`)
  process.exitCode ||= 1
}
