/** A corner of an outline in metres, with how far it is rounded when it differs from the others. */
export type Corner = readonly [across: number, up: number, round?: number]
export type Outline = readonly Corner[]

export const mirrored = (outline: Outline): Outline =>
  outline.map(([across, up, round]) => (round === undefined ? [-across, up] : [-across, up, round]))

/** Half an outline, drawn from the middle outwards and back to the middle, made whole. */
export const whole = (half: Outline): Outline => [...half, ...mirrored(half).toReversed()]

/** A rectangle from its corners. */
export const box = (left: number, right: number, low: number, high: number): Outline =>
  [[left, low], [right, low], [right, high], [left, high]]

export function tracePath(context: CanvasRenderingContext2D, outline: Outline, round: number, closed: boolean): void {
  context.beginPath()
  if (closed) traceClosed(context, outline, round)
  else traceOpen(context, outline, round)
}

function traceOpen(context: CanvasRenderingContext2D, outline: Outline, round: number): void {
  const [first, ...rest] = outline
  const last = rest.pop()!
  context.moveTo(first![0], first![1])
  rest.forEach(([x, y, own], index) => {
    const next = rest[index + 1] ?? last
    context.arcTo(x, y, next[0], next[1], own ?? round)
  })
  context.lineTo(last[0], last[1])
}

const middle = (a: Corner, b: Corner): [number, number] => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

function traceClosed(context: CanvasRenderingContext2D, outline: Outline, round: number): void {
  context.moveTo(...middle(outline.at(-1)!, outline[0]!))
  outline.forEach((corner, index) => {
    const [x, y] = middle(corner, outline[(index + 1) % outline.length]!)
    context.arcTo(corner[0], corner[1], x, y, corner[2] ?? round)
    context.lineTo(x, y)
  })
  context.closePath()
}
