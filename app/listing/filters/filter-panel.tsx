import { type FormEvent, useMemo, useRef } from 'react'
import { cleared, listingHref } from '#domain/listings/change-state.ts'
import { isNearOffered } from '#domain/listings/distance.ts'
import type { ListingBase, ListingFacet } from '#domain/listings/listing.ts'
import { shownFacets } from '#domain/listings/listing-kinds.ts'
import { hasFilters, isMoment, type ListingState, tickFacets } from '#domain/listings/listing-state.ts'
import { counted } from '#domain/vehicles/nouns.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Listing } from '../shown-listing.ts'
import { ChoiceGroup } from './choice-group.tsx'
import { NearSlot, RangeSlot, SinceSlot } from './group-slots.tsx'
import { KeywordField } from './keyword-field.tsx'
import { MakeTree } from './make-tree.tsx'
import { OtherChoices } from './other-choices.tsx'
import { TickGroup } from './tick-group.tsx'
import { useChoosing } from './use-choosing.ts'
import { useEarlyChoices } from './use-early-choices.ts'
import { useSheet } from './use-sheet.ts'

interface FilterPanelProps {
  base: ListingBase
  listing: Listing
}

/** The same each time, so that nothing is drawn again for it. */
const none: readonly never[] = []

/**
 * Every filter of the listing, one form: without a script it is filled in and sent; with one each change answers at once.
 * A full-height sheet on phones; beside the results, or a drawer, on large screens.
 */
export function FilterPanel({ base, listing: { state, answer, settled, ask, settle, expect } }: FilterPanelProps) {
  const sheet = useSheet()
  const form = useRef<HTMLFormElement>(null)
  const choosing = useChoosing(base, ask, expect)
  useEarlyChoices(form, base, ask)
  // A hundred figures beside the boxes, and filters of a kind that was chosen: they come right after the results.
  const { counts } = settled.answer
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = new FormData(event.currentTarget).get('query')
    settle(String(query ?? '').trim())
  }
  const facets = useMemo(() => shownFacets(base, settled.state), [base, settled.state])
  const groups = facets.filter(({ name }) => name !== 'model' || !facets.some((facet) => facet.name === 'make'))
  return (
    <aside
      ref={sheet}
      id="filter-panel"
      popover="auto"
      className="filter-panel"
      aria-labelledby="filter-title"
      data-layout={base.settings.listing.filterLayout}
    >
      <div className="filter-head">
        <h2 id="filter-title">Filters</h2>
        {hasFilters(settled.state) && <a href={listingHref(base, cleared(settled.state))}>Clear all</a>}
        <button type="button" popoverTarget="filter-panel" popoverTargetAction="hide" className="filter-close">
          <Icon name="close" />
          <span className="sr-only">Close filters</span>
        </button>
      </div>
      <form ref={form} id="filters" action={base.path} className="filter-groups" onSubmit={submit} {...choosing}>
        <KeywordField base={base} query={state.query} ask={ask} settle={settle} />
        {isNearOffered(base) && <NearSlot near={state.near} within={state.within} found={answer.near} ask={ask} />}
        {groups.map((facet) => (
          <FacetGroup key={facet.name} {...{ base, facet, state, counts, ask }} />
        ))}
        <OtherChoices facets={facets} state={settled.state} />
        <button type="submit" className="filter-submit">
          Show results
        </button>
      </form>
      <div className="filter-foot">
        <button type="button" popoverTarget="filter-panel" popoverTargetAction="hide" className="button">
          Show {counted(answer.forSale || answer.total, answer.noun)}
        </button>
      </div>
    </aside>
  )
}

interface FacetGroupProps {
  base: ListingBase
  facet: ListingFacet
  state: ListingState
  counts: Listing['answer']['counts']
  ask: Listing['ask']
}

function FacetGroup({ base, facet, state, counts, ask }: FacetGroupProps) {
  const isOpen = facet.opens ?? false
  if (facet.kind === 'range') {
    const Slot = isMoment(facet.name) ? SinceSlot : RangeSlot
    return <Slot facet={facet} range={state.ranges[facet.name]} ask={ask} isOpen={isOpen} />
  }
  const own = { facet, counts: counts[facet.name] ?? none, chosen: state.choices[facet.name] ?? none, isOpen }
  if (tickFacets.includes(facet.name)) return <TickGroup {...own} />
  if (facet.name !== 'make') return <ChoiceGroup {...own} />
  const models = base.facets.find(({ name }) => name === 'model')
  return (
    <MakeTree
      {...own}
      shown={base.settings.listing.makesShown}
      models={models?.kind === 'choices' ? models : undefined}
      modelCounts={counts['model'] ?? none}
      chosenModels={state.choices.model ?? none}
    />
  )
}
