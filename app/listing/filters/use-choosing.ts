import { useMemo, type ChangeEvent, type PointerEvent } from 'react'
import { choose } from '#domain/listings/change-state.ts'
import type { ListingBase } from '#domain/listings/listing.ts'
import type { ChoiceFacet, ListingState } from '#domain/listings/listing-state.ts'
import type { Listing } from '../shown-listing.ts'

/** One handler for all boxes of the form: a listing has hundreds of them. */
export function useChoosing(base: ListingBase, ask: Listing['ask'], expect: Listing['expect']) {
  return useMemo(() => {
    const toggled =
      ({ name, value }: HTMLInputElement, isChosen: boolean) =>
      (state: ListingState) =>
        choose(base, state, name as ChoiceFacet, value, isChosen)
    return {
      onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
        if (isBox(target)) ask(toggled(target, target.checked))
      },
      // The finger is down: the answer can be on its way before it is lifted.
      onPointerDown: ({ target }: PointerEvent<HTMLFormElement>) => {
        const box = target instanceof Element ? target.closest('label')?.querySelector('input') : null
        if (isBox(box)) expect(toggled(box, !box.checked))
      },
    }
  }, [base, ask, expect])
}

const isBox = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'checkbox' && target.name !== ''
