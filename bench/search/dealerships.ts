import { pickByRank, weightedPick, type Random } from './random.ts'
import { pickMake } from './car-market.ts'

export interface Dealership {
  name: string
  state: string
  city: string
}

const states = [
  {
    state: 'NSW',
    share: 31,
    cities: [
      'Sydney',
      'Parramatta',
      'Newcastle',
      'Wollongong',
      'Penrith',
      'Liverpool',
      'Gosford',
      'Wagga Wagga',
      'Dubbo',
      'Tamworth',
      'Albury',
      'Orange',
      'Coffs Harbour',
    ],
  },
  {
    state: 'VIC',
    share: 26,
    cities: [
      'Melbourne',
      'Geelong',
      'Dandenong',
      'Ballarat',
      'Bendigo',
      'Frankston',
      'Werribee',
      'Shepparton',
      'Mildura',
      'Traralgon',
    ],
  },
  {
    state: 'QLD',
    share: 22,
    cities: [
      'Brisbane',
      'Gold Coast',
      'Townsville',
      'Cairns',
      'Toowoomba',
      'Sunshine Coast',
      'Mackay',
      'Rockhampton',
      'Ipswich',
      'Bundaberg',
    ],
  },
  { state: 'WA', share: 11, cities: ['Perth', 'Mandurah', 'Bunbury', 'Joondalup', 'Geraldton', 'Kalgoorlie'] },
  { state: 'SA', share: 6, cities: ['Adelaide', 'Mount Gambier', 'Murray Bridge', 'Port Lincoln'] },
  { state: 'TAS', share: 2, cities: ['Hobart', 'Launceston', 'Devonport'] },
  { state: 'ACT', share: 1.5, cities: ['Canberra', 'Fyshwick'] },
  { state: 'NT', share: 0.5, cities: ['Darwin', 'Alice Springs'] },
]
const pickState = weightedPick(states.map(({ share }) => share))

/** One for every 250 cars, the big ones first. */
export function makeDealerships(stockSize: number, random: Random): Dealership[] {
  const count = Math.max(6, Math.min(420, Math.round(stockSize / 250)))
  return Array.from({ length: count }, (_, at) => {
    const { state, cities } = states[pickState(random())]!
    const city = pickByRank(random, cities)
    const kind = at % 3 ? 'Used Cars' : 'Motor Group'
    return { name: `${city} ${pickMake(random).name} ${kind}${at >= 60 ? ` ${at}` : ''}`, state, city }
  })
}
