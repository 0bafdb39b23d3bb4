import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { Icon } from '../../ui/icon.tsx'

/** Where it stands, if that is not where its dealer is known to be. An open dialog closes by itself: no script needed. */
export function AnnouncementBar({ announcement }: { announcement: VehiclePageView['announcement'] }) {
  if (!announcement) return null
  const { text, directions } = announcement
  return (
    <dialog
      open
      aria-label="Where this vehicle is"
      className="static m-0 w-full max-w-none border-0 border-b border-line bg-surface p-0 text-ink"
    >
      <form method="dialog" className="page flex items-center justify-center gap-x-4 py-1">
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="font-semibold gallery:font-normal">{text}</span>
          {directions && (
            <a
              href={directions}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-[3rem] items-center underline underline-offset-4 hover:decoration-2"
            >
              Get Directions
            </a>
          )}
        </p>
        <button aria-label="Dismiss" className="grid size-[3rem] cursor-pointer place-items-center">
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  )
}
