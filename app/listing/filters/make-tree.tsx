import { memo, type ReactNode } from 'react'
import { facetLabels } from '#domain/listings/facet-labels.ts'
import type { ChoiceBase } from '#domain/listings/listing.ts'
import { furtherMakes } from '#domain/listings/makes.ts'
import { useSettled } from '../../browser/use-settled.ts'
import { isSameList } from './choice-group.tsx'
import { Choice } from './choice.tsx'
import { FacetFrame } from './facet-frame.tsx'
import { MoreChoices } from './more-choices.tsx'

interface MakeTreeProps {
  facet: ChoiceBase
  counts: readonly number[]
  chosen: readonly string[]
  isOpen: boolean
  /** How many makes stand there before the rest is asked for. */
  shown: number
  models: ChoiceBase | undefined
  modelCounts: readonly number[]
  chosenModels: readonly string[]
}

/** Makes, what there is most of first; a chosen one shows its models. */
export const MakeTree = memo(function MakeTree({
  facet,
  counts,
  chosen,
  isOpen,
  shown,
  models,
  modelCounts,
  chosenModels,
}: MakeTreeProps) {
  // The tick and the results come first, the models below it next.
  const unfolded = useSettled(chosen)
  const modelsOf = (make: string): ReactNode => (
    <li key={`${make} models`}>
      <ul className="choices choices-below" aria-label={`${make} models`}>
        {models?.values.map(
          (model, at) =>
            models.makes?.[at] === make && (
              <Choice
                key={model}
                name="model"
                value={model}
                label={model}
                count={modelCounts[at] ?? 0}
                isChosen={chosenModels.includes(model)}
              />
            ),
        )}
      </ul>
    </li>
  )
  const branch = (make: string): ReactNode[] => [
    <Choice
      key={make}
      name="make"
      value={make}
      label={make}
      count={counts[facet.values.indexOf(make)] ?? 0}
      isChosen={chosen.includes(make)}
    />,
    chosen.includes(make) && unfolded.includes(make) && models ? modelsOf(make) : null,
  ]
  const rest = facet.values.slice(shown)
  const groups = furtherMakes(facet.values, shown)
  return (
    <FacetFrame label={facetLabels.make} chosen={chosen.length + chosenModels.length} isOpen={isOpen}>
      <ul className="choices">{facet.values.slice(0, shown).flatMap(branch)}</ul>
      {rest.length > 0 && (
        <MoreChoices more="Show all makes" less="Hide extra makes" isOpen={rest.some((make) => chosen.includes(make))}>
          {groups.map(({ label, makes }) => (
            <section key={label} aria-label={label}>
              {groups.length > 1 && <h3 className="choices-title">{label}</h3>}
              <ul className="choices">{makes.flatMap(branch)}</ul>
            </section>
          ))}
        </MoreChoices>
      )}
    </FacetFrame>
  )
}, isSame)

function isSame(a: MakeTreeProps, b: MakeTreeProps): boolean {
  // Models count only where their make is chosen.
  const isModelSame = b.chosen.length === 0 || isSameList(a.modelCounts, b.modelCounts)
  return (
    a.facet === b.facet &&
    isModelSame &&
    isSameList(a.counts, b.counts) &&
    isSameList(a.chosen, b.chosen) &&
    isSameList(a.chosenModels, b.chosenModels)
  )
}
