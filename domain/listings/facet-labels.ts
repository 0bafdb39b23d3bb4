import { formatMoney, formatNumber } from '../formats/amounts.ts'
import {
  choiceFacets,
  type FacetName,
  isMoment,
  type ListingState,
  type Range,
  type RangeFacet,
  rangeFacets,
} from './listing-state.ts'

/** What shoppers call each filter. */
export const facetLabels: Readonly<Record<FacetName, string>> = {
  badge: 'Badge',
  status: 'Availability',
  car_type: 'Condition',
  categories: 'Category',
  city: 'City',
  colour: 'Colour',
  dealership_name: 'Dealership',
  filtered_features: 'Features',
  item_type: 'Kind',
  km: 'Odometer',
  location_name: 'Location',
  make: 'Make',
  make_model: 'Make and model',
  model: 'Model',
  price: 'Price',
  subscription_price: 'Subscription a week',
  price_range: 'Price band',
  seats: 'Seats',
  body: 'Body type',
  drive: 'Drive',
  fuel: 'Fuel type',
  transmission: 'Transmission',
  state: 'State',
  tag: 'Tag',
  weekly_price_range: 'Repayment a week',
  year: 'Year',
  certified: 'Certified',
  created_at_timestamp: 'Listed',
  sold_date_timestamp: 'Sold',
  show_on_dealer_website: 'Shown',
  doors: 'Doors',
  sleeps: 'Sleeps',
  length_m: 'Length',
  atm: 'ATM',
  tare: 'Tare',
  axles: 'Axles',
  off_road: 'Off-road',
  bunks: 'Bunks',
  ensuite: 'Ensuite',
  learner_approved: 'Learner approved',
  engine_cc: 'Engine size',
  seat_height: 'Seat height',
  gvm: 'GVM',
  payload: 'Payload',
  towing: 'Braked towing',
  cab: 'Cab',
  range_km: 'Range',
  battery_kwh: 'Battery',
  ac_kw: 'AC charging',
  dc_kw: 'DC charging',
  battery_health: 'Battery health',
}

const valueWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  certified: { true: 'Certified', false: 'Not certified' },
  car_type: { new: 'New', used: 'Used', demo: 'Demo' },
  status: { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' },
  off_road: { true: 'Off-road', false: 'Not off-road' },
  bunks: { true: 'Bunks', false: 'No bunks' },
  ensuite: { true: 'Ensuite', false: 'No ensuite' },
  learner_approved: { true: 'Learner approved (LAMS)', false: 'Not learner approved' },
  item_type: { car: 'Cars', caravan: 'Caravans', motorcycle: 'Motorcycles', truck: 'Trucks' },
}

/** A facet's value as a shopper reads it. */
export function valueLabel(name: string, value: string): string {
  const words = valueWords[name]
  if (words && Object.hasOwn(words, value)) return words[value]!
  if (name === 'sleeps') return `Sleeps ${value}`
  if (name === 'weekly_price_range') return `${value} a week`
  const unit = counted[name]
  return unit ? `${value} ${value === '1' ? unit.slice(0, -1) : unit}` : value
}

const counted: Readonly<Record<string, string>> = { seats: 'seats', doors: 'doors', axles: 'axles' }

/** One thing a shopper asked for, and the state without it. */
interface ListingChip {
  readonly label: string
  readonly without: ListingState
}

/** What a figure of a kind is measured in; of other ranges the figure alone says what it is. */
export const rangeUnits: Partial<Record<RangeFacet, string>> = {
  length_m: 'm',
  atm: 'kg',
  tare: 'kg',
  engine_cc: 'cc',
  seat_height: 'mm',
  gvm: 'kg',
  payload: 'kg',
  towing: 'kg',
  range_km: 'km',
  battery_kwh: 'kWh',
  ac_kw: 'kW',
  dc_kw: 'kW',
  battery_health: '%',
}

/** Made where one is wanted, which is seldom: every listing has this file, and a telephone takes long over the first. */
const dayFormat = (): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Brisbane', day: 'numeric', month: 'short', year: 'numeric' })

/** A range's end as a shopper reads it. */
export function rangeWords(name: RangeFacet, value: number): string {
  if (name === 'year') return String(value)
  if (isMoment(name)) return dayFormat().format(value * 1000)
  if (name === 'price') return formatMoney(value * 100)
  if (name === 'subscription_price') return `${formatMoney(value * 100)} a week`
  if (name === 'battery_health') return `${value}%`
  return `${formatNumber(value)} ${rangeUnits[name] ?? 'km'}`
}

/** Everything asked for, each to be taken back alone. Taking one back begins at the first page. */
export function listingChips(state: ListingState): ListingChip[] {
  const first = { ...state, page: 1 }
  const choices = eachValue(state.choices).map(({ name, value, others }) => ({
    label: valueLabel(name, value),
    without: { ...first, choices: others },
  }))
  const unwanted = eachValue(state.without).map(({ name, value, others }) => ({
    label: `not ${valueLabel(name, value)}`,
    without: { ...first, without: others },
  }))
  const ranges = rangeFacets.flatMap((name) => {
    const range = state.ranges[name]
    if (!range) return []
    const { [name]: _, ...others } = state.ranges
    const words = rangeLabel(range, (value) => rangeWords(name, value))
    const label = rangeUnits[name] || isMoment(name) ? `${facetLabels[name]} ${words}` : words
    return [{ label, without: { ...first, ranges: others } }]
  })
  const words = state.query ? [{ label: `“${state.query}”`, without: { ...first, query: '' } }] : []
  return [...words, ...choices, ...ranges, ...unwanted, ...placeChips(state)]
}

/** Where the shopper is, and the circle around it. */
function placeChips(state: ListingState): ListingChip[] {
  const { near, within } = state
  if (near === '') return []
  const place = /^\d/.test(near) ? near : 'you'
  const label = within === null ? `Near ${place}` : `Within ${within} km of ${place}`
  const sort = state.sort === 'nearest' ? 'mostRelevant' : state.sort
  return [{ label, without: { ...state, page: 1, near: '', within: null, sort } }]
}

/** Each value, and what is left without it. */
function eachValue(chosen: ListingState['choices']) {
  return choiceFacets.flatMap((name) =>
    (chosen[name] ?? []).map((value) => {
      const rest = chosen[name]!.filter((other) => other !== value)
      const { [name]: _, ...others } = chosen
      return { name, value, others: rest.length > 0 ? { ...others, [name]: rest } : others }
    }),
  )
}

function rangeLabel({ min, max }: Range, show: (value: number) => string): string {
  if (max === null) return `from ${show(min ?? 0)}`
  return min === null || min === 0 ? `up to ${show(max)}` : `${show(min)} to ${show(max)}`
}
