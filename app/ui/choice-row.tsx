import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface ChoiceRowProps {
  label: ReactNode
  hint?: ReactNode
  shape: 'square' | 'round'
  /** The native input, with `peer sr-only`: it keeps keys, forms and speech; the mark beside it is drawn. */
  children: ReactNode
}

/** One row to tick, a thumb high. The count belongs to the name, so it is inside the label. */
export function ChoiceRow({ label, hint, shape, children }: ChoiceRowProps) {
  return (
    <label className="group relative flex min-h-[3rem] cursor-pointer items-start gap-3 py-[0.625rem] has-disabled:cursor-not-allowed has-disabled:text-muted">
      {children}
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-[1.5rem] shrink-0 place-items-center border border-muted bg-ground text-transparent',
          'transition-colors duration-(--motion) group-hover:border-ink motion-reduce:transition-none',
          'peer-checked:border-accent peer-checked:bg-accent peer-checked:text-on-accent peer-disabled:opacity-50 peer-aria-invalid:border-negative',
          'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
          // Forced colours paint over our fill: there the system's own colours say it is chosen.
          'forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText] roadhouse:border-2',
          shape === 'round' ? 'rounded-full' : 'rounded-[min(var(--radius),0.375rem)]',
        )}
      >
        {shape === 'round' ? (
          <span className="size-[0.625rem] rounded-full bg-current" />
        ) : (
          <Icon name="check" className="size-[1rem] stroke-3" />
        )}
      </span>
      <span className="min-w-0 wrap-anywhere">
        {label}
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
    </label>
  )
}
