import { isAppError } from '../../app-error.ts'
import type { Ctx } from '../../ctx.ts'
import { deliveryWords } from '../../delivery/delivery-words.ts'
import { quoteDelivery } from '../../delivery/quote-delivery.ts'
import { isInStock } from '../vehicle-status.ts'
import type { BodySection, BodySource } from './body-source.ts'

interface DeliveryView {
  /** Of the site and the vehicle, for the script. */
  readonly site: string
  readonly car: string
  readonly action: string
  readonly postcode: string
  readonly answer: ReturnType<typeof deliveryWords> | null
  readonly error: string | null
}

/** What it costs to have it brought, for sites that say so. */
export const deliveryCalculator: BodySection<DeliveryView> = async (ctx, source) => {
  const { vehicle, config, card } = source
  if (config.delivery.regions.length === 0 || !isInStock(vehicle.status)) return null
  const asked = source.asked.get('postcode')
  const postcode = asked?.slice(0, 10) ?? ''
  const answered = asked === null ? {} : await answerOf(ctx, source, postcode)
  return {
    site: ctx.site.slug,
    car: vehicle.slug,
    action: `${card.href}#delivery`,
    postcode,
    answer: null,
    error: null,
    ...answered,
  }
}

async function answerOf(
  ctx: Ctx,
  { config, location, record }: BodySource,
  postcode: string,
): Promise<Partial<DeliveryView>> {
  try {
    const answer = await quoteDelivery(ctx, {
      postcode,
      regions: config.delivery.regions,
      from: location,
      keptAt: record?.privatePostcode ?? null,
    })
    return { answer: deliveryWords(answer) }
  } catch (error) {
    if (isAppError(error)) return { error: error.message }
    throw error
  }
}
