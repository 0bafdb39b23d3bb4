export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** 0 before `from`, 1 after `to`, an S between; `from` may be the greater. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

/** The greater of two distances, with the corner between them rounded over `radius`: an intersection of solids. */
export function smoothMax(a: number, b: number, radius: number): number {
  if (radius <= 0) return Math.max(a, b)
  const overlap = Math.max(radius - Math.abs(a - b), 0) / radius
  return Math.max(a, b) + overlap * overlap * radius * 0.25
}

/** A union of solids with a fillet of `radius`. */
export const smoothMin = (a: number, b: number, radius: number): number => -smoothMax(-a, -b, radius)
