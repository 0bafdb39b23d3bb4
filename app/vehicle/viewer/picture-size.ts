import { isOwnPicture } from '#domain/media/picture-address.ts'
import { type PictureRatio, type PictureWidth, pictureWidths } from '#domain/media/picture-request.ts'

/** One picture in one width; whole, unless it is to be cut to a shape. */
export function pictureAt(src: string, width: PictureWidth, ratio?: PictureRatio): string {
  if (!isOwnPicture(src)) return src
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}${ratio ? `&r=${ratio}` : ''}`
}

/** Frames of a turn are many: beyond this a sharper one is not worth its bytes. */
const widestFrame = 1200
/** A finer screen than this shows no difference in what moves. */
const densest = 2

/** The one width in which all frames of a box this wide are asked for. */
export function frameWidth(box: number, density: number): PictureWidth {
  const wanted = Math.min(box * Math.min(density, densest), widestFrame)
  return pictureWidths.find((width) => width >= 320 && width >= wanted) ?? widestFrame
}
