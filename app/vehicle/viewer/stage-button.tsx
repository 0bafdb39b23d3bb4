import type { ComponentProps } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ViewerIcon, type ViewerIconName } from './viewer-icon.tsx'

interface StageButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: ViewerIconName
  /** What it does, for those who listen. */
  text: string
  /** At an end: it keeps its place and the focus, and does nothing. */
  isOff?: boolean
}

/** A button that lies over a picture: on a ground of its own, so that it is seen on any of them. */
export function StageButton({ icon, text, isOff = false, onClick, className, ...rest }: StageButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      className={classNames(
        'pointer-events-auto grid size-[3rem] cursor-pointer place-items-center rounded-box bg-ground text-ink transition-colors duration-(--motion) hover:bg-ink hover:text-ground motion-reduce:transition-none',
        'aria-disabled:cursor-default aria-disabled:bg-ground aria-disabled:text-muted aria-disabled:opacity-60 harbour:rounded-full harbour:shadow-md',
        className,
      )}
    >
      <ViewerIcon name={icon} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </button>
  )
}
