import { z } from 'zod'
import type { HotspotArea } from '#db/value-sets.ts'
import { cleanLine } from './clean-text.ts'

const position = z.object({
  hotspotId: z.coerce.string().max(60),
  activeAngle: z.number().min(-360).max(360),
  posX: z.number().min(0).max(1),
  posY: z.number().min(0).max(1),
})
const hotspot = z.object({
  description: z.string().transform(cleanLine).pipe(z.string().min(1).max(300)),
  positions: z.array(position).max(200),
})
const list = z.array(hotspot).max(50).default([])

/** As the vehicle's own JSON has them. */
export const hotspotsSchema = z.object({ exterior: list, interior: list })

/** A point on the outside or the inside of a vehicle. */
export type FeedHotspot = z.infer<typeof hotspot> & { area: HotspotArea }
