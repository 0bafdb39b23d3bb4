import { useEffect, useRef } from 'react'
import type { BudgetView } from '#domain/listings/open-budget.ts'

const parts = import.meta.env.SSR ? await import('../../finance/budget.tsx') : null
/** Always the same object: React would write another one into the page. */
const asItCame = { __html: '' }

/**
 * The budget search over a listing's results, where it has one: a form as the server made it, whose script comes once
 * filters are touched. Not `ServerRendered`: what listings and vehicle pages share is fetched by every page.
 */
export function BudgetGroup({ view }: { view: BudgetView | null | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = box.current?.querySelector('form')
    if (form) void import('../../islands/budget.ts').then(({ start }) => start(form))
  }, [])
  if (!view) return null
  return (
    // Folded: what was found comes first.
    <details className="facet listing-budget">
      <summary>{view.title}</summary>
      {parts ? (
        <div>
          <parts.BudgetWidget view={view} />
        </div>
      ) : (
        <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={asItCame} />
      )}
    </details>
  )
}
