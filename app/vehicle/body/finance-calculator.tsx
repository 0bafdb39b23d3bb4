import { Calculator } from '../../finance/calculator.tsx'
import { BodySection } from './body-section.tsx'
import type { BodyProps } from './body-props.ts'

/** What it would cost by the week. */
export function FinanceCalculator({ view }: BodyProps<'financeCalculator'>) {
  return (
    <BodySection id="finance-calculator" title="Finance calculator">
      <Calculator view={view} />
    </BodySection>
  )
}
