import { box, type Corner, mirrored, type Outline, whole } from '../../canvas/outline.ts'
import type { FrontDrawing } from './sheets.ts'

/** A lens in a ring, on both sides. */
export function projector({ bed }: FrontDrawing, across: number, up: number, radius: number): void {
  for (const side of [across, -across]) {
    bed.disc(side, up, radius * 1.22, '#2a2d33').ring(side, up, radius * 1.12, radius * 0.16, '#c9ced6')
    const shine = bed.context.createRadialGradient(side - radius * 0.3, up + radius * 0.35, radius * 0.05, side, up, radius)
    shine.addColorStop(0, '#f4f8ff')
    shine.addColorStop(0.35, '#8fa0b8')
    shine.addColorStop(0.75, '#2b3442')
    shine.addColorStop(1, '#0c0f14')
    bed.disc(side, up, radius, shine)
  }
}

/** A reflector bowl behind a clear cover, as older and cheaper lamps have. */
export function reflectorBowl({ bed }: FrontDrawing, across: number, up: number, radius: number): void {
  for (const side of [across, -across]) {
    const bowl = bed.context.createRadialGradient(side, up + radius * 0.3, radius * 0.05, side, up, radius)
    bowl.addColorStop(0, '#ffffff')
    bowl.addColorStop(0.3, '#b9c2cc')
    bowl.addColorStop(0.8, '#6d757e')
    bowl.addColorStop(1, '#d5dae0')
    bed.disc(side, up, radius, bowl).disc(side, up, radius * 0.26, '#eef3f8')
  }
}

/** Square lenses side by side between two points, on both sides: each a bright pane in a dark frame. */
export function lensRow({ bed, glow }: FrontDrawing, [from, to]: readonly [Corner, Corner], count: number, size: number): void {
  for (let lens = 0; lens < count; lens++) {
    const share = count === 1 ? 0.5 : lens / (count - 1)
    const across = from[0] + (to[0] - from[0]) * share
    const up = from[1] + (to[1] - from[1]) * share
    const half = size / 2
    const pane = (reach: number): Outline => box(across - reach, across + reach, up - reach, up + reach)
    bed.areaPair(pane(half + 0.005), 0.006, '#4f5761').areaPair(pane(half), 0.005, '#10141a')
    bed.areaPair(pane(half * 0.76), 0.004, '#5d6f86')
    bed.areaPair(box(across - half * 0.7, across + half * 0.7, up + half * 0.1, up + half * 0.7), 0.003, '#e4edf8')
    glow.areaPair(box(across - half * 0.6, across + half * 0.6, up + half * 0.25, up + half * 0.6), 0.002, '#6a7079')
  }
}

/** A daytime running light on both sides: a guide that shines, and its gleam on what is round it. */
export function daytimeLight({ bed, glow }: FrontDrawing, outline: Outline, width: number, round = 0.02): void {
  bed.linePair(outline, width * 2.2, { style: '#5b636d', round }).linePair(outline, width * 1.5, { style: '#d5dde8', round })
  glow.linePair(outline, width * 1.7, { style: '#2c3036', round }).linePair(outline, width, { style: '#ffffff', round })
}

const ribs = 0.011

/** A lamp cover on both sides; behind it a ribbed housing with a bright rim. */
export function lampCover({ lamp, bed }: FrontDrawing, outline: Outline, round = 0.015, housing = '#15181c'): void {
  lamp.areaPair(outline, round)
  bed.areaPair(outline, round, housing)
  const up = outline.map(corner => corner[1])
  for (const side of [outline, mirrored(outline)]) bed.within(side, round, () => {
    for (let rib = Math.min(...up); rib < Math.max(...up); rib += ribs)
      bed.line([[-1.3, rib], [1.3, rib]], 0.003, { style: '#2b3037' })
    bed.line(side, 0.012, { round, closed: true, style: '#565e68' })
  })
}

export type GrillePattern = 'bars' | 'chrome bars' | 'mesh' | 'honeycomb' | 'uprights' | 'plain'

type Extent = { left: number; right: number; low: number; high: number }

const patterns: Record<GrillePattern, (sheet: FrontDrawing, extent: Extent) => void> = {
  plain: () => undefined,
  bars({ bed }, { left, right, low, high }) {
    for (let up = low + 0.02; up < high; up += 0.042)
      bed.area(box(left, right, up - 0.009, up + 0.009), 0, '#1c1e21').area(box(left, right, up + 0.005, up + 0.009), 0,
        '#6d7278')
  },
  'chrome bars'({ bed }, { left, right, low, high }) {
    for (let up = low + 0.035; up < high; up += 0.066)
      bed.area(box(left, right, up - 0.015, up + 0.015), 0, '#24272b').area(box(left, right, up + 0.002, up + 0.014), 0,
        '#aeb4bb')
  },
  mesh({ bed }, { left, right, low, high }) {
    const rise = high - low
    for (let start = left - rise; start < right + rise; start += 0.035) {
      bed.line([[start, low], [start + rise, high]], 0.007, { style: '#383c42' })
      bed.line([[start, low], [start - rise, high]], 0.007, { style: '#2c3034' })
    }
  },
  honeycomb({ bed }, { left, right, low, high }) {
    const pitch = 0.03
    let row = 0
    for (let up = low; up < high; up += pitch * 0.87) {
      for (let across = left - pitch; across < right; across += pitch)
        bed.ring(across + ((row % 2) * pitch) / 2, up, pitch * 0.42, 0.005, '#3f444a')
      row++
    }
  },
  uprights({ bed }, { left, right, low, high }) {
    for (let across = left + 0.02; across < right; across += 0.055)
      bed.area(box(across, across + 0.028, low, high), 0, '#1b1d20').area(box(across, across + 0.009, low, high), 0, '#9ba1a8')
  },
}

/** An opening with something in it. */
export function grille(sheet: FrontDrawing, half: Outline, pattern: GrillePattern, round = 0.03): Outline {
  const outline = whole(half)
  const across = outline.map(corner => corner[0])
  const up = outline.map(corner => corner[1])
  const extent = { left: Math.min(...across), right: Math.max(...across), low: Math.min(...up), high: Math.max(...up) }
  sheet.grille.area(outline, round)
  sheet.bed.area(outline, round, '#0a0b0c').within(outline, round, () => patterns[pattern](sheet, extent))
  return outline
}
