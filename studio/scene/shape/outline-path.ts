/** A corner of a side view in metres, with how far it is rounded. */
export type PathCorner = readonly [x: number, y: number, round?: number]
/** A point of the finished line with the way it faces, outwards. */
export type PathPoint = { x: number; y: number; nx: number; ny: number }

const arcStep = Math.PI / 16
const smallest = 0.004

const areaOf = (corners: readonly PathCorner[]): number =>
  corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length]!
    return sum + x * nextY - nextX * y
  }, 0)

/** A closed outline as points, corners turned on arcs and straights split; it runs anticlockwise whichever way it was drawn. */
export function closedPath(drawn: readonly PathCorner[], longest = Infinity): PathPoint[] {
  const corners = areaOf(drawn) < 0 ? drawn.toReversed() : drawn
  const arcs = corners.map((corner, index) =>
    arcAt(corners[(index + corners.length - 1) % corners.length]!, corner, corners[(index + 1) % corners.length]!))
  return arcs.flatMap((arc, index) => [...arc, ...between(arc.at(-1)!, arcs[(index + 1) % arcs.length]![0]!, longest)])
}

function arcAt(before: PathCorner, [x, y, round = 0]: PathCorner, after: PathCorner): PathPoint[] {
  const [inX, inY, inLength] = direction(before[0], before[1], x, y)
  const [outX, outY, outLength] = direction(x, y, after[0], after[1])
  const turn = Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY)
  const half = Math.tan(Math.abs(turn) / 2)
  const radius = Math.max(smallest, Math.min(round, (Math.min(inLength, outLength) * 0.49) / Math.max(half, 1e-6)))
  const back = radius * half
  const side = Math.sign(turn) || 1
  const [centreX, centreY] = [x - inX * back - side * inY * radius, y - inY * back + side * inX * radius]
  const steps = Math.max(1, Math.ceil(Math.abs(turn) / arcStep))
  const start = Math.atan2(-inX, inY)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = start + (turn * step) / steps
    const [nx, ny] = [Math.cos(angle), Math.sin(angle)]
    return { x: centreX + side * radius * nx, y: centreY + side * radius * ny, nx, ny }
  })
}

function direction(fromX: number, fromY: number, toX: number, toY: number): [number, number, number] {
  const length = Math.hypot(toX - fromX, toY - fromY)
  return [(toX - fromX) / length, (toY - fromY) / length, length]
}

function between(from: PathPoint, to: PathPoint, longest: number): PathPoint[] {
  const pieces = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / longest)
  return Array.from({ length: Math.max(0, pieces - 1) }, (_, index) => {
    const share = (index + 1) / pieces
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, nx: from.nx, ny: from.ny }
  })
}
