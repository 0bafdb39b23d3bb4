import { z } from 'zod'
import { key } from '../key.ts'
import { httpsOrigin } from '../value-types.ts'

/** Hosts other than the site's own. A page reaches those of what it needs, and no page any other. */
export const outsideHosts = {
  videos: key(z.array(httpsOrigin).max(10), {
    default: [],
    serves: ['VD-05', 'VD-12'],
    meaning: "Where a vehicle's videos may come from besides the site itself; others are not shown",
  }),
  players: key(z.array(httpsOrigin).max(10), {
    default: [],
    serves: ['VD-12'],
    meaning:
      'Video services whose player may stand in a vehicle page: https://www.youtube-nocookie.com, https://player.vimeo.com; videos of others are not shown',
  }),
  chat: key(z.array(httpsOrigin).max(10), {
    default: [],
    serves: ['VD-17', 'EN-07'],
    meaning: "Hosts the chat service's script may come from and speak to, in a frame of its own",
  }),
}
