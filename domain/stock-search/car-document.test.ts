import { describe, expect, it } from 'vitest'
import type { StockVehicle } from '#db/stock.ts'
import { testingVehicle } from '../testing-stock.ts'
import { carDocument, priceRange } from './car-document.ts'

const made = (changes: Partial<StockVehicle> = {}) => carDocument({ ...testingVehicle, ...changes })

describe('what the search knows of a vehicle', () => {
  it('is what is asked of its kind, in the units of the filters; what nobody said is null [SL-34]', () => {
    const facts = {
      doors: 5,
      sleeps: 4,
      lengthMm: 6_410,
      atmKg: 2_780,
      tareKg: 2_180,
      axles: 2,
      offRoad: true,
      bunks: false,
      ensuite: true,
      learnerApproved: true,
      engineSize: 399,
      seatHeightMm: 785,
      gvmKg: 4_495,
      payloadKg: 1_010,
      towingKg: 3_500,
      cab: 'Dual Cab',
      rangeKm: 450,
      batteryKwh: 60.5,
      acKw: 11,
      dcKw: 150,
      batteryHealth: 94,
    }
    const known = {
      doors: 5,
      sleeps: 4,
      length_m: 6.41,
      atm: 2_780,
      tare: 2_180,
      axles: 2,
      off_road: true,
      bunks: false,
      ensuite: true,
      learner_approved: true,
      engine_cc: 399,
      seat_height: 785,
      gvm: 4_495,
      payload: 1_010,
      towing: 3_500,
      cab: 'Dual Cab',
      range_km: 450,
      battery_kwh: 60.5,
      ac_kw: 11,
      dc_kw: 150,
      battery_health: 94,
    }
    expect(made(facts)).toMatchObject(known)
    expect(made()).toMatchObject(Object.fromEntries(Object.keys(known).map((name) => [name, null])))
  })

  it('is named as the facets are [SL-20]', () => {
    const vehicle = {
      badge: 'GT-Line',
      drive: 'AWD',
      colour: 'Blue',
      categories: ['Family'],
      filteredFeatures: ['Tow Bar'],
      tag: 'Special',
      subscriptionPriceCents: 24_950,
    }
    expect(made(vehicle)).toMatchObject({
      badge: 'GT-Line',
      status: 'in_stock',
      car_type: 'used',
      categories: ['Family'],
      city: 'Brisbane',
      colour: 'Blue',
      dealership_name: 'Southbank',
      filtered_features: ['Tow Bar'],
      item_type: 'car',
      km: 45_210,
      location_name: 'Woolloongabba',
      make: 'Kia',
      make_model: 'Kia Sportage',
      model: 'Sportage',
      price: 32_990,
      subscription_price: 249.5,
      price_range: '$30k to $40k',
      seats: 5,
      body: 'SUV',
      drive: 'AWD',
      fuel: 'Petrol',
      transmission: 'Automatic',
      state: 'QLD',
      tag: 'Special',
      year: 2021,
      certified: false,
      show_on_dealer_website: true,
    })
  })

  it.each<[string, Partial<StockVehicle>, object]>([
    ['a price over $10', { priceCents: 1_001 }, { price: 10.01, price_type: 'drive_away', price_range: 'Under $10k' }],
    [
      'no price of $10, which stands for none',
      { priceCents: 1_000 },
      { price: null, price_type: null, price_range: null },
    ],
    ['no price of nothing', { priceCents: 0 }, { price: null, price_type: null, price_range: null }],
    ['no price where there is none', { priceCents: null }, { price: null, price_type: null, price_range: null }],
  ])('has %s [VD-25]', (_, changes, expected) => expect(made(changes)).toMatchObject(expected))

  it.each<[string, Partial<StockVehicle>, object]>([
    ['no location that is hidden [OS-18]', { locationVisible: false }, { location_name: null }],
    ['no subscription where there is none', { subscriptionPriceCents: null }, { subscription_price: null }],
    ['the body as a shopper reads it [CN-03]', { simpleBody: 'peopleMover' }, { body: 'People Mover', kind: 'car' }],
    ['no body where none is known', { simpleBody: null }, { body: null, kind: 'car' }],
    ['what it is called [PL-03]', { itemType: 'caravan', simpleBody: null }, { item_type: 'caravan', kind: 'caravan' }],
    [
      'what it is called by its body [PL-03]',
      { itemType: 'truck', simpleBody: 'motorhome' },
      { item_type: 'truck', kind: 'motorhome' },
    ],
  ])('has %s', (_, changes, expected) => expect(made(changes)).toMatchObject(expected))

  it('has its moments in whole seconds', () => {
    const moments = { createdAt: new Date('2026-01-01T00:00:00.999Z'), soldAt: new Date('2026-02-01T00:00:00.001Z') }
    expect(made(moments)).toMatchObject({ created_at_timestamp: 1_767_225_600, sold_date_timestamp: 1_769_904_000 })
    expect(made({ soldAt: null }).sold_date_timestamp).toBeNull()
  })

  it.each<[string, Partial<StockVehicle>, object | undefined]>([
    ['its place', { lat: -27.5, long: 153 }, { lat: -27.5, lng: 153 }],
    ['a place on the equator, too', { lat: 0, long: 0 }, { lat: 0, lng: 0 }],
    ['no place by half', { lat: -27.5, long: null }, undefined],
    ['nor by the other half', { lat: null, long: 153 }, undefined],
  ])('has %s', (_, changes, expected) => {
    const { _geo: place } = made(changes)
    expect(place).toEqual(expected)
  })
})

describe('a price’s band', () => {
  it.each([
    [11, 'Under $10k'],
    [9_999.99, 'Under $10k'],
    [10_000, '$10k to $20k'],
    [19_999, '$10k to $20k'],
    [20_000, '$20k to $30k'],
    [30_000, '$30k to $40k'],
    [40_000, '$40k to $50k'],
    [50_000, '$50k to $75k'],
    [75_000, '$75k to $100k'],
    [99_999, '$75k to $100k'],
    [100_000, '$100k and over'],
    [890_000, '$100k and over'],
  ])('$%d lies in the band %s [SL-20]', (dollars, band) => expect(priceRange(dollars)).toBe(band))
})
