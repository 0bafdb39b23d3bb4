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

/** The narrowest screen that one sits before rather than holds, in CSS pixels of its shorter side. */
const heldBelow = 600
/** From here on, in its own pixels, a screen shows more of an interior than the smaller panorama has. */
const fineFrom = 1000

/** The width in which a panorama suits a screen; it is looked at in full screen too, so the viewer's box does not count. */
export function panoramaWidth(screen: { width: number; height: number }, density: number): PictureWidth {
  const side = Math.min(screen.width, screen.height)
  return side >= heldBelow && side * density >= fineFrom ? 4096 : 2400
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
