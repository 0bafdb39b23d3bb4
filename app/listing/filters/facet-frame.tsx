import type { ReactNode } from 'react'

interface FacetFrameProps {
  label: string
  /** What its figures are in. */
  unit?: string | undefined
  /** How much of it is chosen. */
  chosen: number
  isOpen: boolean
  children: ReactNode
}

/** A group of filters that opens and closes, with or without a script. */
export function FacetFrame({ label, unit, chosen, isOpen, children }: FacetFrameProps) {
  return (
    <details className="facet" open={isOpen}>
      <summary>
        {label}
        {unit && <span className="facet-unit">{unit}</span>}
        {chosen > 0 && (
          <span className="listing-count">
            {chosen}
            <span className="sr-only"> chosen</span>
          </span>
        )}
      </summary>
      <fieldset>
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
    </details>
  )
}
