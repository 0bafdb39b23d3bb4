const stored = /^[0-9a-f]{18}$/

/** The stored colours as a background; nothing where there are none. */
export function blurBackground(blur: string | null | undefined): string | undefined {
  if (!blur || !stored.test(blur)) return undefined
  const [top, middle, bottom] = [0, 6, 12].map((at) => `#${blur.slice(at, at + 6)}`)
  return `linear-gradient(${top}, ${middle} 55%, ${bottom})`
}
