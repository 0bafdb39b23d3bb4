import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

// Heights and the room at the sides are fixed: a thumb does not shrink with the theme's density.
const shape =
  'relative inline-flex min-h-[3rem] min-w-[3rem] cursor-pointer items-center justify-center gap-2 rounded-box px-[1.25rem] py-[0.625rem] text-center leading-tight no-underline select-none transition-[background-color,color,border-color,translate] duration-(--motion) ease-out motion-reduce:transition-none active:translate-y-px disabled:pointer-events-none disabled:cursor-default disabled:opacity-45 aria-disabled:cursor-default aria-disabled:active:translate-y-0'

const voice =
  'font-semibold roadhouse:font-display roadhouse:text-xl roadhouse:font-bold gallery:text-lg gallery:font-normal gallery:tracking-[0.08em] gallery:[font-variant-caps:all-small-caps]'

const variants: Record<ButtonVariant, string> = {
  primary:
    'border border-accent bg-accent text-on-accent hover:border-[color-mix(in_oklab,var(--accent),var(--ink)_18%)] hover:bg-[color-mix(in_oklab,var(--accent),var(--ink)_18%)]',
  secondary:
    'border border-ink bg-transparent text-ink hover:bg-ink hover:text-ground roadhouse:border-[length:var(--line-width)]',
  quiet:
    'bg-transparent text-ink underline decoration-muted decoration-1 underline-offset-[0.3em] hover:decoration-current hover:decoration-2',
}

/** The classes of a button, for the rare element that is one without being Button or ButtonLink. */
export const buttonLook = (variant: ButtonVariant = 'primary', className?: string): string =>
  classNames(shape, voice, variants[variant], className)
