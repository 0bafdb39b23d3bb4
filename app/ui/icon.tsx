import { classNames } from './class-names.ts'

/** Strokes on a 24-unit square, so that one weight suits them all. */
const paths = {
  'chevron-left': 'M15 5l-7 7 7 7',
  'chevron-right': 'M9 5l7 7-7 7',
  'chevron-up': 'M5 15l7-7 7 7',
  'chevron-down': 'M5 9l7 7 7-7',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M3 6.5h18M3 12h18M3 17.5h18',
  filter: 'M3 6h18M6.5 12h11M10 18h4',
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  list: 'M4 4h6v7H4zM4 13h6v7H4zM13 6h8M13 9h5M13 15h8M13 18h5',
  plus: 'M12 4v16M4 12h16',
  check: 'M4.5 12.5l5 5 10-11',
  alert: 'M12 3.5l9.5 17h-19zM12 10v5M12 17.6v.4',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v6M12 7v.5',
  phone:
    'M5 3.5h3.6l1.8 4.6-2.3 1.6a11.5 11.5 0 0 0 6.2 6.2l1.6-2.3 4.6 1.8V19a1.8 1.8 0 0 1-2 1.8C10.6 20.3 3.7 13.4 3.2 5.5A1.8 1.8 0 0 1 5 3.5z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3L21 21',
  heart: 'M12 20.3S3.5 15.2 3.5 9.1A4.7 4.7 0 0 1 12 6.4a4.7 4.7 0 0 1 8.5 2.7c0 6.1-8.5 11.2-8.5 11.2z',
  pin: 'M12 21.5s7-6.4 7-11.7a7 7 0 1 0-14 0c0 5.3 7 11.7 7 11.7zM12 12.3a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
} as const

export type IconName = keyof typeof paths

interface IconProps {
  name: IconName
  /** For a state that is on, such as a heart that is kept. */
  filled?: boolean
  className?: string
}

/** An icon is decoration: the words beside it, or hidden in its button, carry the meaning. */
export const Icon = ({ name, ...rest }: IconProps) => <Strokes d={paths[name]} {...rest} />

/** The same of a drawing that stands in one place alone, and is no burden to other pages. */
export function Strokes({ d, filled = false, className = 'size-[1.25em]' }: Omit<IconProps, 'name'> & { d: string }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      className={classNames('shrink-0 stroke-2 roadhouse:stroke-[2.75] gallery:stroke-[1.25]', className)}
    >
      <path d={d} />
    </svg>
  )
}
