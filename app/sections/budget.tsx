import { ServerRendered } from '../islands/server-rendered.tsx'
import { useLateIslands } from '../islands/use-late-islands.ts'
import { Band } from './band.tsx'
import type { SectionProps } from './section-props.ts'

const parts = import.meta.env.SSR ? await import('../finance/budget.tsx') : null

/** What can be spent, and what there is for it. */
export function Budget({ id, view: { title, view } }: SectionProps<'budget'>) {
  useLateIslands()
  return (
    <Band id={id} title={title} tone="surface">
      <ServerRendered>{parts && <parts.BudgetWidget view={view} />}</ServerRendered>
    </Band>
  )
}
