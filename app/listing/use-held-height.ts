import { useLayoutEffect, type RefObject } from 'react'

/** Keeps a box from getting lower while it is held: what stands below it stays where it is. */
export function useHeldHeight(box: RefObject<HTMLElement | null>, isHeld: boolean): void {
  useLayoutEffect(() => {
    const { style, offsetHeight } = box.current ?? {}
    style?.setProperty('min-height', isHeld ? `${offsetHeight}px` : '')
  }, [box, isHeld])
}
