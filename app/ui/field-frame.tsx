import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface FieldWords {
  label: ReactNode
  /** Says what is wanted before anything is wrong. */
  hint?: ReactNode
  /** Says what is wrong and how to put it right. */
  error?: ReactNode
  /** The label stays for those who listen; the page shows it some other way. */
  hideLabel?: boolean
}

interface FieldFrameProps extends FieldWords {
  id: string
  className?: string
  children: ReactNode
}

/** Label, hint and error around a control. */
export function FieldFrame({ id, label, hint, error, hideLabel, className, children }: FieldFrameProps) {
  return (
    <div className={classNames('flex min-w-0 flex-col gap-[0.375rem]', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : labelLook}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-2 text-sm font-medium text-negative">
      <Icon name="alert" className="mt-[0.1em] size-[1.2em]" />
      <span>{children}</span>
    </p>
  )
}

/** What the control of such a frame carries, so that hint and error are read with it. */
export const fieldAria = (id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) => ({
  id,
  'aria-describedby': classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined,
  'aria-invalid': error ? true : undefined,
})

export const labelLook =
  'font-medium roadhouse:font-bold gallery:text-lg gallery:leading-tight gallery:font-normal gallery:tracking-[0.06em] gallery:text-muted gallery:[font-variant-caps:all-small-caps]'

// The border is `muted`, not `line`: a control's edge needs three to one against the page, a rule does not.
export const controlLook =
  'min-h-[3rem] w-full min-w-0 rounded-box border border-muted bg-ground px-[0.875rem] py-[0.5rem] text-base text-ink transition-colors duration-(--motion) placeholder:text-muted hover:border-ink motion-reduce:transition-none disabled:cursor-not-allowed disabled:border-line disabled:bg-surface disabled:text-muted aria-invalid:border-negative aria-invalid:inset-ring aria-invalid:inset-ring-negative roadhouse:border-2 gallery:border-0 gallery:border-b gallery:bg-transparent gallery:px-0 gallery:disabled:border-dashed gallery:disabled:bg-transparent gallery:aria-invalid:border-b-2 gallery:aria-invalid:inset-ring-0'
