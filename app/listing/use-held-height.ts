import { useLayoutEffect, useMemo, type RefObject } from 'react'

/** Keeps a box from getting lower while it is held: what stands below it stays where it is. */
export function useHeldHeight(box: RefObject<HTMLElement | null>, isHeld: boolean): void {
  // Read before the page is changed: afterwards it would have to be laid out for this alone.
  const height = useMemo(() => (isHeld ? box.current?.offsetHeight : undefined), [box, isHeld])
  useLayoutEffect(() => {
    box.current?.style.setProperty('min-height', height === undefined ? '' : `${height}px`)
  }, [box, height])
}
