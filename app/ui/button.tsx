import type { ComponentProps, MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router'
import { buttonLook, type ButtonVariant } from './button-look.ts'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  /** Work is under way: the button keeps its place, its width and its focus, and does nothing. */
  busy?: boolean
  busyText?: string
}

export function Button({
  variant,
  busy = false,
  busyText = 'Please wait',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // Not `disabled`: that would drop the focus and the shopper's place with it.
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="button"
      {...rest}
      className={buttonLook(variant, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      <span className={classNames('inline-flex items-center justify-center gap-2', busy && 'opacity-0')}>
        {children}
      </span>
      {busy && <Spinner />}
      {busy && <VisuallyHidden>{busyText}</VisuallyHidden>}
    </button>
  )
}

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant
}

/** Goes somewhere, looks like a button. */
export function ButtonLink({ variant, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonLook(variant, className)} />
}

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="absolute size-[1.25rem] animate-spin rounded-full border-2 border-current border-t-transparent motion-reduce:animate-pulse"
    />
  )
}
