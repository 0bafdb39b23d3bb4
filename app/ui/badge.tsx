import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'plain' | 'accent' | 'positive' | 'negative'

const tones: Record<BadgeTone, string> = {
  plain: 'border-muted text-ink roadhouse:border-ink',
  accent: 'border-accent bg-accent text-on-accent',
  positive: 'border-current text-positive',
  negative: 'border-current text-negative',
}

/** A word or two about a thing's state. It never carries the meaning by colour alone: it is words. */
export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: BadgeTone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-center gap-1 border px-[0.5rem] py-[0.125rem] text-sm leading-snug',
        'harbour:rounded-2xl harbour:px-[0.625rem] harbour:font-medium',
        'roadhouse:rounded-box roadhouse:border-2 roadhouse:font-display roadhouse:text-base roadhouse:font-bold',
        'gallery:border-0 gallery:border-b gallery:px-0 gallery:text-base gallery:tracking-[0.08em] gallery:[font-variant-caps:all-small-caps]',
        tone === 'accent' && 'gallery:px-[0.5rem]',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
