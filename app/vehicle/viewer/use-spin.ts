import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Interest } from '#domain/media/unasked.ts'
import { nearestFirst, ringOf, spinGoal } from '#domain/vehicles/vehicle-media-frames.ts'
import { type Turn, turnInterval, turnOn, wrapFrame } from '#domain/vehicles/vehicle-media-spin.ts'
import type { VehicleMedia } from '#domain/vehicles/vehicle-media.ts'
import { sparesData } from '../../browser/line.ts'
import { SpinFrames } from './spin-frames.ts'

interface SpinOptions {
  /** Where the frames will be seen. */
  box: HTMLElement
  interest: Interest
  isEnlarged: boolean
  turnsByItself: boolean
}

export type Spin = ReturnType<typeof useSpin>

/** A vehicle that turns: its frames, the one that is seen, and whether it turns by itself just now. */
export function useSpin(media: VehicleMedia['spin'], { box, interest, isEnlarged, turnsByItself }: SpinOptions) {
  const [store] = useState(() => new SpinFrames(media?.frames ?? []))
  const { addresses, isWhole, loaded, state } = useSyncExternalStore(store.subscribe, store.state)
  const [turn, setTurn] = useState<Turn>({ frame: 0, turned: 0 })
  const [isPlaying, setIsPlaying] = useState(
    () => turnsByItself && !matchMedia('(prefers-reduced-motion: reduce)').matches,
  )
  const count = media?.frames.length ?? 0
  const isTurning = isPlaying && interest !== 'none' && isWhole && turn.turned < count
  const goal = count === 0 ? 'nothing' : spinGoal({ interest, isSparing: sparesData(), isEnlarged, isTurning })
  // A frame that has not come is stood in for by the one nearest to it.
  const seen = nearestFirst(turn.frame, count).find((frame) => addresses.has(frame))

  useEffect(() => void store.want(goal, turn.frame, box), [store, goal, turn.frame, box])
  // Whoever leaves the page wants no more of it.
  useEffect(() => () => void store.want('nothing', 0, box), [store, box])

  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => setTurn((before) => turnOn(before, count)), turnInterval)
    return () => clearInterval(timer)
  }, [isTurning, count])

  return {
    state,
    loaded,
    /** How many frames make it ready. */
    needed: ringOf(count).length,
    picture: seen === undefined ? undefined : addresses.get(seen),
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
    retry: store.retry,
  }
}
