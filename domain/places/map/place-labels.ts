import type { Pixel } from './frame.ts'
import type { Box } from './clip-ring.ts'

/** A name that wants a place on the map. */
export interface Wanted {
  readonly text: string
  readonly at: Pixel
  readonly size: number
  readonly isBold: boolean
}

export interface Label extends Wanted {
  /** Where its text begins, ends or has its middle, so that it keeps its distance in whichever font. */
  readonly x: number
  readonly anchor: 'start' | 'end' | 'middle'
  readonly baseline: number
}

/** As wide as letters are in the widest of the fonts a browser may choose. */
const letterWidth = { plain: 0.6, bold: 0.68 }
/** From a dot to its name. */
const gap = 5
/** Names stand so far apart: a map is read, not filled. */
const air = 7

export const widthOf = ({ text, size, isBold }: Pick<Wanted, 'text' | 'size' | 'isBold'>): number =>
  text.length * size * (isBold ? letterWidth.bold : letterWidth.plain)

/**
 * Gives each name a place beside its dot, or none: none may lie on another, on what is taken, or beyond the frame. Who comes first
 * has the choice.
 */
export function placeLabels(
  wanted: readonly Wanted[],
  { frame, taken, most }: { frame: Box; taken: readonly Box[]; most: number },
): Label[] {
  const boxes = [...taken]
  const labels: Label[] = []
  for (const each of wanted) {
    if (labels.length >= most) break
    const label = waysToStand(each).find((way) => {
      const box = boxOf(way)
      return isWithin(box, frame) && !boxes.some((other) => overlap(box, other))
    })
    if (!label) continue
    boxes.push(grown(boxOf(label), air))
    labels.push(label)
  }
  return labels
}

/** To the right of the dot, to the left, over it, under it. */
function waysToStand(wanted: Wanted): Label[] {
  const { at, size } = wanted
  const level = at.y + size * 0.35
  return [
    { ...wanted, anchor: 'start', x: at.x + gap, baseline: level },
    { ...wanted, anchor: 'end', x: at.x - gap, baseline: level },
    { ...wanted, anchor: 'middle', x: at.x, baseline: at.y - gap },
    { ...wanted, anchor: 'middle', x: at.x, baseline: at.y + gap + size * 0.8 },
  ]
}

/** A name with its dot. */
export function boxOf(label: Label): Box {
  const { size, x, anchor, baseline, at } = label
  const width = widthOf(label)
  const left = x - { start: 0, end: width, middle: width / 2 }[anchor]
  return {
    left: Math.min(left, at.x - 2),
    top: Math.min(baseline - size * 0.85, at.y - 2),
    right: Math.max(left + width, at.x + 2),
    bottom: Math.max(baseline + size * 0.25, at.y + 2),
  }
}

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
