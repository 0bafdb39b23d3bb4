import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type AlertTone = 'error' | 'success' | 'info'

const tones: Record<AlertTone, string> = { error: 'border-negative', success: 'border-positive', info: 'border-muted' }

const inks: Record<AlertTone, string> = { error: 'text-negative', success: 'text-positive', info: 'text-ink' }

const icons = { error: 'alert', success: 'check', info: 'info' } as const

interface AlertProps {
  tone?: AlertTone
  title: ReactNode
  children?: ReactNode
}

/** News about what the shopper just did. An error interrupts; anything else waits its turn. */
export function Alert({ tone = 'info', title, children }: AlertProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(
        'flex gap-3 border-s-4 bg-surface p-4 harbour:rounded-e-box roadhouse:border-s-8 gallery:border-s',
        tones[tone],
      )}
    >
      <Icon name={icons[tone]} className={classNames('mt-[0.1em] size-[1.35em]', inks[tone])} />
      <div className="min-w-0 wrap-anywhere">
        <p className={classNames('font-semibold gallery:font-medium', inks[tone])}>{title}</p>
        {children && <div className="mt-1">{children}</div>}
      </div>
    </div>
  )
}
