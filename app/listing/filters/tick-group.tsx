import { memo } from 'react'
import { valueLabel } from '#domain/listings/facet-labels.ts'
import { type ChoiceGroupProps, isSameChoice } from './choice-group.tsx'
import { Choice } from './choice.tsx'

/** What a vehicle has or has not: one box among the groups, nothing to unfold. */
export const TickGroup = memo(function TickGroup({ facet: { name, values }, counts, chosen }: ChoiceGroupProps) {
  return (
    <ul className="facet facet-tick">
      {values.map((value, at) => (
        <Choice
          key={value}
          name={name}
          value={value}
          label={valueLabel(name, value)}
          count={counts[at] ?? 0}
          isChosen={chosen.includes(value)}
        />
      ))}
    </ul>
  )
}, isSameChoice)
