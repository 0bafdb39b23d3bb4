import type { AustralianState, ItemType } from '#db/value-sets.ts'
import type { Random } from '../random.ts'

// A VIN has no I, O or Q; number plates avoid them too.
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const vinSigns = `${letters}0123456789`

/** A stands for a letter, 9 for a digit; anything else for itself. */
const plates: Record<AustralianState, Record<'car' | 'motorcycle' | 'caravan', string>> = {
  QLD: { car: '999AA9', motorcycle: '999AA', caravan: '999UAA' },
  NSW: { car: 'AAA99A', motorcycle: 'AAA99', caravan: 'TA99AA' },
  VIC: { car: '1AA9AA', motorcycle: '2A9AA', caravan: 'A99999' },
  SA: { car: 'S999AAA', motorcycle: 'S99AAA', caravan: 'S999TAA' },
  WA: { car: '1AAA999', motorcycle: '1AA999', caravan: '1TAA999' },
  TAS: { car: 'A99AA', motorcycle: 'A999A', caravan: 'A99TA' },
  ACT: { car: 'YAA99A', motorcycle: 'AA999', caravan: 'T9999A' },
  NT: { car: 'CA99AA', motorcycle: 'C9999', caravan: 'TA9999' },
}

/** A registration number of the state's current format. */
export function makePlate(random: Random, state: AustralianState, itemType: ItemType): string {
  const pattern = plates[state][itemType === 'truck' ? 'car' : itemType]
  const signs = [...pattern].map((sign) =>
    sign === 'A' ? random.pick([...letters]) : sign === '9' ? String(random.between(0, 9)) : sign,
  )
  return signs.join('')
}

/** Makers' codes as they begin real VINs. */
const makerCodes: Record<string, string> = {
  Toyota: 'JTM',
  Mazda: 'JM0',
  Ford: 'MNA',
  Hyundai: 'KMH',
  Kia: 'KNA',
  Mitsubishi: 'MMA',
  Isuzu: 'MPA',
  Subaru: 'JF1',
  Nissan: 'JN1',
  Honda: 'MRH',
  Suzuki: 'JSA',
  Volkswagen: 'WVW',
  BMW: 'WBA',
  'Mercedes-Benz': 'W1K',
  Audi: 'WAU',
  Porsche: 'WP0',
  Tesla: 'LRW',
  BYD: 'LGX',
  Yamaha: 'JYA',
  Kawasaki: 'JKA',
  Triumph: 'SMT',
  Ducati: 'ZDM',
  KTM: 'VBK',
  'Harley-Davidson': '5HD',
  Jayco: '6KD',
  Kenworth: '6F5',
  Hino: 'JHD',
  Fuso: 'JLF',
}

export function makeVin(random: Random, make: string): string {
  const start = makerCodes[make] ?? `6${random.pick([...letters])}9`
  const middle = Array.from({ length: 8 }, () => random.pick([...vinSigns])).join('')
  return `${start}${middle}${String(random.between(0, 999_999)).padStart(6, '0')}`
}
