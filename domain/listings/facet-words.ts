import type { facets } from '#config/site/facets.ts'

type FacetName = (typeof facets)[number]

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
}

const valueWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  certified: { true: 'Certified', false: 'Not certified' },
  car_type: { new: 'New', used: 'Used', demo: 'Demo' },
  status: { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' },
  item_type: { car: 'Cars', caravan: 'Caravans', motorcycle: 'Motorcycles', truck: 'Trucks' },
}

/** A facet's value as a shopper reads it. */
export function valueLabel(name: string, value: string): string {
  const words = valueWords[name]
  if (words && Object.hasOwn(words, value)) return words[value]!
  return name === 'seats' ? `${value} seats` : value
}
