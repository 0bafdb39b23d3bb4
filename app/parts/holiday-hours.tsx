import { useId } from 'react'
import type { HoursLine } from '#domain/locations/opening-hours.ts'
import { buttonLook } from '../ui/button-look.ts'
import { Icon } from '../ui/icon.tsx'
import { Hours } from './hours.tsx'

interface HolidayHoursProps {
  /** Whose they are. */
  name: string
  lines: readonly HoursLine[]
}

/**
 * The days ahead on which other hours hold, in a dialog. The browser opens it, closes it on Escape or a press beside it and
 * gives the focus back, without a script.
 */
export function HolidayHours({ name, lines }: HolidayHoursProps) {
  const id = useId()
  if (lines.length === 0) return null
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="relative z-10 inline-flex min-h-[3rem] cursor-pointer items-center gap-2 font-semibold underline decoration-current/50 underline-offset-[0.22em] hover:decoration-current gallery:font-normal"
      >
        Holiday hours<span className="sr-only"> of {name}</span>
      </button>
      <dialog
        id={id}
        popover="auto"
        aria-labelledby={`${id}-title`}
        className="m-auto max-h-[80vh] w-[min(100%-2rem,28rem)] overflow-auto rounded-box border border-line bg-ground p-5 text-ink shadow-2xl backdrop:bg-transparent backdrop:backdrop-brightness-[0.45] [&_:focus-visible]:outline-focus! roadhouse:border-[length:var(--line-width)] roadhouse:shadow-none gallery:shadow-none"
      >
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="text-xl">
            Holiday hours
          </h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className={buttonLook('quiet', '-mt-2 -me-3 px-0!')}
          >
            <Icon name="close" className="size-[1.5rem]" />
            <span className="sr-only">Close</span>
          </button>
        </div>
        <p className="text-muted">{name}</p>
        <Hours lines={lines} />
      </dialog>
    </>
  )
}
