interface FontFace {
  family: string
  file: string
  /** The letters it is asked for. */
  letters: string
}

/** The letters of each font that pages open with, and the file they are taken from. */
export interface OpeningLetters {
  file: string
  from: string
  letters: string
}

/** A font is two families in the stylesheet: the letters that pages open with, and the rest. */
export function openingLetters(styles: string): OpeningLetters[] {
  const faces = fontFaces(styles)
  return faces.flatMap(({ family, file, letters }) => {
    const whole = faces.find((face) => face.family === `${family} Rest`)
    return whole ? [{ file, from: whole.file, letters }] : []
  })
}

/** Every file of a stylesheet, and what it is asked for. */
export function fontFaces(styles: string): FontFace[] {
  return [...styles.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => {
    return {
      family: /font-family: '([^']*)'/.exec(face)![1]!,
      file: /url\('([^']*)'\)/.exec(face)![1]!,
      letters: lettersIn(/unicode-range:([^;]*);/.exec(face)![1]!),
    }
  })
}

/** 'U+41-43, U+E9' is 'ABCé'. */
export function lettersIn(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [from, to = from] = part
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: to! - from! + 1 }, (_, index) => String.fromCodePoint(from! + index))
    })
    .join('')
}
