import { useEffect, useRef, type RefObject } from 'react'
import { groupsWhenNeeded } from './group-slots.tsx'

/** Looks after the sheet that filters are on a phone, once they are touched. */
export function useSheet(): RefObject<HTMLElement | null> {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    let leave: (() => void) | undefined
    let isGone = false
    void groupsWhenNeeded().then(({ followSheet }) => {
      if (!isGone) leave = followSheet(sheet.current!)
    })
    return () => {
      isGone = true
      leave?.()
    }
  }, [])
  return sheet
}
