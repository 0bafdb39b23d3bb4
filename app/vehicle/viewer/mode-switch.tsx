import type { ViewerMode } from '#domain/vehicles/vehicle-media.ts'
import { classNames } from '../../ui/class-names.ts'

const labels: Record<ViewerMode, string> = {
  spin: '360°',
  walkaround: 'Walkaround',
  gallery: 'Photos',
  interior: 'Interior',
}

interface ModeSwitchProps {
  modes: readonly ViewerMode[]
  mode: ViewerMode
  choose: (mode: ViewerMode) => void
  className?: string
}

/** The ways to look at the vehicle, of those it has. */
export function ModeSwitch({ modes, mode, choose, className }: ModeSwitchProps) {
  return (
    <fieldset
      aria-label="Ways to look"
      className={classNames('m-0 flex min-w-0 border-0 p-0 h-[3rem] gap-1 sm:gap-2', className)}
    >
      {modes.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === mode}
          onClick={() => choose(each)}
          className="min-w-[3rem] grow cursor-pointer rounded-box border border-line px-1.5 text-[0.9375rem] text-ink transition-colors duration-(--motion) hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ground motion-reduce:transition-none sm:grow-0 sm:px-4 harbour:font-medium roadhouse:border-[length:var(--line-width)] roadhouse:border-ink roadhouse:font-display roadhouse:text-xl roadhouse:font-bold gallery:border-x-0 gallery:border-t-0 gallery:border-b gallery:text-lg gallery:tracking-[0.06em] gallery:[font-variant-caps:all-small-caps] gallery:aria-pressed:bg-transparent gallery:aria-pressed:text-ink"
        >
          {labels[each]}
        </button>
      ))}
    </fieldset>
  )
}
