import { memo } from 'react'
import type { ListingFacet } from '#domain/listings/listing.ts'
import { choiceFacets, rangeFacets, type ListingState } from '#domain/listings/listing-state.ts'

interface OtherChoicesProps {
  facets: readonly ListingFacet[]
  state: ListingState
}

/** What the address asks for and no filter here shows: a form that is sent must not lose it. */
export const OtherChoices = memo(function OtherChoices({ facets, state }: OtherChoicesProps) {
  const shown = new Map(facets.map((facet) => [facet.name as string, facet]))
  const isShown = (name: string, value: string): boolean => {
    const facet = shown.get(name)
    if (facet?.kind !== 'choices') return false
    const at = facet.values.indexOf(value)
    // A model is offered below its chosen make.
    return (
      at >= 0 &&
      (name !== 'model' || !shown.has('make') || (state.choices.make ?? []).includes(facet.makes?.[at] ?? ''))
    )
  }
  return (
    <>
      {choiceFacets.flatMap((name) =>
        (state.choices[name] ?? [])
          .filter((value) => !isShown(name, value))
          .map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
      )}
      {choiceFacets.flatMap((name) =>
        (state.without[name] ?? []).map((value) => (
          <input key={`not ${name} ${value}`} type="hidden" name={`not[${name}]`} value={value} />
        )),
      )}
      {rangeFacets
        .filter((name) => state.ranges[name] && !shown.has(name))
        .map((name) => (
          <input
            key={name}
            type="hidden"
            name={`range[${name}]`}
            value={`${state.ranges[name]!.min ?? ''}:${state.ranges[name]!.max ?? ''}`}
          />
        ))}
    </>
  )
})
