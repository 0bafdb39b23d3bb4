import { useOwnIsland } from '../islands/use-own-island.ts'
import { Band } from './band.tsx'
import type { SectionProps } from './section-props.ts'
import { ServerMade } from './server-made.tsx'

const parts = import.meta.env.SSR ? await import('../finance/calculator.tsx') : null
const script = () => import('../islands/finance-calculator.ts')

/** The shared calculator. The server renders it; its script comes when it is near. */
export function FinanceCalculator({ id, view: { title, view } }: SectionProps<'financeCalculator'>) {
  const box = useOwnIsland(script)
  return (
    <Band id={id} title={title}>
      <ServerMade id="finance-calculator" ref={box}>
        {parts && <parts.Calculator view={view} />}
      </ServerMade>
    </Band>
  )
}
