import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const shapes = {
  /** A picture's frame. */
  picture: 'aspect-3/2 rounded-box',
  /** A heading's line. */
  title: 'h-[1.6em] rounded-xs',
  /** A line of text: as high as the line, so nothing moves when words arrive. */
  line: 'h-[1lh] rounded-xs',
  /** A button's size. */
  button: 'h-[3rem] rounded-box',
}

interface SkeletonProps {
  shape?: keyof typeof shapes
  /** As much of the row as the real thing is likely to take. */
  className?: string
}

/** What is busy breathes as a whole: an animation for each stand-in costs a phone every frame. */
export const pulse = 'motion-safe:aria-busy:animate-pulse roadhouse:aria-busy:animate-none'

/** A stand-in of the same size as what is coming. Put several inside Loading. */
export function Skeleton({ shape = 'line', className = 'w-full' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block bg-muted/20 gallery:rounded-none', shapes[shape], className)}
    />
  )
}

/** Says once what the stand-ins inside it are waiting for. */
export function Loading({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div aria-busy="true" className={classNames(pulse, className)}>
      <output className="sr-only">{label}</output>
      {children}
    </div>
  )
}
