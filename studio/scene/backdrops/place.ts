import type { Group } from 'three'
import type { Point } from '../subject.ts'
import type { EnvironmentName } from '../light/environments.ts'
import type { SkyLook } from './parts/sky.ts'

/**
 * Somewhere a vehicle may stand. The camera is on +z and looks towards −z; the vehicle's middle is at the origin and
 * everything behind it is at z < 0. In metres and linear light.
 */
export type Place = {
  sky: SkyLook
  content: Group
  /** Direct light with hard shadows; without it the sky alone lights the place. */
  sun?: { direction: Point; colour: string; strength: number }
  /** Lamps of the stage that light the vehicle instead of the place itself. */
  lamps?: EnvironmentName
  /** The stage's light nearest to this one, for what is baked into a vehicle. */
  baked: EnvironmentName
  exposure: number
  /** The sky that windows mirror, where it is not that of a clear day. */
  mirroredSky?: Point
  /** How soft the background is: the size of a far point, as a share of the picture's height. */
  softness: number
  /** Darkness of the shadow under a vehicle. */
  contact?: number
  /** How much of the sky's light reaches the place itself; less than one indoors. */
  ambient?: number
  /** How much corners and the foot of walls darken, from 0 to 1. */
  corners?: number
  /** Darker edges of the picture, from 0 to 1 (the usual). */
  vignette?: number
  /** Haze that far things fade into. */
  haze?: { colour: Point; density: number }
}

export type PlaceBuilder = (options: Readonly<Record<string, unknown>>) => Place
