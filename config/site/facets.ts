/** What shoppers ask of one kind of vehicle. */
// oxfmt-ignore
export const kindFacets = [
  'doors', 'sleeps', 'length_m', 'atm', 'tare', 'axles', 'off_road', 'bunks', 'ensuite', 'learner_approved', 'engine_cc',
  'seat_height', 'gvm', 'payload', 'towing', 'cab', 'range_km', 'battery_kwh', 'ac_kw', 'dc_kw', 'battery_health',
] as const

/** Every attribute the search can count and filter by. */
export const facets = [
  'badge',
  'status',
  'car_type',
  'categories',
  'city',
  'colour',
  'dealership_name',
  'filtered_features',
  'item_type',
  'km',
  'location_name',
  'make',
  'make_model',
  'model',
  'price',
  'subscription_price',
  'price_range',
  'seats',
  'body',
  'drive',
  'fuel',
  'transmission',
  'state',
  'tag',
  'weekly_price_range',
  'year',
  'certified',
  'created_at_timestamp',
  'sold_date_timestamp',
  'show_on_dealer_website',
  ...kindFacets,
] as const
