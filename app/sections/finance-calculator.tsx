import { ServerRendered } from '../islands/server-rendered.tsx'
import { useLateIslands } from '../islands/use-late-islands.ts'
import { Band } from './band.tsx'
import type { SectionProps } from './section-props.ts'

const parts = import.meta.env.SSR ? await import('../finance/calculator.tsx') : null

/** The shared calculator. The server renders it; its script comes when it is near. */
export function FinanceCalculator({ id, view: { title, view } }: SectionProps<'financeCalculator'>) {
  useLateIslands()
  return (
    <Band id={id} title={title}>
      <div id="finance-calculator">
        <ServerRendered>{parts && <parts.Calculator view={view} />}</ServerRendered>
      </div>
    </Band>
  )
}
