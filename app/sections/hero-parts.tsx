import type { ViewOf } from '#domain/content/load-sections.server.ts'
import { formatNumber } from '#domain/formats/amounts.ts'
import { ButtonLink } from '../ui/button.tsx'

export interface HeroProps {
  view: ViewOf<'hero'>
  /** 1 where the hero's title is the page's. */
  level: 1 | 2
}

/** How much there is, and for how little. */
export function HeroCount({ view, className }: { view: ViewOf<'hero'>; className?: string }) {
  const facts = [
    view.stock,
    ...view.bands.slice(-1).map(({ count, label }) => `${formatNumber(count)} ${label}`),
  ].filter(Boolean)
  if (facts.length === 0) return null
  return <p className={className}>{facts.join(', ')}</p>
}

/** The one thing to do next, and at most one more. */
export function HeroActions({ view, onBlock = false }: { view: ViewOf<'hero'>; onBlock?: boolean }) {
  return (
    <p className="mt-8 flex flex-wrap gap-3">
      {view.actions.map(({ label, href }, index) => (
        <ButtonLink
          key={href}
          to={href}
          // A search on the same screen is the one thing to do next.
          variant={index === 0 && !view.search ? 'primary' : 'secondary'}
          className={
            (index > 0 || view.search) && onBlock
              ? 'border-on-block! text-on-block! hover:bg-on-block! hover:text-block!'
              : undefined
          }
        >
          {label}
        </ButtonLink>
      ))}
    </p>
  )
}
