import type { Offer, Reading } from './phrase.ts'
import { stockWordsOf } from './stock-words.ts'
import { vocabularyOf } from './vocabulary.ts'

/** What a group that sells cars, utes, caravans, motorcycles and trucks has, the most frequent first. */
const stock: Readonly<Record<string, string>> = {
  make: 'Toyota|Mazda|Ford|Hyundai|Kia|Mitsubishi|Nissan|Subaru|Isuzu|Volkswagen|BMW|Mercedes-Benz|Land Rover|Honda|Suzuki|GWM|Jeep|RAM|Tesla|MG|Lexus|Peugeot|Jayco|Avan|New Age|Winnebago|Harley-Davidson|Yamaha|Kawasaki|Triumph|Hino|Kenworth|Chevrolet|Audi',
  make_model:
    'Toyota HiLux|Toyota Corolla|Toyota Corolla Sedan|Toyota Corolla Cross|Toyota Yaris Cross|Toyota RAV4|Toyota Camry|Toyota Kluger|Toyota LandCruiser|Toyota LandCruiser 300|Toyota LandCruiser Prado|Toyota HiAce|Mazda 2|Mazda 3|Mazda CX-3|Mazda CX-5|Mazda CX-9|Mazda BT-50|Mazda MX-5|Ford Ranger|Ford Everest|Ford Mustang|Ford Transit Custom|Hyundai i30|Hyundai Tucson|Hyundai Santa Fe|Kia Sportage|Kia Cerato|Kia Carnival|Mitsubishi Triton|Mitsubishi Outlander|Mitsubishi Pajero Sport|Nissan X-Trail|Nissan Navara|Nissan Patrol|Subaru Outback|Subaru Forester|Isuzu D-MAX|Isuzu MU-X|Isuzu N Series|Volkswagen Golf|Volkswagen Amarok|BMW 3 Series|BMW X5|BMW R 1250 GS|Mercedes-Benz C-Class|Land Rover Defender|Land Rover Range Rover Sport|Honda Civic|Honda CR-V|Honda CBR500R|Suzuki Swift|Suzuki Jimny|GWM Ute|GWM Haval Jolion|GWM Tank 300|Jeep Wrangler|RAM 1500|Tesla Model 3|Tesla Model Y|MG ZS|Lexus NX|Peugeot 2008|Peugeot 3008|Jayco Journey|Jayco Swan|Jayco Expanda|Avan Aspire|New Age Manta Ray|Winnebago Iluka|Harley-Davidson Fat Boy|Harley-Davidson Street Glide|Yamaha MT-07|Kawasaki Ninja 400|Kawasaki Ninja 650|Triumph Tiger 900|Hino 300 Series|Kenworth T610|Chevrolet Silverado|Audi A4',
  badge:
    'SR5|SR|GXL|GX|VX|Sahara|Kakadu|Ascent Sport|Wildtrak|XLT|XL|Raptor|Sport|GT-Line|GT|Touring|Maxx Sport|Akera|N Line|Elite|Highlander|GLX|GLS|Exceed|ST-X|Ti|2.5i|LS-U|X-Terrain|GTI|R-Line|M Sport|Rubicon|Laramie|Life|Pure|Warrior|18 Ensuite|19.61-3|114|LAMS|S',
  body: 'SUV|Ute|4x4|Hatch|Sedan|Wagon|Station Wagon|Hatchback|Coupe|Convertible|Soft Top|Van|People Mover|Bus|Cab Chassis|Electric|Caravan|Off-road caravan|Pop top|Camper trailer|Motorhome|Adventure|Cruiser|Naked|Sport|Touring|Trail|Scooter|Prime mover|Tipper|Tray|Light Truck',
  fuel: 'Petrol|Diesel|Hybrid|Electric|PHEV|LPG',
  transmission: 'Automatic|Manual',
  drive: '4x4|FWD|AWD|RWD|4x2|6x4',
  colour:
    'White|Black|Silver|Glacier White|Graphite|Gunmetal|Red|Deep Blue|Ocean Blue|Eclipse Black|Sage Green|Burnt Orange|Maroon|Bronze|Sandstone|Signal Yellow',
  seats: '5|7|2|4|8|3|12',
  doors: '5|4|2|3',
  sleeps: '4|2|6|5|3',
  axles: '2|1|3',
  cab: 'Dual Cab|Single Cab|Extra Cab|Crew Cab',
  off_road: 'true',
  bunks: 'true|false',
  ensuite: 'true',
  learner_approved: 'false|true',
  car_type: 'used|new|demo',
  item_type: 'car|caravan|motorcycle|truck',
  certified: 'false|true',
  filtered_features:
    'Bluetooth|Reversing Camera|Cruise Control|Apple CarPlay|Android Auto|Adaptive Cruise Control|Parking Sensors|Leather Seats|Heated Front Seats|Sunroof|Satellite Navigation|Tow Bar|Bull Bar|Canopy|Snorkel|Roof Racks|Blind Spot Monitor|Autonomous Emergency Braking|ABS|Quickshifter|Heated Grips|Panniers|Ensuite|Solar Panels|Lithium Battery|Washing Machine|Triple Bunks|Air Conditioning|DC Fast Charging (CCS2)|Power Take-off',
  categories: 'Family|Tradie|First Car|Off-Road',
  tag: 'One Owner|Manager’s Special|Run-out',
  state: 'QLD|NSW|VIC|WA|SA|TAS',
  city: 'Brisbane|Sydney|Melbourne|Perth|Gold Coast|Newcastle|Orange',
  location_name: 'Woolloongabba|Parramatta|Gold Coast',
}

const counts = (values: string) => values.split('|').map((value, at, all) => ({ value, count: all.length - at }))

export const testingFacets = {
  facetCounts: Object.fromEntries(Object.entries(stock).map(([facet, values]) => [facet, counts(values)])),
  facetStats: {
    price: { min: 4_990, max: 352_000 },
    km: { min: 5, max: 310_000 },
    year: { min: 2009, max: 2026 },
    length_m: { min: 4.2, max: 9 },
    atm: { min: 800, max: 3_500 },
    tare: { min: 600, max: 2_900 },
    engine_cc: { min: 125, max: 6_700 },
    seat_height: { min: 660, max: 880 },
    gvm: { min: 2_800, max: 26_000 },
    payload: { min: 400, max: 14_000 },
    towing: { min: 750, max: 4_500 },
    range_km: { min: 230, max: 660 },
    battery_kwh: { min: 40, max: 111 },
    ac_kw: { min: 7, max: 22 },
    dc_kw: { min: 50, max: 270 },
    battery_health: { min: 82, max: 100 },
  },
}

export const testingVocabulary = vocabularyOf(stockWordsOf(testingFacets))
/** The same where vehicles can be subscribed to. */
export const subscribingVocabulary = vocabularyOf(
  stockWordsOf({
    ...testingFacets,
    facetStats: { ...testingFacets.facetStats, subscription_price: { min: 120, max: 600 } },
  }),
)

/** A reading as tables of tests write it: 'make=Toyota price=:50000 “rest” ? km=:50000'. */
export const told = ({ doubtful, ...reading }: Reading): string =>
  [askedText(reading), ...doubtful.map((offer) => `? ${askedText(offer)}`)].join(' ').trim()

function askedText({ choices, ranges, without, sort, rest }: Offer): string {
  return [
    ...Object.entries(choices).map(([name, values]) => `${name}=${values.join('/')}`),
    ...Object.entries(ranges).map(([name, { min, max }]) => `${name}=${min ?? ''}:${max ?? ''}`),
    ...Object.entries(without).map(([name, values]) => `not ${name}=${values.join('/')}`),
    ...(sort ? [`sort=${sort}`] : []),
    ...(rest ? [`“${rest}”`] : []),
  ].join(' ')
}

/** Rows of 'what is typed => what it means'. */
export const rowsOf = (table: string): [typed: string, means: string][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('=> ').map((part) => part.trim()) as [string, string])
