import { useOwnIsland } from '../islands/use-own-island.ts'
import { Band } from './band.tsx'
import type { SectionProps } from './section-props.ts'
import { ServerMade } from './server-made.tsx'

const parts = import.meta.env.SSR ? await import('../finance/budget.tsx') : null
const script = () => import('../islands/budget.ts')

/** What can be spent, and what there is for it. */
export function Budget({ id, view: { title, view } }: SectionProps<'budget'>) {
  const box = useOwnIsland(script)
  return (
    <Band id={id} title={title} tone="surface">
      <ServerMade ref={box}>{parts && <parts.BudgetWidget view={view} />}</ServerMade>
    </Band>
  )
}
