import type { CatalogueModel } from '../catalogue/model.ts'
import type { Random } from '../random.ts'

const everyCar = ['Air Conditioning', 'Bluetooth', 'Cruise Control', 'Reversing Camera', 'Power Windows', 'Remote Central Locking', 'Traction Control', '7 Airbags', 'ISOFIX Child Seat Anchors', 'Hill Start Assist']
const someCars = ['Apple CarPlay', 'Android Auto', 'Adaptive Cruise Control', 'Autonomous Emergency Braking', 'Lane Keep Assist', 'Blind Spot Monitor', 'Rear Cross Traffic Alert', 'Parking Sensors', 'Satellite Navigation', 'Leather Seats', 'Heated Front Seats', 'Sunroof', 'Alloy Wheels', 'LED Headlights', 'Keyless Entry and Start', 'Wireless Phone Charger', 'Power Tailgate', 'Roof Racks', '360 Degree Camera', 'Digital Radio (DAB+)']
const utes = ['Tow Bar', 'Tub Liner', 'Tonneau Cover', 'Bull Bar', 'Snorkel', 'Side Steps', 'Rear Differential Lock', 'UHF Radio', 'Sports Bar', 'Canopy', 'Electric Brake Controller']
const fourWheelDrives = ['Tow Bar', 'Bull Bar', 'Snorkel', 'Side Steps', 'Rear Differential Lock', 'UHF Radio', 'Electric Brake Controller']
const electric = ['Type 2 Charging Cable', 'DC Fast Charging (CCS2)', 'Heat Pump', 'One-Pedal Driving', 'Over-the-Air Updates', 'Vehicle-to-Load', 'Pre-conditioning by App']
const motorcycle = ['ABS', 'Traction Control', 'Ride Modes', 'LED Headlight', 'Quickshifter', 'USB Charging Port', 'Slipper Clutch', 'Heated Grips', 'Cruise Control', 'Centre Stand', 'Crash Bars', 'Panniers', 'Tyre Pressure Monitor', 'Immobiliser', 'Adjustable Suspension', 'Colour TFT Display', 'Aftermarket Exhaust', 'Tail Tidy']
const caravan = ['Ensuite', 'Roll-out Awning', 'Reverse-cycle Air Conditioning', 'Diesel Heater', 'Solar Panels', 'Lithium Battery', 'Inverter', '95 L Fresh Water x 2', 'Grey Water Tank', 'Gas and Electric Cooktop', 'Compressor Fridge', 'Washing Machine', 'Queen Bed', 'Triple Bunks', 'Cafe Dinette', 'Independent Suspension', 'Electric Brakes', 'Reversing Camera', 'External Shower', 'Tunnel Boot', 'Smart TV', 'Picnic Table']
const truck = ['Air Conditioning', 'Bluetooth', 'Cruise Control', 'Reversing Camera', 'Air Suspended Driver Seat', 'Exhaust Brake', 'Power Take-off', 'Tow Bar', 'Alloy Bull Bar', 'Steel Tray with Drop Sides', 'Toolboxes', 'LED Work Lights', 'UHF Radio', 'Rated Chain Points', 'Lane Departure Warning', 'Autonomous Emergency Braking', 'Diff Lock', 'Ringfeder Coupling']

/** Those shoppers filter by, of every kind. */
const filterable = new Set(['Apple CarPlay', 'Android Auto', 'Bluetooth', 'Adaptive Cruise Control', 'Cruise Control', 'Blind Spot Monitor', 'Lane Keep Assist', 'Autonomous Emergency Braking', 'Reversing Camera', 'Parking Sensors', 'Heated Front Seats', 'Leather Seats', 'Sunroof', 'Satellite Navigation', 'Tow Bar', 'Bull Bar', 'Canopy', 'Snorkel', 'Roof Racks', 'ABS', 'Quickshifter', 'Heated Grips', 'Panniers', 'Ensuite', 'Solar Panels', 'Lithium Battery', 'Washing Machine', 'Triple Bunks', 'Queen Bed', 'DC Fast Charging (CCS2)', 'Vehicle-to-Load', 'Power Take-off'])

const towed = new Set(['Independent Suspension', 'Electric Brakes', 'Tunnel Boot'])
const roomy = new Set(['Ensuite', 'Washing Machine'])

/** Whether a van of this body and floor plan can have it: bunks are a family's, and what is driven is not braked from in front. */
function fits(feature: string, body: string, badge: string): boolean {
  if (feature === 'Triple Bunks') return /family|bunk/i.test(badge)
  if (towed.has(feature)) return body !== 'motorhome'
  return !roomy.has(feature) || (body !== 'camper trailer' && body !== 'pop top')
}

const withEnsuite = (badge: string, fitted: string[]): string[] =>
  /ensuite/i.test(badge) ? [...new Set(['Ensuite', ...fitted])] : fitted

/** What is fitted, and the part of it that is a filter. */
export function makeFeatures(random: Random, { itemType, body, fuel, badges }: CatalogueModel, badge: number) {
  const named = badges[badge]!
  const fitted = itemType === 'motorcycle' ? random.sample(motorcycle, random.between(5, 10))
    : itemType === 'caravan' ? withEnsuite(named, random.sample(caravan.filter((feature) => fits(feature, body, named)), random.between(9, 15)))
      : itemType === 'truck' ? random.sample(truck, random.between(6, 12))
        : [
            ...everyCar,
            ...random.sample(someCars, Math.min(someCars.length, random.between(3, 7) + badge * 3)),
            ...(body === 'ute' ? random.sample(utes, random.between(2, 6)) : []),
            ...(body === '4x4' || body === 'cabChassis' ? random.sample(fourWheelDrives, random.between(1, 4)) : []),
            ...(fuel === 'Electric' ? random.sample(electric, random.between(3, 6)) : []),
          ]
  return { standardEquipment: fitted, filteredFeatures: fitted.filter((feature) => filterable.has(feature)) }
}
