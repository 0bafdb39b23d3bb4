import { describe, expect, it } from 'vitest'
import { spinView } from '../../demo/paint/views.ts'
import { mirrorOf, planShots } from './plan.ts'

const azimuthOf = (frame: number): number => (spinView.firstAzimuth + frame * 10) % 360

describe('mirrorOf', () => {
  it('finds the frame at the same angle on the other side', () => {
    for (let frame = 0; frame < spinView.frames; frame++)
      expect((azimuthOf(frame) + azimuthOf(mirrorOf(frame))) % 360).toBe(0)
  })

  it('is its own inverse', () => {
    for (let frame = 0; frame < spinView.frames; frame++) expect(mirrorOf(mirrorOf(frame))).toBe(frame)
  })
})

describe('planShots', () => {
  it('covers every frame of a spin with half the shots', () => {
    const frames = planShots({ only: ['suv-large-a'], again: true }).filter(shot => typeof shot.view === 'object')
    const covered = frames.flatMap(({ view, mirrorFrame }) => [typeof view === 'object' ? view.frame : -1, mirrorFrame])
    expect(frames).toHaveLength(19)
    expect(new Set(covered).size).toBe(spinView.frames)
  })

  it('takes the stills before the spins', () => {
    const shots = planShots({ again: true })
    const firstSpin = shots.findIndex(shot => typeof shot.view === 'object')
    expect(shots.slice(0, firstSpin).every(shot => typeof shot.view === 'string')).toBe(true)
    expect(shots.slice(firstSpin).every(shot => typeof shot.view === 'object')).toBe(true)
  })
})
