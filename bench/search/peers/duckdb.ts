// DuckDB in memory: a column store, with every repeated text an enumeration and the cars laid out in a useful order.
import { mkdtempSync, openSync, closeSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api'
import type { Peer } from '../peer.ts'
import { numericFacets, singleFacets, tokenize, type Answer, type Query } from '../query.ts'
import type { Car } from '../stock.ts'
import { countStatement, readCounts, type CountRow } from './one-statement.ts'
import { chosenFacets, emptyAnswer, orderOf, quote, rangeFrom, whereOf, type Dialect } from './sql.ts'

const dialect: Dialect = {
  hasFeature: (feature) => `list_contains(features, ${quote(feature)})`,
  hasWords: (words) =>
    words.map((word, at) => `contains(words, ${quote(` ${word}${at < words.length - 1 ? ' ' : ''}`)})`).join(' and '),
}
const counting = {
  features: 'feature::varchar, count(*), 0 from (select unnest(features) feature from found) group by feature',
  text: (value: string) => `${value}::varchar`,
}

export const peer: Peer = {
  name: 'DuckDB',
  async build(documents) {
    const instance = await DuckDBInstance.create(':memory:', { threads: '2' })
    const connection = await instance.connect()
    const rows = async (sql: string) => (await connection.run(sql)).getRows()
    await load(connection, documents)
    return {
      search: (query) => search(connection, rows, query),
      bytesElsewhere: async () => Number((await rows('select sum(memory_usage_bytes) from duckdb_memory()'))[0]![0]),
      close() {
        connection.closeSync()
        instance.closeSync()
      },
    }
  },
}

async function search(
  connection: DuckDBConnection,
  rows: (sql: string) => Promise<unknown[][]>,
  query: Query,
): Promise<Answer> {
  const where = whereOf(query, dialect)
  const answer = emptyAnswer()
  readCounts((await rows(countStatement(query, where(), counting))) as unknown as CountRow[], answer)
  for (const facet of chosenFacets(query)) {
    const counts = await rows(`select ${facet}::varchar, count(*) from cars where ${where(facet)} group by 1`)
    for (const [value, count] of counts) answer.facets[facet]![String(value)] = Number(count)
  }
  if (query.price) {
    const [range] = await rows(`select min(price), max(price) from cars where ${where('price')}`)
    answer.stats.price = rangeFrom(range![0], range![1])
  }
  const hits = await connection.run(`select * exclude (words) from cars where ${where()} ${orderOf(query)}`)
  answer.hits = (await hits.getRowObjectsJson()) as unknown as Answer['hits']
  return answer
}

async function load(connection: DuckDBConnection, documents: readonly Car[]) {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-duckdb-'))
  const file = join(folder, 'cars.ndjson')
  const opened = openSync(file, 'w')
  for (const car of documents)
    writeSync(opened, `${JSON.stringify({ ...car, words: ` ${tokenize(car.name).join(' ')} ` })}\n`)
  closeSync(opened)
  await connection.run(`create table raw as select * from read_json(${quote(file)}, format = 'newline_delimited')`)
  rmSync(folder, { recursive: true })

  for (const facet of singleFacets.filter((each) => !numericFacets.has(each))) {
    await connection.run(`create type ${facet}_value as enum (select distinct ${facet} from raw order by 1)`)
    await connection.run(`alter table raw alter ${facet} set data type ${facet}_value`)
  }
  await connection.run(
    'create type feature_value as enum (select distinct unnest(features) feature from raw order by 1)',
  )
  await connection.run('alter table raw alter features set data type feature_value[]')
  await connection.run('create table cars as select * from raw order by status, make, price')
  await connection.run('drop table raw')
}
