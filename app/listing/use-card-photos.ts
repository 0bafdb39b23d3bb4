import { useEffect, useRef, type RefObject } from 'react'

/** A pointer may rest on a card before this runs: its next move counts, too. */
const beginnings = ['pointerover', 'pointermove', 'touchstart', 'focusin', 'scroll'] as const
const quietly = { capture: true, passive: true }

/** More pictures on cards. Their code is fetched when a hand or the focus first comes near. */
export function useCardPhotos(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current!
    let stop: (() => void) | null = null
    const forget = (): void => beginnings.forEach((name) => element.removeEventListener(name, begin, quietly))
    async function begin(event: Event): Promise<void> {
      forget()
      const { followPhotos } = await import('./card-photos.ts')
      // The page may have gone meanwhile.
      if (element.isConnected) stop = followPhotos(element, event.target)
    }
    beginnings.forEach((name) => element.addEventListener(name, begin, quietly))
    return () => {
      forget()
      stop?.()
    }
  }, [])
  return box
}
