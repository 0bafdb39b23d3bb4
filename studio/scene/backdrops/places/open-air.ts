import { Group } from 'three'
import type { Place, PlaceBuilder } from '../place.ts'
import { daylight, type Hour } from './daylight.ts'

/** A place under the sky of an hour. What it holds is built only when a picture is taken of it. */
export const openAir =
  (hour: Hour, content: () => Parameters<Group['add']>, more: Partial<Place> = {}): PlaceBuilder =>
  () => ({ ...daylight[hour], content: new Group().add(...content()), softness: 0.012, contact: 0.8, ...more })
