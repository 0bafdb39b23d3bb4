import { AppError } from '../app-error.ts'
import { listSlots, type SlotCtx } from './location-slots.server.ts'

interface Asked {
  readonly location: string
  /** One day; all that can be booked unless told. */
  readonly date: string | undefined
  readonly vehicleId: number | null
}

/** The times that are free at one of the site's locations, for whoever asks by its slug. */
export async function findSlots(ctx: SlotCtx, { location: slug, date, vehicleId }: Asked) {
  const location = (await ctx.view.locations()).find((each) => each.slug === slug && each.visible)
  if (!location) throw new AppError('not_found', 'There is no such location here.')
  const days = await listSlots(ctx, location, { vehicleId, ...(date !== undefined && { date }) })
  return {
    location: { slug: location.slug, name: location.name },
    time_zone: location.timeZone,
    /** Off where the location has no hours, or takes test drives by word of mouth. */
    books_online: days !== null,
    days: days ?? [],
  }
}
