import type { Interest } from '#domain/media/unasked.ts'
import type { VehicleMedia, ViewerMode } from '#domain/vehicles/vehicle-media.ts'
import { InteriorView } from './interior-view.tsx'
import { Invitation } from './invitation.tsx'
import { SpinView } from './spin-view.tsx'
import type { Spin } from './use-spin.ts'
import { VideoPlayer } from './video-player.tsx'

export interface ViewProps {
  mode: ViewerMode
  media: VehicleMedia
  interest: Interest
  spin: Spin
  name: string
}

/** Whatever is looked at that is not the gallery. */
export function OtherView({ mode, media, interest, spin, name }: ViewProps) {
  if (mode === 'spin') return <SpinView spin={spin} name={name} />
  if (mode === 'interior' && media.interior) {
    // A picture of all directions is the heaviest there is.
    return interest === 'seen' || interest === 'asked' ? (
      <InteriorView interior={media.interior} name={name} />
    ) : (
      <Invitation icon="next" text="Look around inside" />
    )
  }
  if (mode !== 'walkaround' || !media.walkaround) return null
  return (
    <div className="pointer-events-auto absolute inset-0 bg-block">
      <VideoPlayer {...media.walkaround} label={`Walkaround video of ${name}`} />
    </div>
  )
}
