import type { ChoiceFacet } from '../listing-state.ts'

/** What shoppers say, and what the stock may call it: every value of the facet that has one of these names is meant. */
export interface Synonym {
  readonly facet: ChoiceFacet
  readonly said: readonly string[]
  /** In groups: of the first group that the stock has any of, all. */
  readonly called: readonly (readonly string[])[]
  readonly isDoubtful?: boolean
  /** A wish rather than a name: it is only offered. */
  readonly isWish?: boolean
  /** Only where nothing is known of this facet, which says it better. */
  readonly unless?: ChoiceFacet
}

const list = (text: string): string[] => text.split('|')
const same = (facet: ChoiceFacet, said: string, ...called: string[]): Synonym => ({
  facet,
  said: list(said),
  called: called.map(list),
})

const makes: Synonym[] = [
  same('make', 'merc|mercedes|mercedez|benz|mb', 'Mercedes-Benz|Mercedes'),
  same('make', 'beemer|bimmer|beamer', 'BMW'),
  same('make', 'vw|vdub|veedub', 'Volkswagen'),
  same('make', 'chev|chevy', 'Chevrolet'),
  same('make', 'landy|landrover', 'Land Rover'),
  same('make', 'mitsi|mitsu', 'Mitsubishi'),
  same('make', 'subie|subi|suby', 'Subaru'),
  same('make', 'yota', 'Toyota'),
  same('make', 'harley|harley davison|hd', 'Harley-Davidson'),
  same('make', 'great wall|greatwall|haval', 'GWM'),
  same('make', 'alfa', 'Alfa Romeo'),
  same('make', 'aston', 'Aston Martin'),
  same('make', 'roller', 'Rolls-Royce'),
]

const bodies: Synonym[] = [
  same('body', 'ute|pickup|pick up|utility|pickup truck', 'Ute|Utility|Pickup|Dual Cab|Double Cab|Crew Cab'),
  {
    ...same(
      'body',
      'dual cab|double cab|twin cab|crew cab|dual cab ute|double cab ute|twin cab ute|crew cab ute|dualcab pickup',
      'Dual Cab|Double Cab|Twin Cab|Crew Cab',
      'Ute|Utility|Pickup',
    ),
    unless: 'cab',
  },
  same('body', 'cab chassis|tray back|trayback|tray ute', 'Cab Chassis'),
  same('body', 'hatch|hatchback|hatches|5 door hatch|five door hatch', 'Hatch|Hatchback'),
  same('body', 'wagon|estate', 'Wagon|Station Wagon|Estate'),
  same('body', 'station wagon|stationwagon', 'Station Wagon', 'Wagon|Estate'),
  same('body', 'suv|soft roader|softroader|crossover|sports utility vehicle', 'SUV'),
  same('body', 'sedan|saloon', 'Sedan'),
  same('body', 'coupe|coup', 'Coupe'),
  { ...same('body', 'two door|2 door', 'Coupe'), unless: 'doors' },
  same(
    'body',
    'convertible|cabriolet|cabrio|drop top|soft top|softtop|roadster',
    'Convertible|Soft Top|Cabriolet|Roadster',
  ),
  same('body', 'people mover|peoplemover|mpv|minivan|mini van', 'People Mover'),
  same('body', 'van|panel van|delivery van|work van|cargo van', 'Van', 'Caravan|Off-road Caravan'),
  same('body', 'bus|minibus|mini bus|coach|buses', 'Bus'),
  same('body', 'caravan', 'Caravan|Off-road Caravan', 'Off-road Caravan'),
  same('body', 'off road caravan|offroad caravan|off road van|offroad van|off roader van', 'Off-road Caravan'),
  same('body', 'camper trailer|camper|camping trailer', 'Camper Trailer'),
  same('body', 'pop top|pop top caravan|pop top van|poptop', 'Pop Top'),
  same('body', 'motorhome|motor home|campervan|camper van|rv|winnie', 'Motorhome|Campervan'),
  same('body', 'adventure bike|adv bike|adventure tourer|dual sport', 'Adventure'),
  same('body', 'cruiser|cruiser bike', 'Cruiser'),
  same('body', 'naked|naked bike|streetfighter', 'Naked'),
  same('body', 'sports bike|sport bike|superbike|sportsbike', 'Sport|Sports'),
  same('body', 'tourer|touring bike|touring motorcycle', 'Touring'),
  same('body', 'trail bike|dirt bike|enduro|motocross|dirtbike', 'Trail'),
  same('body', 'scooter|moped', 'Scooter'),
  same('body', 'prime mover|semi|semi trailer', 'Prime Mover'),
  same('body', 'tipper|tip truck|tipper truck', 'Tipper'),
  same('body', 'tray|tray truck|flatbed|flat bed|flat top', 'Tray'),
  same('body', 'light truck|small truck', 'Light Truck'),
]

const builds = [
  same('cab', 'dual cab|double cab|twin cab|d cab|4 door ute|four door ute|dualcab', 'Dual Cab|Double Cab|Crew Cab'),
  same('cab', 'crew cab', 'Crew Cab', 'Dual Cab|Double Cab'),
  same('cab', 'single cab|regular cab|2 door ute', 'Single Cab'),
  same('cab', 'extra cab|space cab|king cab|super cab|extended cab|freestyle cab|club cab', 'Extra Cab'),
  same('axles', 'tandem axle|dual axle|twin axle|tandem|double axle|2 axle', '2'),
  same('axles', 'single axle', '1'),
  same('axles', 'tri axle|triple axle', '3'),
  same('off_road', 'off road|offroad|off roader|off roading|off grid ready', 'true'),
  same('bunks', 'bunks|bunk|bunk beds|family bunks|bunk van|double bunks', 'true'),
  same('ensuite', 'ensuite|en suite|bathroom|shower and toilet|toilet and shower|shower toilet|shower', 'true'),
  same(
    'learner_approved',
    'learner|learners|learner legal|learner approved|lams|lams approved|lams legal|l plate|l plater|l plates',
    'true',
  ),
]

const mechanics = [
  same('fuel', 'diesel|desiel|deisel|diesal|disel|turbo diesel|td', 'Diesel'),
  same('fuel', 'petrol|unleaded|ulp|gasoline|petrol engine', 'Petrol'),
  same('fuel', 'hybrid|hybrids|petrol hybrid|hybird', 'Hybrid'),
  same('fuel', 'plug in|plugin|plug in hybrid|phev|phevs', 'PHEV|Plug-in Hybrid'),
  same('fuel', 'electric|ev|evs|bev|full electric|fully electric|electic|battery electric', 'Electric'),
  same('fuel', 'lpg|autogas', 'LPG'),
  same('fuel', 'hydrogen|fuel cell', 'Hydrogen'),
  same('drive', '4x4|4wd|four wheel drive|4 wheel drive|4 by 4|four by four|fourby', '4x4|4WD', 'AWD'),
  same('drive', 'awd|all wheel drive', 'AWD'),
  same('drive', 'rwd|rear wheel drive|rear drive', 'RWD'),
  same('drive', 'fwd|front wheel drive|front drive', 'FWD'),
  same('drive', '2wd|two wheel drive|2 wheel drive|4x2', '4x2|2WD|RWD|FWD'),
  same(
    'transmission',
    'auto|automatic|autos|self shifter|auto gearbox|auto transmission|automatic transmission',
    'Automatic',
  ),
  same(
    'transmission',
    'manual|stick|stick shift|manual gearbox|manual transmission|5 speed manual|6 speed manual',
    'Manual',
  ),
  same('transmission', 'cvt', 'CVT', 'Automatic'),
  same('transmission', 'dct|dsg|dual clutch', 'DCT|Dual Clutch|DSG', 'Automatic'),
  same('item_type', 'caravans and campers', 'caravan'),
  same('item_type', 'motorbike|motorcycle|bike|motor bike|motor cycle', 'motorcycle'),
  same('item_type', 'truck', 'truck'),
]

const conditions = [
  same('car_type', 'new|brand new|new car', 'new'),
  same('car_type', 'used|second hand|secondhand|2nd hand|pre owned|preowned|pre loved|preloved', 'used'),
  same('car_type', 'demo|ex demo|exdemo|demonstrator|dealer demo|demo model', 'demo'),
  same('certified', 'certified|cpo|certified pre owned|certified used|approved used', 'true'),
  { ...same('car_type', 'near new|nearly new|as new', 'demo'), isDoubtful: true },
  same('state', 'queensland|qld', 'QLD|Queensland'),
  same('state', 'new south wales|nsw', 'NSW|New South Wales'),
  same('state', 'victoria|vic', 'VIC|Victoria'),
  same('state', 'south australia', 'SA|South Australia'),
  same('state', 'western australia|wa', 'WA|Western Australia'),
  same('state', 'tasmania|tassie|tas', 'TAS|Tasmania'),
  same('state', 'northern territory', 'NT|Northern Territory'),
  same('state', 'canberra|act|australian capital territory', 'ACT'),
]

const wish = (...synonym: Parameters<typeof same>): Synonym => ({ ...same(...synonym), isDoubtful: true, isWish: true })

const wishes = [
  wish(
    'fuel',
    'economical|good on fuel|good on petrol|fuel efficient|fuel economy|efficient|eco|eco friendly|cheap to run|good on juice|low emissions|green car',
    'Hybrid|PHEV|Electric',
  ),
  wish('body', 'small|compact|little|city car|runabout|zippy|easy to park', 'Hatch|Hatchback'),
  wish('body', 'family|for the kids|for my family|kids|big family', 'SUV|Wagon|Station Wagon|People Mover'),
  wish('body', 'sports car|sporty|sports', 'Coupe|Convertible|Soft Top'),
  wish('body', 'tradie|tradies|work|for work|workhorse', 'Ute|Van|Cab Chassis'),
  wish('drive', 'beach driving|camping|off road|offroad|off roading|bush', '4x4', 'AWD'),
  // Dealers stand in suburbs; who names a capital means about there.
  ...Object.entries({ QLD: 'brisbane|brissie', NSW: 'sydney', VIC: 'melbourne|melb', WA: 'perth', SA: 'adelaide' }).map(
    ([state, cities]) => wish('state', cities, state),
  ),
  wish('state', 'hobart', 'TAS'),
  wish('car_type', 'under warranty|new car warranty', 'new|demo'),
]

/** By facet and what it may be called here. A value's own name is always understood. */
export const synonyms: readonly Synonym[] = [...makes, ...builds, ...bodies, ...mechanics, ...conditions]

/** After all names: what a vehicle is called counts before what it may be good for. */
export const wishSynonyms: readonly Synonym[] = wishes

/** Colours people name, and the words dealers have for them. */
export const colourFamilies: Readonly<Record<string, readonly string[]>> = {
  white: ['white', 'ivory'],
  black: ['black', 'ebony', 'onyx'],
  grey: ['grey', 'gray', 'graphite', 'gunmetal', 'charcoal', 'slate'],
  gray: ['grey', 'gray', 'graphite', 'gunmetal', 'charcoal', 'slate'],
  charcoal: ['charcoal', 'graphite', 'gunmetal'],
  silver: ['silver', 'titanium', 'platinum'],
  red: ['red', 'maroon', 'burgundy', 'crimson'],
  burgundy: ['burgundy', 'maroon'],
  maroon: ['maroon', 'burgundy'],
  navy: ['navy'],
  blue: ['blue', 'navy'],
  green: ['green', 'olive'],
  orange: ['orange'],
  yellow: ['yellow'],
  brown: ['brown', 'bronze'],
  beige: ['beige', 'sandstone', 'sand'],
  gold: ['gold', 'champagne'],
  purple: ['purple', 'violet'],
}

/** Models people have names for, by what the maker calls them. */
export const modelNicknames: Readonly<Record<string, readonly string[]>> = {
  'LandCruiser 300': ['lc300', '300 series landcruiser', 'cruiser 300'],
  'LandCruiser 200': ['lc200', '200 series landcruiser'],
  'LandCruiser 79': ['lc79', '79 series'],
  'LandCruiser 70': ['lc70', '70 series'],
  LandCruiser: ['cruiser', 'lc', 'landcruza'],
  Commodore: ['commo', 'commodoor'],
  Mustang: ['stang'],
}
