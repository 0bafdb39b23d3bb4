import type { TestDriveRecord } from '#db/test-drives.ts'
import { driveCalendarPath, formPath, vehiclePath } from '../content/route-paths.ts'
import type { Ctx } from '../ctx.ts'
import { listLocations } from '../locations/list-locations.server.ts'
import { driveSlot, driveWords } from './drive-times.ts'
import { findDrive } from './find-drive.server.ts'
import { canBeDriven } from './gone-vehicle.ts'
import { listSlots } from './location-slots.server.ts'

type DriveCtx = Pick<
  Ctx,
  'site' | 'db' | 'view' | 'places' | 'linkKey' | 'serverConfig' | 'config' | 'stock' | 'clock' | 'fresh'
>

/** A booking as the shopper who made it sees it. */
export type DriveView = NonNullable<Awaited<ReturnType<typeof openDrive>>>

/** The page a shopper's link opens: what is booked, and what can still be done about it; null for any other link. */
export async function openDrive(ctx: DriveCtx, token: string) {
  const found = await findDrive(ctx, token)
  if (!found) return null
  const { lead, drive, location } = found
  const card = (await listLocations(ctx)).find(({ id }) => id === drive.locationId)
  const vehicle = lead.carId === null ? undefined : ctx.stock.ofDealerships(lead.carId)
  const isOver = drive.status === 'cancelled' || drive.startsAt <= ctx.clock()
  const days = isOver || !location ? null : await listSlots(ctx, location, { vehicleId: drive.vehicleId })
  const own = driveSlot(drive)
  return {
    state: drive.status === 'cancelled' ? ('cancelled' as const) : isOver ? ('past' as const) : ('booked' as const),
    version: drive.version,
    when: driveWords(drive),
    reference: lead.reference,
    place: {
      name: card?.name ?? location?.name ?? ctx.site.name,
      address: card?.address ?? null,
      mapHref: card?.mapHref ?? null,
      phone: card?.phone ?? ctx.config.contact.phones.main,
    },
    vehicle: vehicle
      ? { name: vehicle.name, href: (await ctx.stock.has(vehicle.id)) ? vehiclePath(vehicle.slug) : null }
      : null,
    /** The vehicle was sold, reserved or taken out of stock since: what to do instead. */
    similarHref:
      lead.carId !== null && (!(vehicle && canBeDriven(vehicle)) || wasTold(drive))
        ? `${formPath('find-similar')}?car_id=${lead.carId}`
        : null,
    /** The times it can be moved to; null where it can be moved to none online. */
    days: days && days.map((day) => ({ ...day, slots: day.slots.filter(({ slot }) => slot !== own) })),
    calendarHref: driveCalendarPath(token),
    againHref: `${formPath('test-drive')}${vehicle && canBeDriven(vehicle) ? `?car_id=${vehicle.id}` : ''}`,
  }
}

/** A vehicle that was reserved when it was booked is no news. */
const wasTold = ({ vehicleGoneAt, createdAt }: TestDriveRecord): boolean =>
  vehicleGoneAt !== null && vehicleGoneAt > createdAt
