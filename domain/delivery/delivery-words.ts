import { formatMoney } from '../formats/amounts.ts'
import { distanceWords } from '../listings/distance.ts'

/** What delivery to a place costs, as programs are told: dollars, and kilometres in a straight line where they are known. */
export interface DeliveryAnswer {
  readonly price: number
  /** Of the region. */
  readonly name: string
  readonly distance_km: number | null
}

/** What is said to who gives no postcode, and where there is no price. */
export const noPostcodeText = 'Please enter a postcode.'
export const noEstimateText =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

/** The answer as people read it. */
export const deliveryWords = ({ price, name, distance_km: km }: DeliveryAnswer) => ({
  amount: price === 0 ? 'Free' : formatMoney(price * 100),
  region: `Delivered to ${name}`,
  distance: km === null ? '' : `${distanceWords(km)} from where it stands, in a straight line`,
})
