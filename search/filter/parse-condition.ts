import type { Comparison, Filter, Place, Test } from './filter.ts'
import type { TokenReader } from './token-reader.ts'

const operations =
  '`=`, `!=`, `>=`, `>`, `<=`, `<`, `IN`, `NOT IN`, `TO`, `EXISTS`, `NOT EXISTS`, `IS NULL`, `IS NOT NULL`, `IS EMPTY`, ' +
  '`IS NOT EMPTY`, `CONTAINS`, `NOT CONTAINS`, `STARTS WITH`, `NOT STARTS WITH`, `_geoRadius`, `_geoBoundingBox` or `_geoPolygon`'
const comparisons: readonly Comparison[] = ['!=', '>=', '<=', '=', '>', '<']

/** Reads `attribute operation value`, or one of the conditions on a place. */
export function parseCondition(reader: TokenReader): Filter {
  const name = reader.takeValue(`an operation ${operations}`)
  if (name.kind === 'word' && reader.next.text === '(') {
    if (name.text === '_geoRadius') return parseRadius(reader)
    if (name.text === '_geoBoundingBox') return parseBox(reader)
    if (name.text === '_geoPolygon') return parsePolygon(reader)
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
  const usage = '`_geoRadius(latitude, longitude, radius)`'
  const [lat, lng, metres] = parseNumbers(reader, '(', ')', [3, 4], usage)
  return { type: 'radius', centre: checkedPlace(reader, lat!, lng!), metres: metres! }
}

function parseBox(reader: TokenReader): Filter {
  const usage = '`_geoBoundingBox([latitude, longitude], [latitude, longitude])`'
  const corners = parseCorners(reader, usage)
  if (corners.length !== 2) throw reader.error(`Was expecting ${usage}.`)
  return { type: 'box', topRight: corners[0]!, bottomLeft: corners[1]! }
}

function parsePolygon(reader: TokenReader): Filter {
  const corners = parseCorners(reader, '`_geoPolygon([latitude, longitude], [latitude, longitude], …)`')
  if (corners.length >= 3) return { type: 'polygon', corners }
  throw reader.error(`The \`_geoPolygon\` filter expects at least 3 points but only ${corners.length} were specified.`)
}

/** `([latitude, longitude], …)` */
function parseCorners(reader: TokenReader, usage: string): Place[] {
  if (!reader.takeSign('(')) throw reader.error(`Was expecting ${usage}.`)
  const corners: Place[] = []
  do {
    const [lat, lng] = parseNumbers(reader, '[', ']', [2, 2], usage)
    corners.push(checkedPlace(reader, lat!, lng!))
  } while (reader.takeSign(','))
  if (!reader.takeSign(')')) throw reader.error(`Was expecting ${usage}.`)
  return corners
}

function parseNumbers(
  reader: TokenReader,
  open: string,
  close: string,
  [least, most]: readonly [number, number],
  usage: string,
): number[] {
  if (!reader.takeSign(open)) throw reader.error(`Was expecting ${usage}.`)
  const numbers: number[] = []
  do {
    const token = reader.takeValue(usage)
    const value = Number(token.text)
    if (token.text.trim() === '' || !Number.isFinite(value))
      throw reader.error(`\`${token.text}\` is not a number.`, token)
    numbers.push(value)
  } while (numbers.length < most && reader.takeSign(','))
  if (numbers.length < least || !reader.takeSign(close)) throw reader.error(`Was expecting ${usage}.`)
  return numbers
}

function checkedPlace(reader: TokenReader, lat: number, lng: number): Place {
  if (Math.abs(lat) > 90) throw reader.error(`Bad latitude \`${lat}\`. Latitude must be between -90 and 90 degrees.`)
  if (Math.abs(lng) > 180)
    throw reader.error(`Bad longitude \`${lng}\`. Longitude must be between -180 and 180 degrees.`)
  return { lat, lng }
}
