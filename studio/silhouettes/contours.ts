/** A yes or no for each pixel. */
export type Mask = { width: number; height: number; at: (x: number, y: number) => boolean }
export type Point = readonly [x: number, y: number]

/** The outlines of a mask as closed lines along its pixels' edges, the inside on the right; holes run the other way. */
export function contours({ width, height, at }: Mask): Point[][] {
  const inside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height && at(x, y)
  const ways = new Map<string, Point[]>()
  const go = (from: Point, to: Point): void => void ways.set(`${from}`, [...(ways.get(`${from}`) ?? []), to])
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!inside(x, y)) continue
      if (!inside(x, y - 1)) go([x, y], [x + 1, y])
      if (!inside(x + 1, y)) go([x + 1, y], [x + 1, y + 1])
      if (!inside(x, y + 1)) go([x + 1, y + 1], [x, y + 1])
      if (!inside(x - 1, y)) go([x, y + 1], [x, y])
    }
  }
  const lines: Point[][] = []
  for (const start of ways.keys()) {
    let next = ways.get(start)?.shift()
    if (!next) continue
    const line: Point[] = []
    while (next) {
      line.push(next)
      next = ways.get(`${next}`)?.shift()
    }
    lines.push(line)
  }
  return lines
}

/** Twice the area it encloses. */
const area = (line: readonly Point[]): number =>
  Math.abs(line.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = line[(at + 1) % line.length]!
    return sum + x * nextY - nextX * y
  }, 0)) / 2

/** Stairs as slopes: every point between its neighbours. */
const smooth = (line: readonly Point[]): Point[] =>
  line.map(([x, y], at) => {
    const [x0, y0] = line.at(at - 1)!
    const [x1, y1] = line[(at + 1) % line.length]!
    return [(x0 + 2 * x + x1) / 4, (y0 + 2 * y + y1) / 4]
  })

/** Only the points that matter (Ramer, Douglas and Peucker). */
function thin(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return [...line]
  const [first, last] = [line[0]!, line.at(-1)!]
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(dx, dy)
  const away = ([x, y]: Point): number =>
    length === 0 ? Math.hypot(x - first[0], y - first[1]) : Math.abs(dy * (x - first[0]) - dx * (y - first[1])) / length
  let farthest = 0
  let most = 0
  line.forEach((point, at) => {
    if (away(point) > most) [farthest, most] = [at, away(point)]
  })
  if (most <= tolerance) return [first, last]
  return [...thin(line.slice(0, farthest + 1), tolerance).slice(0, -1), ...thin(line.slice(farthest), tolerance)]
}

/** The path of a mask in whole steps of another scale, without specks. */
export function pathOf(mask: Mask, { scale, tolerance, specks }: { scale: number; tolerance: number; specks: number }): string {
  return contours(mask)
    .filter(line => area(line) >= specks)
    .map(line => {
      const turned = smooth(smooth(line))
      const half = Math.floor(turned.length / 2)
      const few = [...thin(turned.slice(0, half + 1), tolerance).slice(0, -1), ...thin(turned.slice(half), tolerance)]
      return stepsOf(few.map(([x, y]): Point => [Math.round(x * scale), Math.round(y * scale)]))
    })
    .join('')
}

/** From each point to the next: 'm' for the first, as far from the origin. */
function stepsOf(line: readonly Point[]): string {
  const steps = line.slice(1).map(([x, y], at) => `${x - line[at]![0]} ${y - line[at]![1]}`)
  return `M${line[0]!.join(' ')}l${steps.filter(step => step !== '0 0').join(' ')}z`.replaceAll(' -', '-')
}
