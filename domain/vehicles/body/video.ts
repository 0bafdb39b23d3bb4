import { type VehicleVideo, vehicleVideos, videoNeeds } from '../vehicle-videos.ts'
import type { BodySection } from './body-source.ts'

interface Video {
  name: string
  videos: readonly VehicleVideo[]
  /** Stands there until a video plays. */
  picture: string | null
}

/** The vehicle's videos; the page's policy opens to the hosts they come from, and to no others. */
export const video: BodySection<Video> = ({ outside }, { vehicle, record, config: { outsideHosts } }) => {
  const videos = record ? vehicleVideos(record, { files: outsideHosts.videos, players: outsideHosts.players }) : []
  if (videos.length === 0) return null
  for (const need of videoNeeds(videos)) outside.add(need)
  return { name: vehicle.name, videos, picture: vehicle.primaryImageUrl }
}
