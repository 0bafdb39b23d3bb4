import { type RefObject, useEffect, useState } from 'react'
import { type Interest, interestIn } from '#domain/media/unasked.ts'
import { sparesData } from '../../browser/line.ts'
import { whenIdle } from '../../browser/when-idle.ts'

/** How far below the screen a part may be when what it needs is fetched. */
const margin = '400px'
/** Not `scroll`: a page that is opened scrolls by itself too, to where its reader left it. */
const touches = ['pointerdown', 'pointermove', 'wheel', 'touchmove', 'keydown', 'click', 'focusin'] as const

const nothing = { isNear: false, isSettled: false, isPageTouched: false, isTouched: false, isSparing: false }

/** How much of a part of the page is wanted by now; null until its script has taken over. */
export function useInterest(part: RefObject<HTMLElement | null>): { isNear: boolean; interest: Interest | null } {
  const [attention, setAttention] = useState<typeof nothing | null>(null)
  useEffect(() => {
    const element = part.current!
    const gone = new AbortController()
    const note = (change: Partial<typeof nothing>) =>
      !gone.signal.aborted && setAttention((before) => ({ ...(before ?? nothing), ...change }))
    note({ isSparing: sparesData(), isTouched: isInUse(element), isPageTouched: scrollY > 0 })
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        note({ isNear: true })
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    whenIdle(() => note({ isSettled: true }))
    const touched = new AbortController()
    let isPageTouched = false
    const onTouch = ({ target }: Event) => {
      if (!isPageTouched) note({ isPageTouched: true })
      isPageTouched = true
      if (!(target instanceof Node) || !element.contains(target)) return
      note({ isTouched: true })
      touched.abort()
    }
    for (const type of touches) addEventListener(type, onTouch, { passive: true, signal: touched.signal })
    return () => {
      gone.abort()
      touched.abort()
      observer.disconnect()
    }
  }, [part])
  return { isNear: attention?.isNear ?? false, interest: attention && interestIn(attention) }
}

/** Somebody was here before the script was. */
const isInUse = (element: HTMLElement): boolean =>
  element.contains(document.activeElement) ||
  [...element.querySelectorAll('section')].some((strip) => strip.scrollLeft > 0)
