import type { PublicConfig } from '#config/site/site-config.ts'
import type { VehicleWithMedia } from '#db/vehicle-media.ts'

/** The ways to look at a vehicle, in the order they are offered. */
const viewerModes = ['spin', 'walkaround', 'gallery', 'interior'] as const
export type ViewerMode = (typeof viewerModes)[number]

export type GalleryItem =
  | { kind: 'picture'; src: string; blur: string | null }
  | { kind: 'video'; src: string; poster: string | null }

/** A point that has something said of it, wherever it is seen: an angle in degrees, and shares of width and height. */
export interface MarkedPoint {
  id: number
  description: string
  positions: readonly { angle: number; x: number; y: number }[]
}

/** All that can be looked at of one vehicle. */
export interface VehicleMedia {
  gallery: GalleryItem[]
  spin: { frames: string[]; points: MarkedPoint[] } | null
  walkaround: { src: string; poster: string | null } | null
  interior: { src: string; points: MarkedPoint[] } | null
}

type MediaRows = Pick<
  VehicleWithMedia,
  'images' | 'videos' | 'hotspots' | 'videoUrl' | 'spinImages' | 'spinInteriorImage' | 'primaryImageUrl'
>
type VideoPosition = PublicConfig['vehiclePage']['videoPosition']

/** The fewest frames that make a turn; a feed's single picture in that field is not one. */
export const fewestFrames = 8

/** Sorts what is stored of a vehicle by the way it is looked at. */
export function vehicleMedia(rows: MediaRows, videoPosition: VideoPosition, hosts: VideoHosts = []): VehicleMedia {
  const pictures = picturesOf(rows)
  const poster = pictures[0]?.src ?? null
  const walkaround = rows.videos.find(({ kind, url }) => kind === 'walkaround' && isPlayable(url, hosts))
  return {
    gallery: placeVideos(pictures, stockVideosOf(rows, poster, hosts), videoPosition),
    spin:
      rows.spinImages.length >= fewestFrames ? { frames: rows.spinImages, points: pointsOf(rows, 'exterior') } : null,
    walkaround: walkaround ? { src: walkaround.url, poster } : null,
    interior: rows.spinInteriorImage ? { src: rows.spinInteriorImage, points: pointsOf(rows, 'interior') } : null,
  }
}

function picturesOf({ images, primaryImageUrl, spinImages }: MediaRows): GalleryItem[] {
  const blurs = new Map(images.filter(({ isVideo }) => !isVideo).map(({ url, blur }) => [url, blur]))
  // A vehicle without photos of its own still opens with a picture, if there is any.
  const shown =
    blurs.size > 0 ? [...blurs.keys()] : [primaryImageUrl ?? spinImages[0]].filter((url) => url !== undefined)
  return shown.map((src) => ({ kind: 'picture', src, blur: blurs.get(src) ?? null }))
}

function stockVideosOf(rows: MediaRows, poster: string | null, hosts: VideoHosts): GalleryItem[] {
  return stockVideoUrls(rows, hosts).map((src) => ({ kind: 'video', src, poster }))
}

/** The addresses of the stock's videos that a page may play, each once. */
export function stockVideoUrls(
  { images, videos, videoUrl }: Pick<MediaRows, 'images' | 'videos' | 'videoUrl'>,
  hosts: VideoHosts,
): string[] {
  const listed = videos.filter(({ kind }) => kind === 'stock').map(({ url }) => url)
  const among = images.filter(({ isVideo }) => isVideo).map(({ url }) => url)
  const playable = [...listed, ...among, videoUrl].filter((url) => url !== null).filter((url) => isPlayable(url, hosts))
  return [...new Set(playable)]
}

type VideoHosts = readonly string[]

/** Whether an address is the site's own. */
export const isOwn = (url: string): boolean => /^\/(?!\/)/.test(url)

/** A page plays videos of the site's own address, and of the hosts its configuration allows. */
export const isPlayable = (url: string, hosts: VideoHosts): boolean =>
  isOwn(url) || hosts.includes(URL.parse(url)?.origin ?? '')

/** Whether something to watch comes from another host. */
export const hasOutsideVideo = ({ gallery, walkaround }: VehicleMedia): boolean =>
  [...gallery.filter(({ kind }) => kind === 'video'), ...(walkaround ? [walkaround] : [])].some(
    ({ src }) => !isOwn(src),
  )

function pointsOf({ hotspots }: MediaRows, area: 'exterior' | 'interior'): MarkedPoint[] {
  return hotspots
    .filter((hotspot) => hotspot.area === area && hotspot.positions.length > 0)
    .map(({ id, description, positions }) => ({
      id,
      description,
      positions: positions.map(({ activeAngle, posX, posY }) => ({ angle: activeAngle, x: posX, y: posY })),
    }))
}

/** Puts the stock's videos among the pictures. */
export function placeVideos(
  pictures: readonly GalleryItem[],
  videos: readonly GalleryItem[],
  position: VideoPosition,
): GalleryItem[] {
  const places: Record<VideoPosition, number> = {
    start: 0,
    second: 1,
    middle: Math.ceil(pictures.length / 2),
    end: pictures.length,
  }
  return [...pictures].toSpliced(places[position], 0, ...videos)
}

/** The ways there are to look at this one. */
export function availableModes(media: VehicleMedia): ViewerMode[] {
  return viewerModes.filter((mode) => (mode === 'gallery' ? media.gallery.length > 0 : media[mode] !== null))
}

/** The way it opens: the wanted one where the vehicle has it, else its pictures. */
export function openingMode(modes: readonly ViewerMode[], wanted: ViewerMode): ViewerMode {
  if (modes.includes(wanted)) return wanted
  return modes.includes('gallery') ? 'gallery' : (modes[0] ?? 'gallery')
}

/** Thumbnails are for when there are too many pictures to remember. */
export const hasThumbnails = (gallery: readonly GalleryItem[]): boolean =>
  gallery.filter(({ kind }) => kind === 'picture').length > 3
