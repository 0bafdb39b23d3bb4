import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { Icon } from '../../ui/icon.tsx'

/** Where it stands, if that is not where its dealer is known to be. On a phone nothing in it moves aside for what comes later. */
export function AnnouncementBar({ announcement }: { announcement: VehiclePageView['announcement'] }) {
  if (!announcement) return null
  const { text, directions } = announcement
  return (
    <aside data-island="dismiss" aria-label="Where this vehicle is" className="border-b border-line bg-surface">
      <div className="page relative flex items-center justify-center gap-x-4 py-1">
        <p className="flex min-h-[3rem] gap-x-4 max-sm:flex-1 max-sm:flex-col max-sm:items-start max-sm:pt-3 max-sm:pr-[3rem] sm:flex-wrap sm:content-center sm:items-center">
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
        <button
          type="button"
          aria-label="Dismiss"
          className="grid size-[3rem] cursor-pointer place-items-center noscript:hidden max-sm:absolute max-sm:top-1 max-sm:right-0"
        >
          <Icon name="close" />
        </button>
      </div>
    </aside>
  )
}
