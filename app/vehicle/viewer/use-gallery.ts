import { useMemo, useSyncExternalStore } from 'react'
import { StripScroller } from './strip-scroller.ts'

const never = () => () => {}
const first = () => 0

/** A strip's scroller, and the picture that is seen. */
export function useGallery(strip: HTMLElement | null) {
  const scroller = useMemo(() => strip && new StripScroller(strip), [strip])
  const index = useSyncExternalStore(scroller?.subscribe ?? never, scroller?.index ?? first)
  return { scroller, index }
}
