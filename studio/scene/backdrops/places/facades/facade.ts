import { Group } from 'three'
import type { Place, PlaceBuilder } from '../../place.ts'
import { daylight, type Hour } from '../daylight.ts'

/** A dealership seen from across the street, everything sharp. */
export const facade =
  (hour: Hour, content: () => Parameters<Group['add']>, more: Partial<Place> = {}): PlaceBuilder =>
  () => ({ ...daylight[hour], content: new Group().add(...content()), softness: 0, vignette: 0.6, ...more })
