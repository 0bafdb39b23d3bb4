/** What a browser says of the line, and of its owner's wish to save data. Not every browser says it. */
export interface Line {
  saveData?: boolean
  effectiveType?: string
}

const slowLines = new Set(['slow-2g', '2g', '3g'])

/** On a slow line, or where data is to be saved, nothing is fetched that was not asked for. */
export const isSparing = ({ saveData, effectiveType }: Line): boolean =>
  saveData === true || slowLines.has(effectiveType ?? '')

interface Attention {
  /** On the screen, or about to be. */
  isNear: boolean
  /** The page has loaded and the browser rests. */
  isSettled: boolean
  /** Somebody pointed, pressed or scrolled, anywhere on the page. */
  isPageTouched: boolean
  /** Somebody did so on this part of it. */
  isTouched: boolean
  isSparing: boolean
}

/**
 * How much of a part of the page is wanted: nothing yet; what a page may fetch before anyone has touched it; what is
 * seen of it; or all of it, for somebody has touched it.
 */
export type Interest = 'none' | 'untouched' | 'seen' | 'asked'

export function interestIn({ isNear, isSettled, isPageTouched, isTouched, isSparing: spares }: Attention): Interest {
  if (isTouched) return 'asked'
  if (spares || !isNear || !isSettled) return 'none'
  return isPageTouched ? 'seen' : 'untouched'
}

/** What a page may fetch, all in all, before anyone has touched it. */
const untouchedBytes = 250_000
/** Of that, for what else is fetched at rest: what remembers for the shopper, what measures. */
const keptBack = 15_000

/** What is to be had beside the photo a page opens with, as shares of that photo's bytes; measured, and rounded up. */
const thumbnailShare = 0.15
const smallFrameShare = 0.25
/** Of every answer. */
const headerBytes = 400

interface Wanted {
  /** What the page has fetched so far. */
  spent: number
  /** The bytes of the photo it opened with; 0 where another server keeps that to itself. */
  photo: number
  thumbnails: number
  frames: number
}

/** What still fits into a page nobody has touched: so many thumbnails, and the frames of a turn, all or none. */
export function fitsUntouched({ spent, photo, thumbnails, frames }: Wanted): { thumbnails: number; spin: boolean } {
  if (photo === 0) return { thumbnails: 0, spin: false }
  const room = Math.max(0, untouchedBytes - keptBack - spent)
  const thumbnail = photo * thumbnailShare + headerBytes
  const fitting = Math.min(thumbnails, Math.floor(room / thumbnail))
  // And one sharp frame, for when it stands still.
  const turn = frames * (photo * smallFrameShare + headerBytes) + photo
  return { thumbnails: fitting, spin: turn <= room - fitting * thumbnail }
}
