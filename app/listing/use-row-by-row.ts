import { startTransition, useEffect, useState } from 'react'
import type { VehicleCard } from '#domain/listings/vehicle-card.ts'
import { afterPaint } from '../browser/after-paint.ts'
import { areFiltersInFront } from './filters-in-front.ts'
import type { Listing } from './shown-listing.ts'

interface Drawing {
  readonly cards: readonly VehicleCard[]
  /** How many of them have been drawn. */
  readonly upTo: number
  /** What stands in the other places until it is their turn; null where nothing does. */
  readonly before: readonly VehicleCard[] | null
  readonly batch: number
}

interface DrawnCards {
  readonly cards: readonly VehicleCard[]
  /** Whether they are all of the answer's. */
  readonly isWhole: boolean
  /** Whether there is a card in every place, old or new. */
  readonly isFull: boolean
}

/** Fewer at a time are not worth a frame. */
const fewest = 3

/**
 * The cards to draw now. A new answer begins with its first row, and the others follow frame by frame: each is short, so
 * the next press never waits for what nobody looks at. Old cards keep their places meanwhile, but not those of another
 * batch: they would move. Behind filters that fill the screen every row can wait.
 */
export function useRowByRow(
  cards: readonly VehicleCard[],
  { batch, came, columns }: Pick<Listing, 'batch' | 'came'> & { columns: number },
): DrawnCards {
  const [drawing, setDrawing] = useState<Drawing>({ cards, upTo: cards.length, before: null, batch })
  let now = drawing
  if (drawing.cards !== cards) {
    const first = areFiltersInFront() ? 0 : columns
    now = {
      cards,
      upTo: came === 'withPage' ? cards.length : first,
      before: drawing.batch === batch ? drawnOf(drawing) : null,
      batch,
    }
    setDrawing(now)
  }
  useEffect(() => {
    if (isWhole(now)) return
    const next = { ...now, upTo: now.upTo + Math.max(columns, fewest) }
    afterPaint(() => startTransition(() => setDrawing((latest) => (latest === now ? next : latest))))
  }, [now, columns])
  return { cards: drawnOf(now), isWhole: isWhole(now), isFull: isWhole(now) || now.before !== null }
}

const isWhole = ({ cards, upTo }: Drawing): boolean => upTo >= cards.length

const drawnOf = (drawing: Drawing): readonly VehicleCard[] =>
  isWhole(drawing)
    ? drawing.cards
    : [...drawing.cards.slice(0, drawing.upTo), ...(drawing.before ?? []).slice(drawing.upTo)]
