import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Keeps a box from getting lower while it is held: what stands below it stays where it is. */
export function useHeldHeight(isHeld: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { style, offsetHeight } = box.current ?? {}
    style?.setProperty('min-height', isHeld ? `${offsetHeight}px` : '')
  }, [isHeld])
  return box
}
