import type { ReactNode } from 'react'
import { colourSwatch } from '#domain/listings/colour-swatch.ts'
import { slugOf } from '#domain/formats/slug.ts'

/** What stands before a value's words: a colour, a shape, or nothing. */
export function markOf(facet: string, value: string): ReactNode {
  if (facet === 'colour') return <Swatch colours={colourSwatch(value)} />
  if (facet === 'body') return <span aria-hidden="true" className={`body-mark body-${slugOf(value)}`} />
  return null
}

/** Drawn rather than styled: the page's policy allows no styles of its own on an element. */
function Swatch({ colours: [first, second] }: { colours: readonly [string, string?] }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="swatch">
      <circle cx="10" cy="10" r="9" fill={first} />
      {second && <path d="M10 1a9 9 0 0 1 0 18z" fill={second} />}
    </svg>
  )
}
