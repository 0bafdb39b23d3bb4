import type { VehicleCard } from '#domain/listings/vehicle-card.ts'
import { areFiltersInFront } from './filters-in-front.ts'
import { useSettled } from '../../use-settled.ts'

/**
 * The cards to draw now. A new answer begins with its first row; what lies below, mostly out of sight, follows once that
 * has been painted. Behind filters that fill the screen everything can wait.
 */
export function useFirstRow(cards: readonly VehicleCard[], columns: number): readonly VehicleCard[] {
  const settled = useSettled(cards)
  return settled === cards ? cards : begin(cards, settled, areFiltersInFront() ? 0 : columns)
}

/** The new ones up to a place, then the old ones that stood beyond it. */
function begin(cards: readonly VehicleCard[], before: readonly VehicleCard[], first: number): readonly VehicleCard[] {
  const row = cards.slice(0, first)
  const shown = new Set(row.map(({ id }) => id))
  return [...row, ...before.slice(first, cards.length).filter(({ id }) => !shown.has(id))]
}
