import { useEffect, useRef, type RefObject } from 'react'
import { choose } from '#domain/listings/change-state.ts'
import type { ChoiceFacet } from '#domain/listings/listing-state.ts'
import type { ListingBase } from '#domain/listings/listing.ts'
import type { Listing } from '../shown-listing.ts'

/** Answers boxes that were ticked before a script had taken the page over: React leaves them as the shopper did. */
export function useEarlyChoices(form: RefObject<HTMLFormElement | null>, base: ListingBase, ask: Listing['ask']): void {
  const isLookedThrough = useRef(false)
  useEffect(() => {
    if (isLookedThrough.current) return
    isLookedThrough.current = true
    const boxes = [...form.current!.querySelectorAll<HTMLInputElement>('input[type=checkbox][name]')]
    const changed = boxes.filter(({ checked, defaultChecked }) => checked !== defaultChecked)
    if (changed.length === 0) return
    ask((before) =>
      changed.reduce(
        (state, { name, value, checked }) => choose(base, state, name as ChoiceFacet, value, checked),
        before,
      ),
    )
  }, [form, base, ask])
}
