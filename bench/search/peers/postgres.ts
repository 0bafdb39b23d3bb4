// PostgreSQL on a local socket: a word index, an index for each common combination, and one round trip a query.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type QueryResult } from 'pg'
import { postgresHomes, startPostgres } from '../../../tests/contract/db-postgres-server.ts'
import type { Peer } from '../peer.ts'
import { statistics, type Answer, type Query } from '../query.ts'
import type { Car } from '../stock.ts'
import { chosenFacets, emptyAnswer, freeFacets, orderOf, quote, rangeFrom, whereOf, type Dialect } from './sql.ts'

const [name, home] = Object.entries(postgresHomes)[0]!

const dialect: Dialect = {
  hasFeature: (feature) => `features @> array[${quote(feature)}]`,
  hasWords: (words) =>
    `words @@ to_tsquery('simple', ${quote(words.map((word, at) => `'${word}'${at === words.length - 1 ? ':*' : ''}`).join(' & '))})`,
}

export const peer: Peer = {
  name: name.replace('postgres', 'PostgreSQL'),
  async build(documents) {
    const dir = mkdtempSync(join(tmpdir(), 'forecourt-bench-postgres-'))
    const server = await startPostgres({ home, dir, fsync: false })
    const client = new Client({ connectionString: server.url('postgres') })
    await client.connect()
    await load(client, documents)
    const attributes = Object.keys(documents[0]!)
    return {
      search: (query) => search(client, attributes, query),
      bytesElsewhere: async () =>
        Number((await client.query("select pg_total_relation_size('cars') size")).rows[0].size),
      async close() {
        await client.end()
        await server.stop()
        rmSync(dir, { recursive: true })
      },
    }
  },
}

async function search(client: Client, attributes: readonly string[], query: Query): Promise<Answer> {
  const where = whereOf(query, dialect)
  const chosen = chosenFacets(query)
  const results = (await client.query(
    [
      countStatement(query, where()),
      ...chosen.map((facet) => `select ${facet}::text as value, count(*) from cars where ${where(facet)} group by 1`),
      ...(query.price ? [`select min(price), max(price) from cars where ${where('price')}`] : []),
      `select ${attributes.join(', ')} from cars where ${where()} ${orderOf(query)}`,
    ].join('; '),
  )) as unknown as QueryResult[]

  const answer = emptyAnswer()
  readCounts(query, results[0]!.rows, answer)
  for (const [at, facet] of chosen.entries()) {
    for (const { value, count } of results[1 + at]!.rows) answer.facets[facet]![value] = Number(count)
  }
  if (query.price) {
    const [{ min, max }] = results.at(-2)!.rows
    answer.stats.price = rangeFrom(min, max)
  }
  answer.hits = results.at(-1)!.rows
  return answer
}

/** All facets without a choice, each a grouping set; the one of no columns has the total and the ranges. */
function countStatement(query: Query, where: string): string {
  const free = freeFacets(query)
  const ranges = statistics.flatMap((each) => [`min(${each}) as min_${each}`, `max(${each}) as max_${each}`])
  const columns = [...new Set([...free, ...statistics, 'features'])]
  return `
    with found as materialized (select ${columns.join(', ')} from cars where ${where})
    select grouping(${free.join(', ')}) as part, coalesce(${free.map((facet) => `${facet}::text`).join(', ')}) as value, count(*), ${ranges.join(', ')}
      from found group by grouping sets ((), ${free.map((facet) => `(${facet})`).join(', ')})
    union all select -1, feature, count(*), ${statistics.map(() => '0, 0').join(', ')} from found, unnest(features) feature group by feature`
}

function readCounts(query: Query, rows: readonly Record<string, string>[], answer: Answer): void {
  const free = freeFacets(query)
  const noColumns = 2 ** free.length - 1
  // A grouping set is told by a number with a bit, from the last column on, for each column that is not in it.
  const facetOf = new Map(free.map((facet, at) => [noColumns - 2 ** (free.length - 1 - at), facet]))
  for (const row of rows) {
    const part = Number(row.part)
    if (part === -1) answer.facets.features![row.value!] = Number(row.count)
    else if (part !== noColumns) answer.facets[facetOf.get(part)!]![row.value!] = Number(row.count)
    else {
      answer.total = Number(row.count)
      for (const each of statistics) answer.stats[each] = rangeFrom(row[`min_${each}`], row[`max_${each}`])
    }
  }
}

function typeOf(attribute: string, value: unknown): string {
  if (Array.isArray(value)) return 'text[]'
  if (typeof value !== 'number') return 'text'
  if (attribute.endsWith('_at')) return 'double precision'
  return attribute === 'engine_l' || attribute === 'fuel_economy' ? 'real' : 'integer'
}

async function load(client: Client, documents: readonly Car[]) {
  const attributes = Object.entries(documents[0]!)
  const names = attributes.map(([attribute]) => attribute).join(', ')
  await client.query(`
    set work_mem = '128MB'; set jit = off; set max_parallel_workers_per_gather = 0;
    create table cars(${attributes.map(([attribute, value]) => `${attribute} ${typeOf(attribute, value)}`).join(', ')}, words tsvector, primary key(id))`)
  for (let at = 0; at < documents.length; at += 1000) {
    await client.query(
      `insert into cars(${names}, words)
       select ${names}, to_tsvector('simple', regexp_replace(lower(name), '[^a-z0-9.]+', ' ', 'g')) from jsonb_populate_recordset(null::cars, $1)`,
      [JSON.stringify(documents.slice(at, at + 1000))],
    )
  }
  await client.query(`
    create index on cars(make, status, price);
    create index on cars(body, status, price);
    create index on cars(status, price);
    create index on cars(status, rank desc);
    create index on cars using gin(words);
    create index on cars using gin(features)`)
  await client.query('vacuum analyze cars')
}
