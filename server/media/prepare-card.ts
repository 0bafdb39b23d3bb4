import { isOwnPicture } from '#domain/media/picture-address.ts'
import { readPictureRequest } from '#domain/media/picture-request.ts'
import type { PictureMaker } from './picture-maker.ts'

/** What most screens take for a card: one to one on a desk, and twice as fine on a telephone. */
const cardWidths = ['480', '800']

/** Makes a card's picture when nothing else is waiting, so that even its first visitor need not. */
export function prepareCard(pictures: Pick<PictureMaker, 'makeLater'>, src: string): void {
  if (!isOwnPicture(src)) return
  for (const w of cardWidths)
    pictures.makeLater(readPictureRequest(src.slice('/media/'.length), new URLSearchParams({ w, r: '3x2' })), 'webp')
}
