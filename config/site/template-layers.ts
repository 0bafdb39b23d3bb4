import type { ConfigLayer } from './layer.ts'
import { parseLayer } from './parse-layer.ts'
import { gallery } from './templates/gallery.ts'
import { harbour } from './templates/harbour.ts'
import { roadhouse } from './templates/roadhouse.ts'

/** The templates' layers by name, validated: what a `ConfigResolver` is made with. */
export function templateLayers(): Record<string, ConfigLayer> {
  return { harbour: parseLayer(harbour), roadhouse: parseLayer(roadhouse), gallery: parseLayer(gallery) }
}
