import { encode } from 'uqr'

/** A QR code as a drawing: a path of unit squares on a square of this many units, its quiet border included. */
export interface QrCode {
  size: number
  path: string
}

/** What a telephone's camera needs around the code to find it. */
const border = 4

/** The code for a text; squares beside each other are drawn as one. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border })
  const path = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('')
  return { size, path }
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last[0] + last[1] === x) last[1]++
    else runs.push([x, 1])
  }
  return runs
}
