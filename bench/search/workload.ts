// What shoppers ask for: 200 queries, the same on every machine, in the mix that a search page sends.
import { pickMake } from './car-market.ts'
import { pickByRank, seededRandom, type Random } from './random.ts'
import type { Query } from './query.ts'

type Refinement = Partial<Query>

const kinds: readonly { kind: string; upTo: number; refine(random: Random): Refinement }[] = [
  { kind: 'browse', upTo: 0.15, refine: () => ({}) },
  { kind: 'make and price', upTo: 0.45, refine: makeAndPrice },
  { kind: 'two makes, body and price', upTo: 0.65, refine: twoMakesBodyAndPrice },
  { kind: 'make, model, fuel and feature', upTo: 0.75, refine: modelFuelAndFeature },
  { kind: 'text', upTo: 0.9, refine: (random) => ({ text: typedText(random) }) },
  { kind: 'text, body and price', upTo: 1, refine: textBodyAndPrice },
]

export function makeWorkload(count = 200, seed = 7): Query[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => {
    const at = random()
    const { kind, refine } = kinds.find(({ upTo }) => at < upTo)!
    return {
      kind,
      text: '',
      status: ['published', 'deposit_taken'],
      choices: {},
      features: [],
      price: undefined,
      sort: 'rank:desc',
      limit: 21,
      ...refine(random),
    }
  })
}

function makeAndPrice(random: Random): Refinement {
  return { choices: { make: [pickMake(random).name] }, price: priceRange(random), sort: 'price:asc' }
}

function twoMakesBodyAndPrice(random: Random): Refinement {
  const first = pickMake(random)
  let second = pickMake(random)
  while (second === first) second = pickMake(random)
  const body = random() < 0.6 ? 'SUV' : 'Ute'
  return { choices: { make: [first.name, second.name], body: [body] }, price: priceRange(random), sort: 'price:desc' }
}

function modelFuelAndFeature(random: Random): Refinement {
  const make = pickMake(random)
  const model = pickByRank(random, make.models)
  return {
    choices: { make: [make.name], model: [model.name], fuel: ['Petrol', 'Diesel'] },
    features: ['Apple CarPlay'],
    sort: 'created_at:desc',
  }
}

function textBodyAndPrice(random: Random): Refinement {
  return {
    text: typedText(random),
    choices: { body: ['SUV', 'Ute', 'Hatch'] },
    price: priceRange(random),
    sort: 'price:asc',
  }
}

function priceRange(random: Random): [number, number] {
  const from = 5000 * (1 + Math.floor(random() * 7))
  return [from, from + 5000 * (2 + Math.floor(random() * 5))]
}

/** As far as a shopper has typed: `toyota cor`, `land`, `2021 toyo`. */
function typedText(random: Random): string {
  const make = pickMake(random)
  const name = make.name.toLowerCase()
  const model = pickByRank(random, make.models).name.toLowerCase()
  const way = random()
  if (way < 0.5) return `${name.split(/[^a-z0-9]/)[0]} ${model.slice(0, 3)}`
  if (way < 0.8) return model.split(/[^a-z0-9]/)[0]!.slice(0, 4)
  return `${2015 + Math.floor(random() * 10)} ${name.slice(0, 4)}`
}
