import { isOwnPicture, widthOnDesk } from '#domain/media/picture-address.ts'
import { type PictureRequest, readPictureRequest } from '#domain/media/picture-request.ts'
import { photoSizes, vehicleTemplate } from '#domain/vehicles/photo-sizes.ts'
import { createMemo } from '../memo.ts'
import type { PictureMaker } from './picture-maker.ts'

/** What nearly every browser takes; the others' pictures are made when they ask. */
const format = 'avif'
/** What most screens take for a card: one to one on a desk, and twice as fine on a telephone. */
const cardWidths = ['480', '800']
/** What most screens take for the picture a page opens with: telephones, desks, and telephones that see the middle of a wide one. */
const openingWidths = new Set([800, 1200, 1600])
/** What a desk twice as fine takes of a picture wider there than half of the widest above. */
const fineWidth = 2400
/** What cards and vehicle pages take of a photo. */
export const photoWidths = ['480', '800', '1200', '1600']

/** Whether a desk twice as fine takes more of a picture of these sizes than the widest above. */
const isWide = (sizes: string): boolean => widthOnDesk(sizes) * 2 > Math.max(...openingWidths)

type Later = Pick<PictureMaker, 'makeLater'>

/** Makes a card's picture when nothing else is waiting, so that even its first visitor need not. */
export function prepareCard(pictures: Later, src: string): void {
  for (const request of cardRequests(src)) pictures.makeLater(request, format)
}

/** The same for the one picture a page opens with, as its head asks for it. */
export function prepareOpening(pictures: Later, html: string): void {
  for (const request of openingRequests(html)) pictures.makeLater(request, format)
}

/**
 * Makes a new photo now, for cards and vehicle pages in these templates. Rejects while too many wait: the promise is kept
 * later. As fine as few take it, which takes longer than all others, it is made when nothing else is waiting.
 */
export async function makeReady(
  pictures: Later & Pick<PictureMaker, 'get'>,
  src: string,
  templates: readonly string[],
): Promise<void> {
  for (const request of requestsFor(src, photoWidths)) {
    if ((await pictures.get(request, format)) === 'busy') throw new Error('Too many pictures are waiting.')
  }
  if (!templates.some((template) => isWide(photoSizes[vehicleTemplate(template)]))) return
  for (const request of requestsFor(src, [String(fineWidth)])) pictures.makeLater(request, format)
}

/** Every page that shows stock asks, for dozens of pictures, mostly the same ones. */
const cardRequests = createMemo(5_000, (src: string) => requestsFor(src, cardWidths))

const requestsFor = (src: string, widths: readonly string[]): PictureRequest[] =>
  isOwnPicture(src) ? widths.map((w) => requestOf(`${src}?w=${w}&r=3x2`)) : []

const preload = /<link rel="preload" as="image" imageSrcSet="([^"]*)"(?: imageSizes="([^"]*)")?/

function openingRequests(html: string): PictureRequest[] {
  const [, srcSet = '', sizes = '100vw'] = preload.exec(html.slice(0, html.indexOf('</head>'))) ?? []
  const isFine = isWide(sizes)
  const offered = srcSet.split(', ').map((offer) => offer.split(' ')[0]!.replaceAll('&amp;', '&'))
  return offered
    .filter(isOwnPicture)
    .map(requestOf)
    .filter(({ width }) => openingWidths.has(width) || (isFine && width === fineWidth))
}

function requestOf(address: string): PictureRequest {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  return readPictureRequest(pathname.slice('/media/'.length), searchParams)
}
