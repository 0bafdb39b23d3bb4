/** Every attribute the search can count and filter by. */
export const facets = [
  'badge', 'status', 'car_type', 'categories', 'city', 'colour', 'dealership_name', 'filtered_features', 'item_type',
  'km', 'location_name', 'make', 'make_model', 'model', 'price', 'subscription_price', 'price_range', 'seats', 'body',
  'drive', 'fuel', 'transmission', 'state', 'tag', 'weekly_price_range', 'year', 'certified', 'created_at_timestamp',
  'sold_date_timestamp', 'show_on_dealer_website',
] as const
