import type { ItemType, SimpleFuel, SimpleTransmission } from '#db/value-sets.ts'

/** First match wins: a plug-in hybrid also says hybrid, and a hybrid also says petrol and electric. */
const fuels: readonly (readonly [RegExp, SimpleFuel])[] = [
  [/hydrogen|fuel cell|fcev/, 'Hydrogen'],
  [/plug|phev/, 'PHEV'],
  [/hybrid|\bm?hev\b|(petrol|diesel|unleaded|ulp).*electric/, 'Hybrid'],
  [/electric|\bb?ev\b/, 'Electric'],
  [/lpg|\bgas\b|dual fuel/, 'LPG'],
  [/diesel/, 'Diesel'],
  [/petrol|unleaded|p?ulp\b|\be10\b|\be85\b|ethanol|gasoline/, 'Petrol'],
]

const transmissions: readonly (readonly [RegExp, SimpleTransmission])[] = [
  [/auto|cvt|clutch|\bd[cs][tg]\b|reduction|single.speed|\bdirect\b|^\d*\s*a$/, 'Automatic'],
  [/man|^\d*\s*m$/, 'Manual'],
]

const bodies: readonly (readonly [RegExp, string])[] = [
  [/suv|crossover|off.?road/, 'SUV'],
  [/\bute\b|utility|pick.?up|cab.?chassis|(dual|double|single|crew|extra|king|space|super).?cab/, 'Ute'],
  [/hatch/, 'Hatch'],
  [/wagon|estate/, 'Wagon'],
  [/conv|cabrio|roadster|soft.?top|spider|spyder/, 'Convertible'],
  [/coupe|coupé/, 'Coupe'],
  [/sedan|saloon/, 'Sedan'],
  [/people.?mover|\bmpv\b/, 'People Mover'],
  [/\bvan\b/, 'Van'],
  [/\bbus\b/, 'Bus'],
]

const firstMatch = <T>(table: readonly (readonly [RegExp, T])[], text: string): T | undefined =>
  table.find(([pattern]) => pattern.test(text.toLowerCase()))?.[1]

/** The fuel shoppers filter by. */
export const simpleFuel = (fuel: string | undefined): SimpleFuel | null =>
  fuel ? (firstMatch(fuels, fuel) ?? 'Other') : null

/** The transmission shoppers filter by; nothing where the text does not tell. */
export const simpleTransmission = (transmission: string | undefined): SimpleTransmission | null =>
  firstMatch(transmissions, transmission ?? '') ?? null

/** The body shoppers filter by. Caravans, trucks and motorcycles keep their own words. */
export const simpleBody = (body: string | undefined, itemType: ItemType): string | null =>
  (body && itemType === 'car' ? firstMatch(bodies, body) : undefined) ?? body ?? null

const features: readonly (readonly [RegExp, string])[] = [
  [/car ?play/, 'Apple CarPlay'],
  [/android auto/, 'Android Auto'],
  [/bluetooth/, 'Bluetooth'],
  [/adaptive cruise|active cruise|radar cruise/, 'Adaptive Cruise Control'],
  [/cruise control/, 'Cruise Control'],
  [/blind.?spot/, 'Blind Spot Monitor'],
  [/lane (keep|depart|assist)/, 'Lane Assist'],
  [/(autonomous|automatic) emergency brak|\baeb\b/, 'Autonomous Emergency Braking'],
  [/rever(se|sing) camera|rear.?view camera|360|surround.?view/, 'Reversing Camera'],
  [/parking sensor|park distance|park assist/, 'Parking Sensors'],
  [/heated.*seat|seat.*heat/, 'Heated Seats'],
  [/leather/, 'Leather'],
  [/sun.?roof|moon.?roof|panoramic/, 'Sunroof'],
  [/navigation|sat.?nav/, 'Satellite Navigation'],
  [/keyless|smart key|push.?button start/, 'Keyless Entry'],
  [/tow.?(bar|ball|pack|hitch)/, 'Tow Bar'],
  [/bull.?bar/, 'Bull Bar'],
  [/alloy/, 'Alloy Wheels'],
  [/head.?up display|\bhud\b/, 'Head-Up Display'],
]

/** The features shoppers filter by, out of a dealer's free text list. */
export function filteredFeatures(given: readonly string[]): string[] {
  const found = given.flatMap((text) => features.filter(([pattern]) => pattern.test(text.toLowerCase())))
  return [...new Set(found.map(([, name]) => name))].toSorted()
}
