import { pictureRatios, pictureWidths, type PictureRatio } from './picture-request.ts'

/** A picture at our own address can be had in any size; another server's only as it is. */
export const isOwnPicture = (src: string): boolean => src.startsWith('/media/')

interface PictureSources {
  readonly src: string
  readonly srcSet: string | undefined
  readonly width: number
  readonly height: number
}

const middle = 640
const fineTelephone = '(max-width: 40rem) and (min-resolution: 2.5dppx)'

/**
 * How wide a picture is on a telephone and, by media query, on larger screens, as the `sizes` of an image. Finer than
 * twice is more than anyone sees on a telephone: such a one takes the file of one twice as fine, as its listing did.
 */
export const pictureSizes = (telephone: string, ...larger: readonly string[]): string =>
  [`${fineTelephone} calc(${telephone} * 0.66)`, ...larger, telephone].join(', ')

/** Of a usual desk, in pixels. */
const desk = { width: 1440, rem: 16 }

/** How many pixels wide a picture of these sizes is on a usual desk: the first is of the largest screen. */
export function widthOnDesk(sizes: string): number {
  const largest = sizes.split(', ').find((size) => !size.startsWith(fineTelephone)) ?? ''
  const [, figure, unit] = /([\d.]+)(rem|vw)/.exec(largest.replace(/^\(.*?\) /, '')) ?? []
  return Number(figure ?? 100) * (unit === 'rem' ? desk.rem : desk.width / 100)
}

/** Addresses for the widths a picture is shown in, and the size it takes before it has come. */
export function pictureSources(src: string, ratio: PictureRatio, widest = 1600): PictureSources {
  const size = { width: middle, height: Math.round(middle / pictureRatios[ratio]) }
  if (!isOwnPicture(src)) return { src, srcSet: undefined, ...size }
  const join = src.includes('?') ? '&' : '?'
  const at = (width: number): string => `${src}${join}w=${width}&r=${ratio}`
  const widths = pictureWidths.filter((width) => width >= 320 && width <= widest)
  return { src: at(middle), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', '), ...size }
}
