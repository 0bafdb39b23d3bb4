import type { VehicleWithMedia } from '#db/vehicle-media.ts'
import { isOwn, isPlayable, stockVideoUrls } from './vehicle-media.ts'

/** A file that a page plays by itself, or a page of a video service within the page. */
export interface VehicleVideo {
  kind: 'file' | 'player'
  src: string
}

interface VideoSources {
  /** Hosts whose files may be played. */
  files: readonly string[]
  /** Hosts whose player may stand in a page. */
  players: readonly string[]
}

/** How the services people paste addresses of show a video within another page. */
const players: readonly (readonly [address: RegExp, player: string])[] = [
  [
    /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,20})/,
    'https://www.youtube-nocookie.com/embed/',
  ],
  [/^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})/, 'https://player.vimeo.com/video/'],
]

type VideoRows = Pick<VehicleWithMedia, 'images' | 'videos' | 'videoUrl' | 'externalVideoUrl'>

/** The uploaded videos, then the one elsewhere; of other hosts only what the site allows. */
export function vehicleVideos(rows: VideoRows, hosts: VideoSources): VehicleVideo[] {
  const files = stockVideoUrls(rows, hosts.files).map((src) => ({ kind: 'file', src }) as const)
  const external = rows.externalVideoUrl && externalVideo(rows.externalVideoUrl, hosts)
  return external && files.every(({ src }) => src !== external.src) ? [...files, external] : files
}

function externalVideo(url: string, hosts: VideoSources): VehicleVideo | null {
  for (const [address, player] of players) {
    const id = address.exec(url)?.[1]
    if (id) return hosts.players.includes(new URL(player).origin) ? { kind: 'player', src: player + id } : null
  }
  return isPlayable(url, hosts.files) ? { kind: 'file', src: url } : null
}

/** Which hosts a page must reach for these. */
export const videoNeeds = (videos: readonly VehicleVideo[]): ('videos' | 'players')[] => [
  ...(videos.some(({ kind, src }) => kind === 'file' && !isOwn(src)) ? (['videos'] as const) : []),
  ...(videos.some(({ kind }) => kind === 'player') ? (['players'] as const) : []),
]
