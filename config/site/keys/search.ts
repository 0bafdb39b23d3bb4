import { key } from '../key.ts'
import { serverUrl, text } from '../value-types.ts'

export const search = {
  host: key(serverUrl.nullable(), {
    default: null,
    audience: 'server',
    serves: ['CA-07'],
    meaning: 'Hosted search service; without one the search is our own',
  }),
  apiKey: key(text().nullable(), {
    default: null,
    audience: 'secret',
    serves: ['CA-07'],
    meaning: 'Key to the hosted search service',
  }),
  indexName: key(text(80), {
    default: 'Car_production',
    serves: ['CA-01', 'CA-07'],
    meaning: 'Name of the stock index',
  }),
}
