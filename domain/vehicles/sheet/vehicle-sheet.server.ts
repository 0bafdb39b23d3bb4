import type { LocationRecord } from '#db/locations.ts'
import type { StockVehicle } from '#db/stock.ts'
import type { VehicleWithMedia } from '#db/vehicle-media.ts'
import { vehiclePath } from '../../content/route-paths.ts'
import type { Ctx } from '../../ctx.ts'
import { creditLicenceLine } from '../../finance/credit-licence.ts'
import { vehicleEstimate } from '../../finance/vehicle-estimate.ts'
import { qrCode } from '../../formats/qr-code.ts'
import { outsideBlock, outsideLine } from '../../leads/delivery/outside-text.ts'
import { stockCard, vehicleConfig } from '../../listings/vehicle-card.ts'
import { licenceOf } from '../../locations/licence.ts'
import { isOwnPicture } from '../../media/picture-address.ts'
import { mainAddress } from '../../sites/main-origin.ts'
import { isInStock } from '../vehicle-status.ts'
import { vehicleMedia } from '../vehicle-media.ts'
import { vehicleFacts } from '../vehicle-page.ts'
import { phoneOf } from '../head/phone-of.ts'
import { placeOf, todayAt } from '../vehicle-page.server.ts'

export type VehicleSheet = NonNullable<Awaited<ReturnType<typeof openVehicleSheet>>>

/** One large and two beside it: what is to be read has its place on the same paper. */
const mostPictures = 3
/** More than any vehicle has; a feed's mistake must not be printed for minutes. */
const mostFeatures = 400
const longestComments = 8_000

/** A vehicle as it is handed over on paper; null where the site shows no such vehicle. Texts are cleaned: they leave the house. */
export async function openVehicleSheet(ctx: Ctx, slugOrId: string) {
  const vehicle = await findVehicle(ctx, slugOrId)
  if (!vehicle) return null
  const [record, locations] = await Promise.all([ctx.view.vehicle(vehicle.id), ctx.view.locations()])
  const location = locations.find(({ id, visible }) => visible && id === vehicle.locationId) ?? null
  const { theme, logos, wording } = ctx.serverConfig
  const config = vehicleConfig(ctx, vehicle)
  const repayment = isInStock(vehicle.status) ? vehicleEstimate(ctx, vehicle, config.finance) : null
  const creditLine = repayment && creditLicenceLine(config.creditLicence)
  const { tag, price } = stockCard(ctx, vehicle)
  const place = location && placeOf(location, undefined)
  const address = mainAddress(ctx, vehiclePath(vehicle.slug))
  const today = todayAt(ctx, location, record)
  return {
    slug: vehicle.slug,
    site: { name: ctx.site.name, logo: logos.main, logoAlt: logos.alt ?? ctx.site.name },
    look: { colour: theme.colour, font: theme.font },
    address,
    code: qrCode(address),
    name: outsideLine(vehicle.name, 300),
    stocknum: outsideLine(vehicle.stocknum, 60),
    tag,
    price,
    repayment,
    soldText: vehicle.status === 'sold' ? wording.soldText : null,
    facts: vehicleFacts(vehicle, record, today).map(({ label, value }) => ({ label, value: outsideLine(value) })),
    features: featuresOf(vehicle, record),
    comments: record?.dealercomments ? outsideBlock(record.dealercomments, longestComments) : null,
    pictures: record ? picturesOf(record) : [],
    place: {
      name: place?.name ?? ctx.site.name,
      address: place?.address ?? null,
      phone: phoneOf(vehicle, config),
      licences: [...licencesOf(location, locations), ...(creditLine ? [creditLine] : [])],
    },
  }
}

/** By its slug, or by the number that older links have. */
async function findVehicle({ stock }: Ctx, slugOrId: string): Promise<StockVehicle | undefined> {
  const bySlug = await stock.bySlug(slugOrId)
  if (bySlug || !/^[1-9]\d{0,14}$/.test(slugOrId)) return bySlug
  const [byId] = await stock.withIds([Number(slugOrId)])
  return byId
}

/** Only pictures that we hold: nothing is fetched from elsewhere for a sheet. */
const picturesOf = (record: VehicleWithMedia): string[] =>
  vehicleMedia(record, 'end')
    .gallery.filter(({ kind, src }) => kind === 'picture' && isOwnPicture(src))
    .slice(0, mostPictures)
    .map(({ src }) => src)

/** What shoppers ask for first, then the rest, each once. */
function featuresOf({ filteredFeatures }: StockVehicle, record: VehicleWithMedia | undefined): string[] {
  const names = [...filteredFeatures, ...(record?.standardEquipment ?? [])].slice(0, mostFeatures)
  return [...new Set(names.map((name) => outsideLine(name)))].filter((name) => name !== '')
}

/** Of where it stands; where that is not told, all that the site sells under. */
function licencesOf(location: LocationRecord | null, locations: readonly LocationRecord[]): string[] {
  const shown = location ? [location] : locations.filter(({ visible }) => visible)
  return [...new Set(shown.flatMap((each) => licenceOf(each) ?? []))]
}
