import { z } from 'zod'
import { key } from '../key.ts'
import { httpsUrl, text } from '../value-types.ts'

export const locale = {
  defaultState: key(z.enum(['act', 'nsw', 'nt', 'qld', 'sa', 'tas', 'vic', 'wa']), { default: 'qld', serves: ['CN-01'], meaning: 'State assumed where none is known' }),
}

export const analytics = {
  recordEvents: key(z.boolean(), { default: true, serves: ['AN-01', 'AN-03'], meaning: "Shoppers' events are kept for the dealer, without personal data" }),
}

export const search = {
  host: key(httpsUrl.nullable(), {
    default: null, audience: 'server', serves: ['CA-07'],
    meaning: 'Hosted search service; without one the search is our own',
  }),
  apiKey: key(text().nullable(), { default: null, audience: 'secret', serves: ['CA-07'], meaning: 'Key to the hosted search service' }),
  indexName: key(text(80), { default: 'Car_production', serves: ['CA-01', 'CA-07'], meaning: 'Name of the stock index' }),
}
