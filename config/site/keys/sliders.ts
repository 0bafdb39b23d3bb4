import { z } from 'zod'
import { key } from '../key.ts'
import { asset, count, link, text } from '../value-types.ts'

const slide = z.strictObject({
  name: text(120),
  description: text(400).optional(),
  image: asset,
  url: link.optional(),
  hideOverlay: z.boolean().optional(),
})

export const sliders = {
  home: key(z.array(slide).max(12), {
    default: [],
    serves: ['PL-05', 'OS-16'],
    meaning: "Slides of the home page's promotions slider; none hides it",
  }),
  width: key(count(320, 3840), {
    default: 1920,
    serves: ['OS-16'],
    meaning: 'Width the slides are made for, in pixels',
  }),
  height: key(count(120, 2160), {
    default: 540,
    serves: ['OS-16'],
    meaning: 'Height the slides are made for, in pixels',
  }),
}
