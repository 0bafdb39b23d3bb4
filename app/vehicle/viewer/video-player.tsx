import { pictureAt } from './picture-size.ts'

interface VideoPlayerProps {
  src: string
  poster: string | null
  label: string
}

/** The browser's own player. Nothing is fetched, and nothing plays, before a shopper asks. */
export function VideoPlayer({ src, poster, label }: VideoPlayerProps) {
  return (
    // Feeds bring no captions; most walkarounds have no speech.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      src={src}
      poster={poster ? pictureAt(poster, 800, '3x2') : undefined}
      aria-label={label}
      controls
      playsInline
      preload="none"
      className="size-full bg-block object-contain focus-visible:-outline-offset-3"
    />
  )
}
