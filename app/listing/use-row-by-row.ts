import { startTransition, useEffect, useState, type RefObject } from 'react'
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
  /** Nothing waits any longer. */
  readonly isRested?: true
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
/** Whoever has not pressed again by then looks at what was found. */
const restMs = 700

interface Drawn extends Pick<Listing, 'batch' | 'came'> {
  columns: number
  /** What holds the cards. */
  box: RefObject<HTMLElement | null>
}

/**
 * The cards to draw now. A new answer begins with its first row, and the others follow frame by frame: each is short, so
 * the next press never waits for what nobody looks at. Old cards keep their places meanwhile, but not those of another
 * batch: they would move. What is below the screen, or behind filters that fill it, waits until the shopper rests or
 * scrolls.
 */
export function useRowByRow(cards: readonly VehicleCard[], { batch, came, columns, box }: Drawn): DrawnCards {
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
    const upTo = now.upTo + Math.max(columns, fewest)
    const draw = (more: Partial<Drawing> = {}) =>
      startTransition(() => setDrawing((latest) => (latest === now ? { ...now, ...more, upTo } : latest)))
    let undo = () => {}
    afterPaint(() => {
      if (now.before && !now.isRested && isBelow(box.current, now)) undo = onceAtRest(() => draw({ isRested: true }))
      else draw()
    })
    return () => undo()
  }, [now, columns, box])
  return { cards: drawnOf(now), isWhole: isWhole(now), isFull: isWhole(now) || now.before !== null }
}

/** Whether the next row to draw is below the screen; where the panel is in front, all are. */
function isBelow(box: HTMLElement | null, { cards, upTo, before }: Drawing): boolean {
  const { top = 0, height = 0 } = box?.getBoundingClientRect() ?? {}
  return areFiltersInFront() || top + (height * upTo) / Math.max(cards.length, before!.length) > innerHeight
}

/** Once the shopper has rested a while, or scrolls or puts the filters away; never, where it is undone before. */
function onceAtRest(work: () => void): () => void {
  const signs = new AbortController()
  const undo = () => {
    clearTimeout(rest)
    signs.abort()
  }
  const act = () => {
    undo()
    work()
  }
  const rest = setTimeout(act, restMs)
  for (const sign of ['scroll', 'toggle']) addEventListener(sign, act, { capture: true, signal: signs.signal })
  return undo
}

const isWhole = ({ cards, upTo }: Drawing): boolean => upTo >= cards.length

const drawnOf = (drawing: Drawing): readonly VehicleCard[] =>
  isWhole(drawing)
    ? drawing.cards
    : [...drawing.cards.slice(0, drawing.upTo), ...(drawing.before ?? []).slice(drawing.upTo)]
