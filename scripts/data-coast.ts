// npm run data:coast: makes domain/places/data/coast.txt anew from a package that is not kept.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compactCoast } from './compact-coast.ts'
import { withPackage } from './with-package.ts'

interface Lands {
  geometries: { coordinates: [number, number][][][] }[]
}

const [name, version] = ['@geo-maps/earth-lands-250m', '0.6.0']
const file = 'domain/places/data/coast.txt'
const head = [
  `# Australia’s shores and inland waters, from ${name} ${version}: © OpenStreetMap contributors, Open Database License 1.0.`,
  '# This file is offered under the same licence. npm run data:coast makes it anew.',
]

const lines = withPackage(name, version, (folder) => {
  const lands = JSON.parse(readFileSync(join(folder, 'map.geo.json'), 'utf8')) as Lands
  return compactCoast(lands.geometries.flatMap(({ coordinates }) => coordinates))
})
writeFileSync(join(import.meta.dirname, '..', file), `${[...head, ...lines].join('\n')}\n`)
console.log(`${lines.length} lines in ${file}.`)
