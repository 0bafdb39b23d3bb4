import { isNumber, quoted, type Condition, type Filter } from './filter.ts'

/** A filter written out again. */
export function filterText(filter: Filter): string {
  switch (filter.type) {
    case 'and':
    case 'or':
      return `(${filter.parts.map(filterText).join(filter.type === 'and' ? ' AND ' : ' OR ')})`
    case 'not':
      return `NOT (${filterText(filter.part)})`
    case 'radius':
      return `_geoRadius(${filter.centre.lat}, ${filter.centre.lng}, ${filter.metres})`
    case 'box': {
      const { topRight, bottomLeft } = filter
      return `_geoBoundingBox([${topRight.lat}, ${topRight.lng}], [${bottomLeft.lat}, ${bottomLeft.lng}])`
    }
    case 'polygon':
      return `_geoPolygon(${filter.corners.map(({ lat, lng }) => `[${lat}, ${lng}]`).join(', ')})`
    default:
      return conditionText(filter)
  }
}

function conditionText({ attribute, test }: Condition): string {
  const name = quoted(attribute)
  switch (test.is) {
    case 'compare':
      return `${name} ${test.operator} ${quoted(test.value)}`
    case 'between':
      return `${name} ${boundText(test.from)} TO ${boundText(test.to)}`
    case 'in':
      return `${name} IN [${test.values.map(quoted).join(', ')}]`
    case 'contains':
      return `${name} CONTAINS ${quoted(test.text)}`
    case 'starts':
      return `${name} STARTS WITH ${quoted(test.text)}`
    case 'null':
    case 'empty':
      return `${name} IS ${test.is.toUpperCase()}`
    default:
      return `${name} EXISTS`
  }
}

const boundText = (bound: string): string => (isNumber(bound) ? bound : quoted(bound))
