import { describe, expect, it } from 'vitest'
import { spinView } from '../../demo/paint/views.ts'
import { planShots } from './plan.ts'

describe('planShots', () => {
  it('takes every frame of a spin', () => {
    const views = planShots({ only: ['suv-large-a'], again: true }).map(shot => shot.view)
    const frames = views.flatMap(view => (typeof view === 'object' ? [view.frame] : []))
    expect(frames).toEqual(Array.from({ length: spinView.frames }, (_, frame) => frame))
  })

  it('takes the views that are asked for', () => {
    const shots = planShots({ only: ['suv-large-a'], views: ['side', 'spin'], again: true })
    expect(shots[0]).toEqual({ variant: 'suv-large-a', view: 'side' })
    expect(shots).toHaveLength(1 + spinView.frames)
  })

  it('knows motorcycles, too', () => {
    const shots = planShots({ only: ['motorcycle-naked-a'], views: ['low-34'], again: true })
    expect(shots).toEqual([{ variant: 'motorcycle-naked-a', view: 'low-34' }])
  })

  it('takes the stills before the spins', () => {
    const shots = planShots({ again: true })
    const firstSpin = shots.findIndex(shot => typeof shot.view === 'object')
    expect(shots.slice(0, firstSpin).every(shot => typeof shot.view === 'string')).toBe(true)
    expect(shots.slice(firstSpin).every(shot => typeof shot.view === 'object')).toBe(true)
  })
})
