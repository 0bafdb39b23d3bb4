import type { VehicleVideo } from '#domain/vehicles/vehicle-videos.ts'
import { pictureSizes } from '#domain/media/picture-address.ts'
import { Picture } from '../../parts/picture.tsx'
import { BodySection } from './body-section.tsx'
import type { BodyProps } from './body-props.ts'

const sizes = pictureSizes('100vw', '(min-width: 64rem) 50rem')

/** The vehicle in motion. Nothing of a video is fetched before it is played. */
export function Video({ view: { name, videos, picture } }: BodyProps<'video'>) {
  return (
    <BodySection id="video" title={videos.length === 1 ? 'Video' : 'Videos'}>
      <ul className="m-0 grid max-w-[56rem] list-none gap-6 p-0">
        {videos.map((video, at) => (
          <li key={video.src}>
            <Frame video={video} title={`${name}, video${videos.length === 1 ? '' : ` ${at + 1}`}`} picture={picture} />
          </li>
        ))}
      </ul>
    </BodySection>
  )
}

/** The picture lies under the video, which is clear until it plays: a poster would be fetched long before it is near. */
function Frame({
  video: { kind, src },
  title,
  picture,
}: {
  video: VehicleVideo
  title: string
  picture: string | null
}) {
  return (
    <div className="relative aspect-video overflow-hidden rounded-box bg-ink">
      {kind === 'player' ? (
        <iframe
          src={src}
          title={title}
          loading="lazy"
          allow="fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          // Its own origin is the service's, never ours: it cannot take the sandbox off.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          className="absolute inset-0 size-full border-0"
        />
      ) : (
        <>
          {picture && <Picture src={picture} alt="" sizes={sizes} className="opacity-60" />}
          {/* A dealer's film of a vehicle has nothing spoken that is known to us. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            src={src}
            controls
            preload="none"
            playsInline
            aria-label={title}
            className="absolute inset-0 size-full object-contain"
          />
        </>
      )}
    </div>
  )
}
