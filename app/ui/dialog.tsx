import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { ScrollArea } from './scroll-area.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface DialogProps {
  /** What DialogOpener and openDialog name. */
  id: string
  title: ReactNode
  /** What to do next, kept in sight below content that scrolls. */
  footer?: ReactNode
  closeText?: string
  onClose?: () => void
  /** Where the panel is and how it comes in. */
  className?: string
  children: ReactNode
}

const place =
  'm-auto w-[min(100%-2rem,37.5rem)] max-h-[80vh] rounded-box border border-line shadow-2xl starting:open:opacity-0 roadhouse:border-[length:var(--line-width)] roadhouse:shadow-none gallery:shadow-none'

/** Native <dialog>: the browser keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ id, title, footer, closeText = 'Close', onClose, className = place, children }: DialogProps) {
  const heading = useId()
  return (
    <dialog
      id={id}
      aria-labelledby={heading}
      closedby="any"
      onClose={onClose}
      // The page behind is dimmed, not painted over: no token is the dark one on light and on dark sites alike.
      className={classNames(
        'max-w-none overflow-hidden bg-ground p-0 text-ink backdrop:bg-transparent backdrop:backdrop-brightness-[0.45] backdrop:transition-opacity backdrop:duration-(--motion) starting:open:backdrop:opacity-0',
        'transition-[translate,opacity] duration-(--motion) ease-out motion-reduce:transition-none motion-reduce:backdrop:transition-none',
        className,
      )}
    >
      <div className="flex h-full max-h-[inherit] min-h-0 flex-col">
        <div className="flex items-start justify-between gap-4 border-b-[length:var(--line-width)] border-line py-2 ps-5 pe-2 roadhouse:bg-block roadhouse:text-on-block">
          <h2 id={heading} className="min-w-0 py-[0.5rem] text-xl wrap-anywhere roadhouse:text-2xl">
            {title}
          </h2>
          <form method="dialog">
            <button className="grid size-[3rem] cursor-pointer place-items-center rounded-box hover:text-accent roadhouse:hover:text-on-block roadhouse:focus-visible:outline-on-block">
              <Icon name="close" className="size-[1.5rem]" />
              <VisuallyHidden>{closeText}</VisuallyHidden>
            </button>
          </form>
        </div>
        <ScrollArea labelledBy={heading} className="min-h-0 flex-1 overscroll-contain p-5">
          {children}
        </ScrollArea>
        {footer && (
          <div className="flex flex-wrap gap-3 border-t-[length:var(--line-width)] border-line px-5 py-4">{footer}</div>
        )}
      </div>
    </dialog>
  )
}
