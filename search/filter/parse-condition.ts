import type { Comparison, Filter, Place, Test } from './filter.ts'
import type { TokenReader } from './token-reader.ts'

const operations =
  '`=`, `!=`, `>=`, `>`, `<=`, `<`, `IN`, `NOT IN`, `TO`, `EXISTS`, `NOT EXISTS`, `IS NULL`, `IS NOT NULL`, `IS EMPTY`, ' +
  '`IS NOT EMPTY`, `CONTAINS`, `NOT CONTAINS`, `STARTS WITH`, `NOT STARTS WITH`, `_geoRadius`, or `_geoBoundingBox`'
const comparisons: readonly Comparison[] = ['!=', '>=', '<=', '=', '>', '<']

/** Reads `attribute operation value`, or one of the conditions on a place. */
export function parseCondition(reader: TokenReader): Filter {
  const name = reader.takeValue(`an operation ${operations}`)
  if (name.kind === 'word' && reader.next.text === '(') {
    if (name.text === '_geoRadius') return parseRadius(reader)
    if (name.text === '_geoBoundingBox') return parseBox(reader)
  }
  const attribute = name.text
  const comparison = comparisons.find((sign) => reader.takeSign(sign))
  if (comparison) {
    return {
      type: 'condition',
      attribute,
      test: { is: 'compare', operator: comparison, value: reader.takeValue('a value').text },
    }
  }
  const isNegated = reader.takeKeyword('NOT')
  const test = parseNamedTest(reader) ?? (isNegated ? undefined : (parseIs(reader, attribute) ?? parseRange(reader)))
  if (!test) throw reader.error(`Was expecting an operation ${operations} at \`${reader.rest || attribute}\`.`)
  if ('type' in test) return test
  const condition: Filter = { type: 'condition', attribute, test }
  return isNegated ? { type: 'not', part: condition } : condition
}

function parseNamedTest(reader: TokenReader): Test | undefined {
  if (reader.takeKeyword('EXISTS')) return { is: 'exists' }
  if (reader.takeKeyword('IN')) return { is: 'in', values: parseList(reader) }
  if (reader.takeKeyword('CONTAINS')) return { is: 'contains', text: reader.takeValue('a value').text }
  if (!reader.takeKeyword('STARTS')) return undefined
  if (!reader.takeKeyword('WITH')) throw reader.error('Was expecting `STARTS WITH`.')
  return { is: 'starts', text: reader.takeValue('a value').text }
}

function parseIs(reader: TokenReader, attribute: string): Test | Filter | undefined {
  if (!reader.takeKeyword('IS')) return undefined
  const isNegated = reader.takeKeyword('NOT')
  const is = reader.takeKeyword('NULL') ? 'null' : reader.takeKeyword('EMPTY') ? 'empty' : undefined
  if (!is) throw reader.error('Was expecting `NULL` or `EMPTY` after `IS`.')
  return isNegated ? { type: 'not', part: { type: 'condition', attribute, test: { is } } } : { is }
}

function parseRange(reader: TokenReader): Test | undefined {
  if (reader.next.kind !== 'word' && reader.next.kind !== 'quoted') return undefined
  const from = reader.takeValue('a value')
  if (!reader.takeKeyword('TO'))
    throw reader.error(`Was expecting an operation ${operations} at \`${from.text}\`.`, from)
  return { is: 'between', from: from.text, to: reader.takeValue('a value').text }
}

function parseList(reader: TokenReader): string[] {
  if (!reader.takeSign('[')) throw reader.error('Expected only comma-separated values inside `IN[..]`.')
  const values: string[] = []
  while (!reader.takeSign(']')) {
    values.push(reader.takeValue('a value in `IN[..]`').text)
    if (reader.takeSign(',')) continue
    if (reader.next.text !== ']') throw reader.error('Expected only comma-separated values inside `IN[..]`.')
  }
  return values
}

function parseRadius(reader: TokenReader): Filter {
  const [lat, lng, metres] = parseNumbers(reader, '(', ')', 3, '`_geoRadius(latitude, longitude, radius)`')
  return { type: 'radius', centre: checkedPlace(reader, lat!, lng!), metres: metres! }
}

function parseBox(reader: TokenReader): Filter {
  const usage = '`_geoBoundingBox([latitude, longitude], [latitude, longitude])`'
  if (!reader.takeSign('(')) throw reader.error(`Was expecting ${usage}.`)
  const corner = (): Place => {
    const [lat, lng] = parseNumbers(reader, '[', ']', 2, usage)
    return checkedPlace(reader, lat!, lng!)
  }
  const topRight = corner()
  reader.takeSign(',')
  const bottomLeft = corner()
  if (!reader.takeSign(')')) throw reader.error(`Was expecting ${usage}.`)
  return { type: 'box', topRight, bottomLeft }
}

function parseNumbers(reader: TokenReader, open: string, close: string, count: number, usage: string): number[] {
  if (!reader.takeSign(open)) throw reader.error(`Was expecting ${usage}.`)
  const numbers = Array.from({ length: count }, (_, at) => {
    if (at > 0 && !reader.takeSign(',')) throw reader.error(`Was expecting ${usage}.`)
    const token = reader.takeValue(usage)
    const value = Number(token.text)
    if (token.text.trim() === '' || !Number.isFinite(value))
      throw reader.error(`\`${token.text}\` is not a number.`, token)
    return value
  })
  if (!reader.takeSign(close)) throw reader.error(`Was expecting ${usage}.`)
  return numbers
}

function checkedPlace(reader: TokenReader, lat: number, lng: number): Place {
  if (Math.abs(lat) > 90) throw reader.error(`Bad latitude \`${lat}\`. Latitude must be between -90 and 90 degrees.`)
  if (Math.abs(lng) > 180)
    throw reader.error(`Bad longitude \`${lng}\`. Longitude must be between -180 and 180 degrees.`)
  return { lat, lng }
}
