// Loaded into the server that is measured (node --import): tells whoever started it how its event loop and memory do.
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How the process has done since it was last asked to begin anew; times in milliseconds. */
export interface Readings {
  readonly residentBytes: number
  /** How much longer than asked for the loop took to come round. */
  readonly pauseP99: number
  readonly pauseMost: number
  /** What the loop's thread computed from one round to the next: a pause without what else the machine did meanwhile. */
  readonly workP99: number
  readonly workMost: number
  /** Of all threads. */
  readonly cpu: number
}

const resolution = 5
const delay = monitorEventLoopDelay({ resolution })
const pause = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - resolution)
const sum = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000

let cpuBefore = 0
let works: number[] = []
let workBefore = 0

function begin(): void {
  delay.enable()
  delay.reset()
  cpuBefore = sum(process.cpuUsage())
  workBefore = sum(process.threadCpuUsage())
  works = []
}

function read(): Readings {
  const sorted = works.toSorted((one, other) => one - other)
  return {
    residentBytes: process.memoryUsage.rss(),
    pauseP99: pause(delay.percentile(99)),
    pauseMost: pause(delay.max),
    workP99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0,
    workMost: sorted.at(-1) ?? 0,
    cpu: sum(process.cpuUsage()) - cpuBefore,
  }
}

setInterval(() => {
  const work = sum(process.threadCpuUsage())
  works.push(work - workBefore)
  workBefore = work
}, resolution).unref()

process.on('message', (asked) => {
  const readings = read()
  if (asked === 'begin') begin()
  process.send?.(readings)
})
process.channel?.unref()
