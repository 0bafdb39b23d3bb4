import { classNames } from '../../ui/class-names.ts'

/** Strokes on a 24-unit square, like the site's other icons. */
const paths = {
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
  enlarge: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
} as const

export type ViewerIconName = keyof typeof paths

export function ViewerIcon({ name }: { name: ViewerIconName }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      className={classNames(
        'size-[1.5rem] shrink-0 stroke-2 roadhouse:stroke-[2.75] gallery:stroke-[1.25]',
        name === 'play' && 'fill-current',
      )}
    >
      <path d={paths[name]} />
    </svg>
  )
}
