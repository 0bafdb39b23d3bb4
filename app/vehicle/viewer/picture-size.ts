import { isOwnPicture } from '#domain/media/picture-address.ts'
import {
  type PictureQuality,
  type PictureRatio,
  type PictureWidth,
  pictureWidths,
} from '#domain/media/picture-request.ts'

/** One picture in one width; whole, unless it is to be cut to a shape. */
export function pictureAt(src: string, width: PictureWidth, ratio?: PictureRatio, quality?: PictureQuality): string {
  if (!isOwnPicture(src)) return src
  const shape = `${ratio ? `&r=${ratio}` : ''}${quality ? `&q=${quality}` : ''}`
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}${shape}`
}

/** A frame that is there soon: soft, but a sixth of the bytes of a sharp one on a telephone. */
export const smallFrame = (src: string): string => pictureAt(src, 320, '3x2', 50)

/** Frames of a turn are many: beyond this a sharper one is not worth its bytes. */
const widestFrame = 1200
/** A finer screen than this shows no difference in what moves. */
const densest = 2

/** The one width in which all frames of a box this wide are asked for. */
export function frameWidth(box: number, density: number): PictureWidth {
  const wanted = Math.min(box * Math.min(density, densest), widestFrame)
  return pictureWidths.find((width) => width >= 320 && width >= wanted) ?? widestFrame
}
