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
    const forget = (): void => {
      beginnings.forEach((name) => element.removeEventListener(name, begin, quietly))
      early.disconnect()
    }
    async function begin({ target }: Pick<Event, 'target'>): Promise<void> {
      forget()
      const { followPhotos } = await import('./card-photos.ts')
      // The page may have gone meanwhile.
      if (element.isConnected) stop = followPhotos(element, target)
    }
    // A strip that was swiped before this had come shows the room of its other pictures.
    const early = new IntersectionObserver((rooms) => {
      early.disconnect()
      const shown = rooms.find(({ intersectionRatio }) => intersectionRatio > 0)
      if (shown) void begin(shown)
    })
    for (const room of element.querySelectorAll('.card-more')) early.observe(room)
    beginnings.forEach((name) => element.addEventListener(name, begin, quietly))
    return () => {
      forget()
      stop?.()
    }
  }, [])
  return box
}
