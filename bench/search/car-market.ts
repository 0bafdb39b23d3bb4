// What the generated stock is made of, read from car-market.txt. Each make has three lines: its name and its share of
// the market, its models as `name:body:fuels by first letter:price new in thousands`, its badges; the common ones first.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { weightedPick, type Random } from './random.ts'

export interface Model {
  name: string
  body: string
  fuels: string[]
  newPrice: number
}

interface Make {
  name: string
  share: number
  models: Model[]
  badges: string[]
}

const fuels: Record<string, string> = { P: 'Petrol', D: 'Diesel', H: 'Hybrid', E: 'Electric' }

const list = (line: string): string[] => line.split(' | ')

function readModel(text: string): Model {
  const [name, body, letters, thousands] = text.split(':') as [string, string, string, string]
  return { name, body, fuels: [...letters].map((letter) => fuels[letter]!), newPrice: Number(thousands) * 1000 }
}

function readMake([heading, models, badges]: string[]): Make {
  const [name, share] = heading!.split(' = ') as [string, string]
  return { name, share: Number(share), models: list(models!).map(readModel), badges: list(badges!) }
}

const blocks = readFileSync(join(import.meta.dirname, 'car-market.txt'), 'utf8')
  .trim()
  .split('\n\n')
  .map((block) => block.split('\n'))

const makes: readonly Make[] = blocks.slice(0, -1).map(readMake)

const pickMakeAt = weightedPick(makes.map(({ share }) => share))

export const pickMake = (random: Random): Make => makes[pickMakeAt(random())]!

/** From what nearly every car has to what hardly any has. */
export const equipment: readonly string[] = list(blocks.at(-1)![1]!)
