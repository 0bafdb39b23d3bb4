import type { CarType, ItemType } from '#db/value-sets.ts'
import type { Random } from '../random.ts'
import { histories } from './histories.ts'

interface Told {
  itemType: ItemType
  carType: CarType
  name: string
  colour: string
  km: number | null
  features: readonly string[]
  city: string
}

const number = (value: number): string => value.toLocaleString('en-AU')

const openings: Record<CarType, readonly ((told: Told) => string)[]> = {
  used: [
    ({ colour, km }) =>
      `Straight, clean and honest in ${colour}${km === null ? '' : ` with ${number(km)} km on the clock`}.`,
    () => 'Traded by its second owner, who looked after it and kept every receipt.',
    ({ km }) =>
      km === null
        ? 'Always stored under cover and it shows.'
        : `${number(km)} km, logbook stamped to the last service and two keys.`,
    () => 'One owner from new, local all its life, never been near the beach.',
    () => 'Came to us as a trade on a new one. We used it ourselves for a week and could not fault it.',
    () => 'Ex-lease with a full service history; we have done the brakes and put new tyres on it.',
  ],
  new: [
    ({ city }) => `In stock at ${city} and ready to go this week, not on a ship.`,
    ({ colour }) => `Brand new in ${colour}, plated this year and waiting on a number plate.`,
    () => 'New, with the full factory warranty from the day you collect it.',
    ({ city }) => `Landed last week. Come and see it in the flesh at ${city}.`,
  ],
  demo: [
    () => 'Our own demonstrator: run in properly, serviced by us and priced to move before the next one arrives.',
    () => 'Used by the sales team only. The balance of the new warranty goes with it.',
    ({ km }) => `Demo with ${km === null ? 'light use' : `only ${number(km)} km`}. You save, we make room.`,
  ],
}

const middles: Record<ItemType, readonly string[]> = {
  car: [
    'Has had our 110-point workshop check and comes with a roadworthy.',
    'Cold air, quiet on the highway and the tyres have plenty left.',
    'Drives the way it should: no rattles, no warning lamps, no smells.',
    'We have the history report here: no money owing, never written off.',
    'Small stone chip on the bonnet, otherwise you would think it was a year old.',
    'The previous owner wrote down everything that was ever done to it.',
  ],
  motorcycle: [
    'Serviced in our workshop with fresh oil, new pads and a chain that has been looked after.',
    'Never dropped, never tracked. Tyres are about 80 per cent.',
    'Lowered 25 mm by the last owner; we have the original links.',
    'Sounds the way it should. The standard pipe comes with it.',
    'An easy bike to learn on and hard to grow out of.',
  ],
  caravan: [
    'Pressure tested for leaks, bearings repacked and the gas certificate is current.',
    'Everything works: fridge, hot water, heater, awning. We ran it for a night in the yard.',
    'Plenty of payload left for water and the bikes.',
    'The mattress is new and the annexe has been out of its bag twice.',
    'Set up for free camping with enough solar for three days.',
  ],
  truck: [
    'Straight off a council contract, serviced every 250 hours.',
    'Fleet maintained with records. Work it on Monday.',
    'Air, brakes and driveline inspected; HVIS ready for your state.',
    'Licence, payload and body options: ask us, we drive these too.',
  ],
}

const closings = [
  'Trade-ins welcome, and we pay what they are worth.',
  'Finance can be done on the spot for approved buyers.',
  'Delivery anywhere in Australia; ask for a price to your door.',
  'Ring before you drive over and we will have it out the front.',
  'Inspections by your own mechanic are welcome.',
  'Price is the price: no delivery charge added at the desk.',
]

const wordFor: Record<ItemType, string> = { car: 'car', motorcycle: 'bike', caravan: 'van', truck: 'truck' }

/** A few sentences the way a yard writes them. */
export function makeComments(random: Random, told: Told, length: 'usual' | 'long'): string {
  const [one, two] = random.sample(told.features, 2)
  const fitted = one && two ? `Fitted with ${one} and ${two}.` : ''
  const middle = random.sample(middles[told.itemType], told.carType === 'new' ? 0 : 2).join(' ')
  const first = `${random.pick(openings[told.carType])(told)} ${middle}`.trim()
  const last = `${fitted} ${random.pick(closings)}`.trim()
  if (length === 'usual') return `${first}\n\n${last}`
  const about = `About this ${wordFor[told.itemType]}, the ${told.name}, because people ring and ask:`
  return [first, about, ...histories[told.itemType], ...closings, last].join('\n\n')
}
