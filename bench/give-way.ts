import { spawnSync } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/**
 * Leaves the processor to whoever else wants it. Linux takes a core that only idles for a free one; of a low priority alone it
 * lets two of a browser's threads share a core while such a process has the other.
 */
export function giveWay(pid: number): void {
  const { status } = spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(pid)])
  if (status !== 0) setPriority(pid, constants.priority.PRIORITY_LOW)
}
