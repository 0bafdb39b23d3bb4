import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Gazetteer } from './gazetteer.ts'
import { Coast } from './map/coast.ts'

const read = (file: string): string => readFileSync(join(import.meta.dirname, 'data', file), 'utf8')

/** The real data, for tests of what is made of it. */
export const realPostcodes = (): string => read('postcodes.txt')
export const realGazetteer = (): Gazetteer => new Gazetteer(realPostcodes())
export const realCoast = (): Coast => new Coast(read('coast.txt'))
