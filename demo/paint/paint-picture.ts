import sharp, { type Sharp } from 'sharp'
import { type PictureView, referencePath } from './reference-path.ts'
import { hexOf } from './colours.ts'
import { recolour } from './recolour.ts'

type PaintRequest = {
  variant: string
  view: PictureView
  /** A name of `colours.ts`, or a hex. */
  colour: string
  /** The file of a picture of the same shape to stand on; without it the picture stays a cut-out. */
  backdrop?: string
}

export type RawPicture = { data: Buffer; width: number; height: number; channels: 3 | 4 }

/** A stored vehicle in a colour, at a width: raw pixels, opaque when there is a backdrop. */
export async function paintPicture(
  { variant, view, colour, backdrop }: PaintRequest,
  width: number,
): Promise<RawPicture> {
  const [black, grey] = await Promise.all([
    readPixels(referencePath(variant, view, 'black'), width),
    readPixels(referencePath(variant, view, 'grey'), width),
  ])
  const painted = { ...black, data: recolour(black.data, grey.data, hexOf(colour)) }
  return backdrop === undefined ? painted : lay(painted, backdrop)
}

/** The same, ready to be encoded. */
export const asSharp = ({ data, ...raw }: RawPicture): Sharp => sharp(data, { raw })

async function readPixels(file: string, width: number): Promise<RawPicture> {
  const { data, info } = await sharp(file).resize({ width }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: 4 }
}

async function lay(picture: RawPicture, backdrop: string): Promise<RawPicture> {
  const { width, height } = picture
  const ground = await sharp(backdrop).resize({ width, height, fit: 'cover' }).removeAlpha().raw().toBuffer()
  return { data: over(picture.data, ground), width, height, channels: 3 }
}

/** The picture over an opaque ground, in the encoded values that browsers blend too. */
function over(picture: Buffer, ground: Buffer): Buffer {
  const laid = Buffer.allocUnsafe(ground.length)
  for (let from = 0, to = 0; from < picture.length; from += 4, to += 3) {
    const alpha = picture[from + 3]! / 255
    for (let channel = 0; channel < 3; channel++) {
      const under = ground[to + channel]!
      laid[to + channel] = Math.round(under + (picture[from + channel]! - under) * alpha)
    }
  }
  return laid
}
