import { memo } from 'react'
import { facetLabels, valueLabel } from '#domain/listings/facet-labels.ts'
import type { ChoiceBase } from '#domain/listings/listing.ts'
import { markOf } from './choice-mark.tsx'
import { Choice } from './choice.tsx'
import { FacetFrame } from './facet-frame.tsx'
import { MoreChoices } from './more-choices.tsx'

export interface ChoiceGroupProps {
  facet: ChoiceBase
  counts: readonly number[]
  chosen: readonly string[]
  isOpen: boolean
}

/** Values shown before the rest is asked for. */
const shownAtFirst = 8

/** One facet's values to tick, each with how many there are. */
export const ChoiceGroup = memo(function ChoiceGroup({
  facet: { name, values, note },
  counts,
  chosen,
  isOpen,
}: ChoiceGroupProps) {
  const choice = (value: string, at: number) => (
    <Choice
      key={value}
      name={name}
      value={value}
      label={valueLabel(name, value)}
      count={counts[at] ?? 0}
      isChosen={chosen.includes(value)}
      mark={markOf(name, value)}
    />
  )
  const isLong = values.length > shownAtFirst + 2
  const shown = isLong ? shownAtFirst : values.length
  return (
    <FacetFrame label={facetLabels[name]} chosen={chosen.length} isOpen={isOpen}>
      {note && <p className="facet-note">{note}</p>}
      <ul className="choices" data-facet={name}>
        {values.slice(0, shown).map(choice)}
      </ul>
      {isLong && (
        <MoreChoices
          more={`Show all ${values.length}`}
          less="Show fewer"
          isOpen={values.slice(shown).some((value) => chosen.includes(value))}
        >
          <ul className="choices" data-facet={name}>
            {values.slice(shown).map((value, at) => choice(value, at + shown))}
          </ul>
        </MoreChoices>
      )}
    </FacetFrame>
  )
}, isSameChoice)

/** Answers are new objects each time; mostly they hold the same figures. */
export function isSameChoice(a: ChoiceGroupProps, b: ChoiceGroupProps): boolean {
  return a.facet === b.facet && isSameList(a.counts, b.counts) && isSameList(a.chosen, b.chosen)
}

export const isSameList = <T,>(a: readonly T[], b: readonly T[]): boolean =>
  a === b || (a.length === b.length && a.every((value, at) => value === b[at]))
