import type { SimpleTransmission } from '#db/value-sets.ts'
import type { VehicleVariant } from '#db/schema.ts'
import type { Body } from '../body-types.ts'
import type { CatalogueModel } from '../catalogue/model.ts'
import type { Random } from '../random.ts'

interface Shape {
  seats: number
  doors: number
  words: string
  length: number
  width: number
  height: number
  tow: number
}

const shape = (
  seats: number,
  doors: number,
  words: string,
  length: number,
  width: number,
  height: number,
  tow: number,
): Shape => ({ seats, doors, words, length, width, height, tow })
const bike = shape(2, 0, 'Motorcycle', 2150, 820, 1140, 0)
const heavy = shape(2, 2, 'Truck', 7800, 2490, 3200, 0)

/** What is usual for a body: seats, doors, the trade's words, lengths in mm, braked towing in kg. */
const shapes: Partial<Record<Body, Shape>> = {
  '4x4': shape(5, 5, '4D Wagon', 4900, 1920, 1850, 3500),
  suv: shape(5, 5, '4D Wagon', 4600, 1860, 1680, 1500),
  ev: shape(5, 5, '4D Wagon', 4560, 1880, 1620, 1300),
  ute: shape(5, 4, 'Dual Cab Pick-up', 5350, 1900, 1850, 3500),
  cabChassis: shape(3, 2, 'Cab Chassis', 5300, 1850, 1810, 3000),
  hatch: shape(5, 5, '5D Hatchback', 4370, 1790, 1450, 1200),
  hatchback: shape(5, 5, '5D Hatchback', 3990, 1720, 1500, 900),
  sedan: shape(5, 4, '4D Sedan', 4680, 1820, 1440, 1400),
  prestige: shape(5, 4, '4D Sedan', 4850, 1880, 1440, 1600),
  hardtop: shape(4, 3, '3D Hardtop', 3645, 1645, 1720, 1300),
  coupe: shape(4, 2, '2D Coupe', 4500, 1860, 1330, 0),
  convertible: shape(4, 2, '2D Convertible', 4700, 1880, 1380, 0),
  softtop: shape(4, 2, '2D Softtop', 4200, 1840, 1400, 0),
  wagon: shape(5, 5, '5D Wagon', 4870, 1875, 1675, 2000),
  stationWagon: shape(5, 5, '5D Station Wagon', 4700, 1830, 1470, 1600),
  van: shape(3, 4, 'Van', 5260, 1950, 1990, 1900),
  bus: shape(12, 4, 'Bus', 5915, 1950, 2280, 1500),
  peopleMover: shape(8, 5, 'People Mover', 5200, 1990, 1780, 2000),
  motorhome: shape(4, 2, 'Motorhome', 7200, 2320, 3100, 2000),
  lightTruck: shape(3, 2, 'Light Truck', 5900, 2000, 2250, 3500),
  tipper: heavy,
  tray: heavy,
  'prime mover': { ...heavy, words: 'Prime Mover' },
}
const shapeOf = (body: Body): Shape => shapes[body] ?? bike

const fuelWords = {
  Petrol: 'Petrol - Unleaded ULP',
  Diesel: 'Diesel',
  Electric: 'Electric',
  Hybrid: 'Petrol - Hybrid',
  PHEV: 'Petrol - Plug-in Hybrid',
  LPG: 'LPG',
  Hydrogen: 'Hydrogen',
  Other: 'Other',
} as const
const burned = { Petrol: 5, Diesel: 4.6, Electric: 0, Hybrid: 3.2, PHEV: 1.8, LPG: 8, Hydrogen: 1, Other: 8 } as const

/** Columns that follow from the model: engine, gearbox, doors, seats, and the words a feed would use. */
export function makeBuild(random: Random, entry: CatalogueModel) {
  const { body, itemType, litres, fuel } = entry
  if (itemType === 'caravan' && body !== 'motorhome') return { ...nothingDriven, body: 'Caravan' }
  const usual = shapeOf(body)
  const manual = itemType === 'motorcycle' ? body !== 'scooter' : entry.manual === true && random.chance(0.3)
  const gears = fuel === 'Electric' ? 1 : itemType === 'truck' ? 12 : manual ? 6 : random.pick([6, 8, 8, 10])
  return {
    body: itemType === 'motorcycle' ? `${body[0]!.toUpperCase()}${body.slice(1)}` : usual.words,
    bodyconfiguration: usual.words,
    fuel: fuel && fuelWords[fuel],
    simpleTransmission: (manual ? 'Manual' : 'Automatic') as SimpleTransmission,
    trans: gears === 1 ? '1 SP Automatic, reduction gear' : `${gears} SP ${manual ? 'Manual' : 'Automatic'}`,
    gearnum: gears,
    drive: entry.drive,
    seats: entry.seats ?? usual.seats,
    doors: itemType === 'motorcycle' ? null : (entry.doors ?? usual.doors),
    engineSize: litres && Math.round(litres * 1000),
    engineSizeLitres: litres,
  }
}

const nothingDriven = {
  bodyconfiguration: null,
  fuel: null,
  simpleTransmission: null,
  trans: null,
  gearnum: null,
  drive: null,
  seats: null,
  doors: null,
  engineSize: null,
  engineSizeLitres: null,
}

/** The manufacturer's data of the variant; an ANCAP rating only for cars built since it was given. */
export function makeVariant(random: Random, entry: CatalogueModel, year: number): VehicleVariant {
  const { itemType, litres, fuel, body, ancap } = entry
  if (itemType === 'caravan' && body !== 'motorhome') return {}
  const { length, width, height, tow, words } = shapeOf(body)
  const size = { vehiclelength: length, vehiclewidth: width, vehicleheight: height, bodyconfiguration: words }
  const rating = ancap && year >= ancap[1] ? { ancaprating: ancap[0], ancap_year: ancap[1] } : {}
  const pull = tow > 0 && itemType === 'car' ? { towingcapacitybraked: tow } : {}
  if (litres === null)
    return { ...size, ...rating, ...pull, torque: random.between(25, 60) * 10, geartype: 'Reduction gear' }
  const diesel = fuel === 'Diesel'
  return {
    ...size,
    ...rating,
    ...pull,
    cylinders:
      itemType === 'motorcycle'
        ? litres < 0.45
          ? 1
          : litres < 0.7
            ? 2
            : 4
        : litres < 1.3
          ? 3
          : litres < 3
            ? 4
            : litres < 5
              ? 6
              : 8,
    enginesize: Math.round(litres * 1000),
    enginesize_litres: litres,
    induction: diesel || litres < 1.7 ? 'Turbo' : 'Aspirated',
    fuelconsumptioncombined: Math.round((burned[fuel ?? 'Other'] + litres * (diesel ? 1.1 : 1.4)) * 10) / 10,
    fuelcapacity:
      itemType === 'motorcycle'
        ? random.between(11, 21)
        : itemType === 'truck'
          ? random.between(100, 600)
          : random.between(45, 80),
    torque: Math.round(litres * (diesel ? 170 : 100)),
  }
}
