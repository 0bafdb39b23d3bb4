import { isOwnPicture } from '#domain/media/picture-address.ts'
import { type PictureRequest, readPictureRequest } from '#domain/media/picture-request.ts'
import { createMemo } from '../memo.ts'
import type { PictureMaker } from './picture-maker.ts'

/** What most screens take for a card: one to one on a desk, and twice as fine on a telephone. */
const cardWidths = ['480', '800']

/** Makes a card's picture when nothing else is waiting, so that even its first visitor need not. */
export function prepareCard(pictures: Pick<PictureMaker, 'makeLater'>, src: string): void {
  for (const request of cardRequests(src)) pictures.makeLater(request, 'webp')
}

/** Makes a card's picture now. Rejects while too many wait: whoever promised it tries again. */
export async function makeCard(pictures: Pick<PictureMaker, 'get' | 'makeLater'>, src: string): Promise<void> {
  for (const request of cardRequests(src)) {
    if ((await pictures.get(request, 'webp')) === 'busy') throw new Error('Too many pictures are waiting.')
    pictures.makeLater(request, 'avif')
  }
}

/** Every page that shows stock asks, for dozens of pictures, mostly the same ones. */
const cardRequests = createMemo(5_000, (src: string): PictureRequest[] => {
  if (!isOwnPicture(src)) return []
  const id = src.slice('/media/'.length)
  return cardWidths.map((w) => readPictureRequest(id, new URLSearchParams({ w, r: '3x2' })))
})
