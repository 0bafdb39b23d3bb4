import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Turn, turnInterval, turnOn, wrapFrame } from '#domain/vehicles/vehicle-media-spin.ts'
import type { VehicleMedia } from '#domain/vehicles/vehicle-media.ts'
import { SpinFrames } from './spin-frames.ts'

interface SpinOptions {
  /** Where the frames will be seen. */
  box: HTMLElement
  isShown: boolean
  turnsByItself: boolean
}

export type Spin = ReturnType<typeof useSpin>

/** A vehicle that turns: its frames, the one that is seen, and whether it turns by itself just now. */
export function useSpin(media: VehicleMedia['spin'], { box, isShown, turnsByItself }: SpinOptions) {
  const [store] = useState(() => new SpinFrames(media?.frames ?? []))
  const frames = useSyncExternalStore(store.subscribe, store.state)
  const [turn, setTurn] = useState<Turn>({ frame: 0, turned: 0 })
  const [isPlaying, setIsPlaying] = useState(
    () => turnsByItself && !matchMedia('(prefers-reduced-motion: reduce)').matches,
  )
  const count = media?.frames.length ?? 0
  const isTurning = isPlaying && isShown && frames.state === 'ready' && turn.turned < count

  useEffect(() => {
    if (isShown && count > 0) void store.load(box)
  }, [store, box, isShown, count])

  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => setTurn((before) => turnOn(before, count)), turnInterval)
    return () => clearInterval(timer)
  }, [isTurning, count])

  return {
    ...frames,
    count,
    points: media?.points ?? [],
    frame: turn.frame,
    isTurning,
    /** Turns to a frame; whoever does so has taken over. */
    turnTo(frame: number) {
      setIsPlaying(false)
      setTurn({ frame: wrapFrame(frame, count), turned: 0 })
    },
    play() {
      setIsPlaying(true)
      setTurn(({ frame }) => ({ frame, turned: 0 }))
    },
    pause: () => setIsPlaying(false),
    retry: () => void store.load(box),
  }
}
