import { z } from 'zod'
import * as kind from './feed-field.ts'
import { carTypeWords, itemTypeWords, priceTypeWords, statusWords } from './feed-words.ts'

/** One row of a feed, by the names dealer systems in Australia already send. */
export const feedRowSchema = z.object({
  stocknum: kind.required(kind.line(60)),
  make: kind.required(kind.line(60)),
  model: kind.required(kind.line(80)),
  year: kind.required(kind.whole(1886, 2100)),
  status: kind.required(kind.word(statusWords)),
  badge: kind.line(),
  series: kind.line(),
  car_type: kind.word(carTypeWords),
  item_type: kind.word(itemTypeWords),
  dapprice: kind.money(),
  egcprice: kind.money(),
  price_type: kind.word(priceTypeWords),
  before_price: kind.money(),
  subscription_price: kind.money(),
  odometer: kind.whole(0, 2_000_000, 'km'),
  body: kind.line(),
  colour: kind.line(),
  interior_colour: kind.line(),
  fuel_type: kind.line(),
  transmission: kind.line(),
  drive: kind.line(),
  seats: kind.whole(0, 100),
  doors: kind.whole(0, 20),
  rego: kind.line(20),
  rego_expiry: kind.day(),
  vin: kind.vin(),
  nvic_code: kind.line(20),
  build_date: kind.month(),
  compliance_date: kind.month(),
  certified: kind.flag(),
  preorder: kind.flag(),
  tag: kind.line(60),
  carsales_title: kind.line(200),
  dealercomments: kind.block(20_000),
  features: kind.lines(300),
  categories: kind.lines(20, 60),
  images: kind.pictures(100),
  video_url: kind.url(),
  external_video_url: kind.url(),
  location_code: kind.line(80),
  show_on_dealer_website: kind.flag(),
  engine_size: kind.whole(0, 30_000, 'cc'),
  engine_size_litres: kind.decimal(0, 30),
  cylinders: kind.whole(0, 24),
  induction: kind.line(60),
  gearnum: kind.whole(0, 24),
  geartype: kind.line(60),
  bodyconfiguration: kind.line(),
  fuelconsumptioncombined: kind.decimal(0, 100),
  fuelcapacity: kind.decimal(0, 2_000),
  grossvehiclemass: kind.whole(0, 200_000, 'kg'),
  vehiclelength: kind.whole(0, 60_000, 'mm'),
  vehiclewidth: kind.whole(0, 10_000, 'mm'),
  vehicleheight: kind.whole(0, 10_000, 'mm'),
  towingcapacitybraked: kind.whole(0, 200_000, 'kg'),
  torque: kind.whole(0, 10_000, 'nm'),
  ancaprating: kind.decimal(0, 5),
  ancap_year: kind.whole(1990, 2100),
  body_width: kind.line(40),
  body_length: kind.line(40),
  tare_weight: kind.line(40),
  axle_type: kind.line(40),
  sleeps: kind.whole(0, 20),
  aggregate_trailer_mass: kind.line(40),
  // Known to dealer systems and named here so that they draw no warning; nothing of ours reads them.
  redbook_code: kind.line(60),
  external_dealership_identifier: kind.line(60),
})

/** A row that passed every rule: amounts in cents, days as yyyy-MM-dd, words of our value sets. */
export type FeedRow = z.infer<typeof feedRowSchema>

/** The columns a feed may have; the required ones first. */
export const feedFieldNames = Object.keys(feedRowSchema.shape) as (keyof FeedRow)[]

/** The columns every feed must have. */
export const requiredFieldNames = ['stocknum', 'make', 'model', 'year', 'status'] as const satisfies (keyof FeedRow)[]
