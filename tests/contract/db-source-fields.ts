import type { PgTable } from 'drizzle-orm/pg-core'
import * as tables from '../../db/schema.ts'
import { aVehicle, ids } from './db-fixtures.ts'

/** Where a field of the source lives when its column does not bear its name: a path, or why it is not stored. */
type Place = string | { derived: string }

export type SourceEntity = {
  entity: string
  /** The field names as the source's section 3 writes them. */
  fields: string
  table: PgTable
  row: Record<string, unknown>
  places?: Record<string, Place>
}

const derived = (reason: string): Place => ({ derived: reason })
const now = new Date('2026-02-03T04:05:06.789Z')
const site = { siteId: ids.northSite }

/** A row with every column filled for each entity; `vehicleId` is that of the stored Car. */
export const sourceEntities = (vehicleId: number): SourceEntity[] => [
  {
    entity: 'Car',
    fields: `id slug path name year make model badge series colour interior_colour km price before_price offer_price subscription_price
      preorder price_type car_type item_type status sold reserved tag created_at updated_at certified simple_fuel simple_body
      simple_transmission trans fuel drive seats doors engine_size engine_size_litres gearnum bodyconfiguration stocknum vin nvic has_nvic
      regplate rego_expiry build_date compliance_date views photos_count private_suburb private_postcode carsales_title dealercomments file
      video_url external_video_url walkaround_videos videos images thumbnails primary_image_url spin_images spin_code spin_interior_image
      hotspots standardEquipment dealership_id dealership_slug location city state payment_processors specifications variant
      autograb_data youxQuote finance_lenders`,
    table: tables.vehicle,
    row: aVehicle(77, {
      id: 7, badge: 'SR5', series: 'sport', colour: 'White', interiorColour: 'Black', driveAwayPriceCents: 4_299_000,
      egcPriceCents: 3_999_000, beforePriceCents: 4_500_000, offerPriceCents: 4_200_000, subscriptionPriceCents: 39_900, preorder: true,
      itemType: 'caravan', status: 'coming_soon', sold: true, soldAt: now, reserved: true, tag: 'Test Drive Only', certified: true,
      createdAt: now, updatedAt: now, simpleFuel: 'PHEV', simpleBody: 'Ute', body: 'Double Cab Pick Up', simpleTransmission: 'Automatic',
      trans: '6 speed automatic', fuel: 'Diesel', drive: '4x4', seats: 5, doors: 4, engineSize: 2755, engineSizeLitres: 2.8, gearnum: 6,
      bodyconfiguration: 'Double cab', vin: 'MR0FA3CD200000001', nvic: 'OXF21A', hasNvic: true, regplate: '123ABC', regoExpiry: '2026-09-30',
      buildDate: '2021-03', complianceDate: '2021-05', photosCount: 12, privateSuburb: 'Ascot', privatePostcode: '4007',
      carsalesTitle: '2021 Toyota HiLux SR5', dealercomments: 'One owner', file: '/reports/7.pdf', videoUrl: '/v.mp4',
      externalVideoUrl: 'https://video.example/7', primaryImageUrl: '/7/1.jpg', primaryImageBlur: 'aabbcc112233445566', spinImages: ['/7/s1.jpg', '/7/s2.jpg'], spinCode: 'abc',
      spinInteriorImage: '/7/interior.jpg', standardEquipment: ['ABS'], filteredFeatures: ['Tow bar'], categories: ['4x4'],
      city: 'Brisbane', state: 'QLD', locationId: ids.northYard, paymentProcessors: ['stripe'], showOnDealerWebsite: false, customRank: 5,
      contentHash: 'h1',
      sleeps: 4, lengthMm: 6_000, widthMm: 2_400, atmKg: 2_500, tareKg: 1_900, axles: 2, offRoad: true, bunks: true, ensuite: true,
      learnerApproved: true, seatHeightMm: 805, gvmKg: 3_050, payloadKg: 955, towingKg: 3_500, cab: 'Dual Cab', rangeKm: 85, batteryKwh: 18.1,
      acKw: 6.6, dcKw: 18.5, batteryHealth: 94,
      specifications: { body_width: '2.4 m', body_length: '6 m', tare_weight: '1,900 kg', axle_type: 'Tandem', sleeps: 4, aggregate_trailer_mass: '2,500 kg' },
      variant: {
        cylinders: 4, enginesize: 2755, enginesize_litres: 2.8, induction: 'Turbo', fuelconsumptioncombined: 7.9, fuelcapacity: 80,
        grossvehiclemass: 3050, vehiclelength: 5325, vehicleheight: 1815, vehiclewidth: 1900, towingcapacitybraked: 3500, torque: 500,
        bodyconfiguration: 'Double cab', ancaprating: 5, ancap_year: 2019, geartype: 'Sports automatic',
      },
      autograbData: { state_average_market_price_cents: 4_400_000, average_market_price_cents: 4_450_000, computed_at: now.toISOString() },
      youxQuote: { weeklyRepaymentAmountCents: 18_900, advertisedRate: 7.99, comparisonRate: 8.99, purchasePriceCents: 4_299_000, quoted_at: now.toISOString() },
    }),
    places: {
      path: derived('cars/{slug}'), dealership_slug: derived('of the dealership'), location: 'locationId', thumbnails: derived('thumb_url of the images'),
      views: derived('vehicle_views'), walkaround_videos: derived('vehicle_video of kind walkaround'), videos: derived('vehicle_video of kind stock'),
      images: derived('vehicle_image'), hotspots: derived('vehicle_hotspot'), finance_lenders: derived('vehicle_lender_quote by provider'),
    },
  },
  {
    entity: 'Car views', fields: 'views', table: tables.vehicleViews, row: { vehicleId, views: 3 },
  },
  {
    entity: 'Car image', fields: 'image.url image.thumb.url isVideo', table: tables.vehicleImage,
    row: { vehicleId, url: '/7/1.jpg', thumbUrl: '/7/1-thumb.jpg', blur: 'aabbcc112233445566', isVideo: true, position: 1 },
    places: { 'image.url': 'url', 'image.thumb.url': 'thumbUrl' },
  },
  {
    entity: 'Car video', fields: 'video.url', table: tables.vehicleVideo,
    row: { vehicleId, kind: 'walkaround', url: '/7/walk.mp4', position: 1 }, places: { 'video.url': 'url' },
  },
  {
    entity: 'Car hotspot', fields: 'id description positions hotspotId activeAngle posX posY', table: tables.vehicleHotspot,
    row: { id: 70, vehicleId, area: 'interior', description: 'Screen', positions: [{ hotspotId: 'h', activeAngle: 3, posX: 0.25, posY: 0.75 }] },
    places: { hotspotId: 'positions.0.hotspotId', activeAngle: 'positions.0.activeAngle', posX: 'positions.0.posX', posY: 'positions.0.posY' },
  },
  {
    entity: 'Finance lender data',
    fields: `paymentWeek paymentMonth deposit totalPayable interestRate comparisonRate termMonths termYears termWeeks establishmentFees
      balloon financeProvider disclaimer`,
    table: tables.vehicleLenderQuote,
    row: {
      vehicleId, provider: 'acme', financeProvider: 'Acme Finance', paymentWeekCents: 18_900, paymentMonthCents: 81_837, depositCents: 429_900,
      totalPayableCents: 5_500_000, interestRate: 7.9925, comparisonRate: 8.38, termMonths: 60, termYears: 5, termWeeks: 260,
      establishmentFeesCents: 136_050, balloonCents: 1_289_700, disclaimer: 'Terms apply', quotedAt: now,
    },
  },
  {
    entity: 'Price gauge response', fields: 'fill listing_price market_range_min market_range_max confidence description',
    table: tables.vehiclePriceGauge,
    row: {
      vehicleId, fill: 0.4, listingPriceCents: 4_299_000, marketRangeMinCents: 4_000_000, marketRangeMaxCents: 4_700_000, confidence: 0.8,
      description: 'Good price', computedAt: now,
    },
  },
  {
    entity: 'Location',
    fields: `id name slug visible primary location_type location_subtype dealership_id dealership_slug manufacturers address phone mobile
      landline_phone opening_hours image.image.url image.thumb_url reviews.count reviews.average_rating average_rating review_count
      dealer_license_number motor_vehicle_repairer distribution_locations`,
    table: tables.location,
    row: {
      id: 5823, dealershipId: ids.north, addressId: ids.address, name: 'Service', slug: 'service', visible: false, primary: true,
      locationType: 'service-and-parts', locationSubtype: ['buying'], timeZone: 'Australia/Perth', phone: '07 3000 0000', mobile: '0400 000 000',
      landlinePhone: '07 3000 0001', email: 'a@example.com', imageUrl: '/l.jpg', imageThumbUrl: '/l-thumb.jpg', averageRating: 4.7, reviewCount: 120,
      dealerLicenseNumber: '1234567', dealerLicenseLabel: 'LMCT', motorVehicleRepairer: 'MVRL 1', distributionLocations: [ids.northYard], position: 2,
      createdAt: now, updatedAt: now,
    },
    places: {
      dealership_slug: derived('of the dealership'), manufacturers: derived('location_manufacturer'), address: 'addressId',
      opening_hours: derived('opening_hours'), 'image.image.url': 'imageUrl', 'image.thumb_url': 'imageThumbUrl',
      'reviews.count': 'reviewCount', 'reviews.average_rating': 'averageRating',
    },
  },
  {
    entity: 'Location address', fields: 'street city state postcode lat long place_url place_id map_key id', table: tables.address,
    row: {
      id: 793, street: '2 Main St', city: 'Perth', state: 'WA', postcode: '0800', lat: -31.95, long: 115.86, placeUrl: 'https://map.example/p',
      placeId: 'p1', mapKey: 'k1', createdAt: now, updatedAt: now,
    },
  },
  {
    entity: 'Opening-hour entry', fields: 'weekday status formated_hours open close', table: tables.openingHours,
    row: { locationId: ids.northYard, weekday: 6, status: 'Open', formatedHours: '8:30 am – 4 pm', open: '08:30:00', close: '16:00:00' },
  },
  {
    entity: 'Special hours', fields: 'date status start_hour end_hour location_id', table: tables.specialHours,
    row: { locationId: ids.northYard, date: '2026-12-24', name: 'Christmas Eve', status: 'Open', startHour: '08:00:00', endHour: '12:00:00' },
  },
  {
    entity: 'Dealership', fields: 'slug name id manufacturer_id logo.url address average_rating review_count', table: tables.dealership,
    row: {
      id: 90, groupId: ids.group, slug: 'west', name: 'West', manufacturerId: ids.maker, logoUrl: '/west.svg', addressId: ids.address,
      averageRating: 4.5, reviewCount: 9, createdAt: now, updatedAt: now,
    },
    places: { 'logo.url': 'logoUrl', address: 'addressId' },
  },
  {
    entity: 'Dealer site', fields: 'id slug template name manufacturer_id dealerships locations', table: tables.site,
    row: {
      id: 91, slug: 'west', name: 'West', kind: 'group', template: 'bold', manufacturerId: ids.maker, groupId: ids.group,
      createdAt: now, updatedAt: now,
    },
    places: { dealerships: derived('site_dealership'), locations: derived('of its dealerships') },
  },
  {
    entity: 'Dealer site config',
    fields: 'finance_provider chat_token autobot plugins social_urls search_filters include_sold_cars_days stock.models search.host search.publicKey search.index',
    table: tables.configLayer,
    row: {
      scope: 'site', key: 'north', version: 3, schemaVersion: 1, updatedAt: now, rules: [{ when: { location: 5823 }, set: { 'vehicle.buttons': ['call'] } }],
      settings: {
        finance_provider: 'acme', chat_token: 't', autobot: true, plugins: ['Autogauge', 'Car Analysis', 'PPSR Report'], social_urls: { x: 'https://x.example' },
        search_filters: 'make:Toyota', include_sold_cars_days: 3, stock: { models: ['HiLux'] }, search: { host: 'h', publicKey: 'k', index: 'Car_production' },
      },
    },
    places: Object.fromEntries(['finance_provider', 'chat_token', 'autobot', 'plugins', 'social_urls', 'search_filters', 'include_sold_cars_days',
      'stock.models', 'search.host', 'search.publicKey', 'search.index'].map((field) => [field, `settings.${field}`])),
  },
  {
    entity: 'Dealership website', fields: 'url make name title slug logo.url', table: tables.dealershipWebsite,
    row: { id: 92, dealershipId: ids.north, url: 'https://n.example', make: 'Toyota', name: 'N', title: 'N Toyota', slug: 'n', logoUrl: '/n.svg' },
    places: { 'logo.url': 'logoUrl' },
  },
  {
    entity: 'Manufacturer', fields: 'id name slug logo.url', table: tables.manufacturer,
    row: { id: 93, name: 'Mazda', slug: 'mazda', logoUrl: '/mazda.svg', createdAt: now, updatedAt: now }, places: { 'logo.url': 'logoUrl' },
  },
  {
    entity: 'Model',
    fields: 'name slug override_url image.url cloudfront_new_image_url manufacturer_body manufacturer_body2 manufacturer_body3 status',
    table: tables.model,
    row: {
      id: 94, manufacturerId: ids.maker, name: 'Prado', slug: 'prado', overrideUrl: '/landcruiser-prado', imageUrl: '/p.png', cloudfrontNewImageUrl: '/p2.png',
      manufacturerBody: 'suv', manufacturerBody2: '4x4', manufacturerBody3: 'hybrid', status: 'upcoming', position: 3, createdAt: now, updatedAt: now,
    },
    places: { 'image.url': 'imageUrl' },
  },
  {
    entity: 'Brand entry', fields: 'title slug logo banner_image description_paragraphs skipPage', table: tables.brandEntry,
    row: { ...site, id: 1, title: 'Mazda', slug: 'mazda', grid: 'Our Brands', logo: '/m.svg', bannerImage: '/b.jpg', descriptionParagraphs: ['One', 'Two'], skipPage: true, position: 2 },
  },
  {
    entity: 'Offer',
    fields: 'id name description sanitized_description disclaimer category image_url image_or_model_image.url manufacturer model excluded_website_ids',
    table: tables.offer,
    row: {
      id: 95, dealershipId: ids.north, manufacturerId: ids.maker, modelId: ids.model, name: 'Low rate', description: '<b>3.9%</b>', sanitizedDescription: '3.9%',
      content: [{ is: 'paragraph', of: ['3.9%'] }], rate: 3.9, comparisonRate: 4.2,
      disclaimer: 'T&C', category: 'Finance offer', imageUrl: '/o.jpg', imageOrModelImageUrl: '/o.jpg', excludedWebsiteIds: [ids.southSite],
      startsAt: now, expiresAt: now, createdAt: now, updatedAt: now,
    },
    places: { 'image_or_model_image.url': 'imageOrModelImageUrl', manufacturer: 'manufacturerId', model: 'modelId' },
  },
  {
    entity: 'Review', fields: 'id customer_name text rating review_date reply_text reply_date created_at_time_ago_in_words', table: tables.review,
    row: {
      id: 96, dealershipId: ids.north, locationId: ids.northYard, customerName: 'Ann', text: 'Great', rating: 4.5, reviewDate: '2026-01-02',
      replyText: 'Thanks', replyDate: '2026-01-03', createdAt: now,
    },
    places: { created_at_time_ago_in_words: derived('from review_date and the clock') },
  },
  {
    entity: 'Slide', fields: 'id name description url hide_overlay', table: tables.slide,
    row: { ...site, id: 2, name: 'EOFY', description: 'Sale', url: '/eofy', imageUrl: '/s.jpg', hideOverlay: true, position: 1 },
  },
  {
    entity: 'Blog item', fields: 'href heading image description date', table: tables.blogItem,
    row: { ...site, id: 3, slug: 'news', href: '/blog/news', heading: 'News', image: '/n.jpg', description: 'Short', body: 'Long', content: [{ is: 'paragraph', of: ['Long'] }], tags: ['Utes'], date: '2026-01-05', createdAt: now, updatedAt: now },
  },
  {
    entity: 'Promo node', fields: 'start expiry position display strictDisplay', table: tables.promoNode,
    row: {
      ...site, id: 4, name: 'Tile', start: now, expiry: now, position: [8, 17], display: ['/search/used-cars'], strictDisplay: true, imageUrl: '/t.jpg',
      title: 'Sale', description: 'Now', href: '/eofy',
    },
  },
  { entity: 'User', fields: 'phone', table: tables.shopper, row: { ...site, id: 5, phone: '+61400000000', createdAt: now } },
  { entity: 'Watchlist entry', fields: 'id', table: tables.watchlistEntry, row: { ...site, id: 6, shopperId: 5, vehicleId, createdAt: now } },
  { entity: 'Delivery quote', fields: 'price name', table: tables.deliveryZone, row: { ...site, id: 7, name: 'Brisbane', priceCents: 9_900, postcodes: ['4000', '0800'] } },
  {
    entity: 'Enquiry payload and lead form',
    fields: `category subcategory page_id opt_in message dealership_slug location Rego additional_services name email phone manufacturer_slug
      stock_number vehicle_make vehicle_model car_type car_id vehicle_status source last_name postcode`,
    table: tables.lead,
    row: {
      ...site, id: 8, clientToken: '0b7c2a52-8f5e-4e57-9d5a-0a2f1f6a7b10', source: 'website', category: 'General Enquiry', subcategory: 'Career Enquiry',
      pageId: 'home', optIn: true, message: 'Hello', dealershipSlug: 'north', location: 'North yard', rego: '123ABC', additionalServices: ['Wash'],
      name: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '0400000000', postcode: '0800', manufacturerSlug: 'toyota', stockNumber: 'S77',
      vehicleMake: 'Toyota', vehicleModel: 'HiLux', carType: 'used', carId: vehicleId, vehicleStatus: 'in_stock', extra: { offer_accepted: true },
      contentHash: 'c4', reference: 'K7M4QX9', form: 'enquiry', consents: [{ what: 'opt_in', given: true, text: 'Yes', version: 'v1', at: '2026-01-01T00:00:00.000Z' }],
      journey: { entry: '/' }, dealershipId: ids.north, locationId: ids.northYard, routedBy: ['vehicle'], spamReasons: ['links'],
      createdAt: now, updatedAt: now,
    },
    places: { Rego: 'rego' },
  },
  {
    entity: 'Event', fields: 'event_id', table: tables.event,
    row: { ...site, id: 9, key: '8f14e45f-ceea-467f-9a3b-1c2d3e4f5a6b', eventId: 49, at: now, path: '/search', vehicleId, properties: { make: 'Toyota' } },
  },
]
