// SQLite as Node has it, in memory, with its full-text index for words and an index for each common combination.
import { DatabaseSync } from 'node:sqlite'
import type { Peer } from '../peer.ts'
import { tokenize, type Answer, type Query } from '../query.ts'
import type { Car } from '../stock.ts'
import { countStatement, readCounts, type CountRow } from './one-statement.ts'
import { chosenFacets, emptyAnswer, orderOf, quote, rangeFrom, whereOf, type Dialect } from './sql.ts'

const dialect: Dialect = {
  hasFeature: (feature) => `exists(select 1 from car_feature where car = cars.id and feature = ${quote(feature)})`,
  hasWords: (words) =>
    `id in (select rowid from car_words where car_words match '${words.map((word, at) => `"${word}"${at === words.length - 1 ? '*' : ''}`).join(' AND ')}')`,
}
const counting = {
  features: 'feature, count(*), 0 from found join car_feature on car = found.id group by feature',
  text: (value: string) => value,
}

export const peer: Peer = {
  name: 'SQLite, FTS5',
  async build(documents) {
    const db = new DatabaseSync(':memory:')
    load(db, documents)
    const all = (sql: string) => db.prepare(sql).all()
    const single = (pragma: string) => Number(Object.values(db.prepare(`pragma ${pragma}`).get()!)[0])
    return {
      search: (query) => search(db, all, query),
      bytesElsewhere: () => single('page_count') * single('page_size'),
      close: () => db.close(),
    }
  },
}

function search(db: DatabaseSync, all: (sql: string) => Record<string, unknown>[], query: Query): Answer {
  const where = whereOf(query, dialect)
  const answer = emptyAnswer()
  const statement = db.prepare(countStatement(query, where(), counting))
  statement.setReturnArrays(true)
  readCounts(statement.all() as unknown as CountRow[], answer)
  for (const facet of chosenFacets(query)) {
    for (const { value, count } of all(
      `select ${facet} value, count(*) count from cars where ${where(facet)} group by ${facet}`,
    )) {
      answer.facets[facet]![String(value)] = Number(count)
    }
  }
  if (query.price) {
    const [row] = all(`select min(price) min, max(price) max from cars where ${where('price')}`)
    answer.stats.price = rangeFrom(row!.min, row!.max)
  }
  const rows = all(`select * from cars where ${where()} ${orderOf(query)}`)
  answer.hits = rows.map((row) => ({
    ...row,
    features: JSON.parse(row.features as string),
  })) as unknown as Answer['hits']
  return answer
}

function load(db: DatabaseSync, documents: readonly Car[]) {
  const attributes = Object.entries(documents[0]!).filter(([name]) => name !== 'id')
  const columns = attributes.map(([name, value]) => `${name} ${typeof value === 'number' ? 'numeric' : 'text'}`)
  db.exec(
    'pragma cache_size = -400000; pragma temp_store = memory; pragma journal_mode = off; pragma synchronous = off',
  )
  db.exec(`
    create table cars(id integer primary key, ${columns.join(', ')});
    create table car_feature(car integer, feature text, primary key(feature, car)) without rowid;
    create virtual table car_words using fts5(name, content='', tokenize="unicode61 tokenchars '.'", prefix='2 3 4', detail=none);
    begin`)
  const insertCar = db.prepare(`insert into cars values(?, ${attributes.map(() => '?').join(', ')})`)
  const insertFeature = db.prepare('insert into car_feature values(?, ?)')
  const insertWords = db.prepare('insert into car_words(rowid, name) values(?, ?)')
  for (const car of documents) {
    const values = attributes.map(([name]) => car[name as keyof Car])
    insertCar.run(car.id, ...values.map((value) => (Array.isArray(value) ? JSON.stringify(value) : value)))
    for (const feature of car.features) insertFeature.run(car.id, feature)
    insertWords.run(car.id, tokenize(car.name).join(' '))
  }
  db.exec(`
    commit;
    create index by_make on cars(make, status, price);
    create index by_body on cars(body, status, price);
    create index by_price on cars(status, price);
    create index by_rank on cars(status, rank);
    create index by_car on car_feature(car, feature);
    analyze`)
}
