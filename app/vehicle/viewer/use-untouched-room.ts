import { useMemo } from 'react'
import { fitsUntouched, type Interest } from '#domain/media/unasked.ts'
import { hasThumbnails, type VehicleMedia } from '#domain/vehicles/vehicle-media.ts'
import { bytesOf, fetchedBytes } from '../../browser/fetched-bytes.ts'

/** How wide a thumbnail is, with the gap beside it. */
const thumbnailPixels = 98

/** What of the viewer may be fetched by now: so many thumbnails, and as much of the spin. */
export function useUntouchedRoom(
  media: VehicleMedia,
  interest: Interest,
  strip: HTMLElement,
): { thumbnails: number; spin: Interest } {
  // Once, when the page has settled: what is fetched then must not be counted against itself.
  const fits = useMemo(() => {
    if (interest !== 'untouched') return { thumbnails: 0, spin: false }
    const inRow = Math.ceil(strip.clientWidth / thumbnailPixels)
    return fitsUntouched({
      spent: fetchedBytes(),
      photo: bytesOf(strip.querySelector('img')?.currentSrc ?? ''),
      thumbnails: hasThumbnails(media.gallery) ? Math.min(media.gallery.length, inRow) : 0,
      frames: media.spin?.frames.length ?? 0,
    })
  }, [media, interest, strip])
  if (interest === 'seen' || interest === 'asked') return { thumbnails: media.gallery.length, spin: interest }
  return { thumbnails: fits.thumbnails, spin: fits.spin ? interest : 'none' }
}
