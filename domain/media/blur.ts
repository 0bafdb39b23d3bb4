const stored = /^[0-9a-f]{18}$/

/** The stored colours from top to bottom; none where nothing is stored. */
export function blurColours(blur: string | null | undefined): string[] {
  return blur && stored.test(blur) ? [0, 6, 12].map((at) => `#${blur.slice(at, at + 6)}`) : []
}
