import type { VehicleMedia, ViewerMode } from '#domain/vehicles/vehicle-media.ts'
import { InteriorView } from './interior-view.tsx'
import { SpinView } from './spin-view.tsx'
import type { Spin } from './use-spin.ts'
import { VideoPlayer } from './video-player.tsx'

export interface ViewProps {
  mode: ViewerMode
  media: VehicleMedia
  spin: Spin
  name: string
}

/** Whatever is looked at that is not the gallery. */
export function OtherView({ mode, media, spin, name }: ViewProps) {
  if (mode === 'spin') return <SpinView spin={spin} name={name} />
  if (mode === 'interior' && media.interior) return <InteriorView interior={media.interior} name={name} />
  if (mode !== 'walkaround' || !media.walkaround) return null
  return (
    <div className="pointer-events-auto absolute inset-0 bg-block">
      <VideoPlayer {...media.walkaround} label={`Walkaround video of ${name}`} />
    </div>
  )
}
