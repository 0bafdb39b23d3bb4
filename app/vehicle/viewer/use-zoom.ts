import { type MouseEvent, useRef, useState } from 'react'

const factors = [1, 2, 3] as const
/** Two taps this close together are one double tap, in milliseconds. */
const doubleTapMs = 350

export type Zoom = ReturnType<typeof useZoom>

/** How close a picture is looked at, and where; each new picture begins whole. */
export function useZoom(picture: string | null) {
  const [state, setState] = useState({ picture, level: 0, focus: { x: 0.5, y: 0.5 } })
  const lastTap = useRef(0)
  const level = state.picture === picture ? state.level : 0
  const set = (next: number, focus = state.focus) => {
    if (picture) setState({ picture, level: Math.max(0, Math.min(factors.length - 1, next)), focus })
  }
  /** A click zooms in where it lands, and out again; a finger has to tap twice, for once is how it scrolls. */
  const onClick = (event: MouseEvent<Element>) => {
    const isOnPicture = event.target instanceof HTMLImageElement || event.target === event.currentTarget
    if (!isOnPicture) return
    const isTouch = (event.nativeEvent as Partial<globalThis.PointerEvent>).pointerType === 'touch'
    const isSecond = event.timeStamp - lastTap.current < doubleTapMs
    lastTap.current = event.timeStamp
    if (isTouch && !isSecond) return
    const box = event.currentTarget.getBoundingClientRect()
    set(level > 0 ? 0 : 1, { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height })
  }
  const keys: Partial<Record<string, () => void>> = {
    '+': () => set(level + 1),
    '=': () => set(level + 1),
    '-': () => set(level - 1),
    0: () => set(0),
  }
  return {
    factor: factors[level]!,
    isMost: level === factors.length - 1,
    focus: state.focus,
    in: () => set(level + 1),
    out: () => set(level - 1),
    onClick,
    /** Whether the key was one of the zoom's. */
    onKey(key: string): boolean {
      if (!picture || !keys[key]) return false
      keys[key]()
      return true
    },
  }
}
