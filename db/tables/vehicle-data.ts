/** What the JSON columns of a vehicle hold. Keys follow the trade's data sources, to be comparable with them. */

export type VehicleSpecifications = {
  body_width?: string
  body_length?: string
  tare_weight?: string
  axle_type?: string
  sleeps?: number
  aggregate_trailer_mass?: string
}

/** Manufacturer data of the exact variant: lengths in mm, masses in kg, volumes in litres, torque in Nm. */
export type VehicleVariant = {
  cylinders?: number
  enginesize?: number
  enginesize_litres?: number
  induction?: string
  fuelconsumptioncombined?: number
  fuelcapacity?: number
  grossvehiclemass?: number
  vehiclelength?: number
  vehicleheight?: number
  vehiclewidth?: number
  towingcapacitybraked?: number
  torque?: number
  bodyconfiguration?: string
  ancaprating?: number
  /** A rating without its year is not shown. */
  ancap_year?: number
  geartype?: string
}

export type AutograbData = {
  state_average_market_price_cents?: number
  average_market_price_cents?: number
  /** When the figures were obtained (ISO 8601): a stale one is not shown. */
  computed_at?: string
}

export type YouxQuote = {
  weeklyRepaymentAmountCents: number
  advertisedRate: number
  comparisonRate: number
  /** The price the quote was made for: a quote for another price is not shown. */
  purchasePriceCents: number
  quoted_at: string
}

export type HotspotPosition = { hotspotId: string; activeAngle: number; posX: number; posY: number }
