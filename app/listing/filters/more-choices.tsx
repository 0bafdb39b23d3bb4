import type { ReactNode } from 'react'

interface MoreChoicesProps {
  more: string
  less: string
  isOpen: boolean
  children: ReactNode
}

/** The rest of a long list, behind its own words. */
export function MoreChoices({ more, less, isOpen, children }: MoreChoicesProps) {
  return (
    <details className="more-choices" open={isOpen}>
      <summary>
        <span>{more}</span>
        <span>{less}</span>
      </summary>
      {children}
    </details>
  )
}
