import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate, pendingMigrations } from '../../db/migrate.ts'
import * as schema from '../../db/schema.ts'
import { databases } from '../databases.ts'
import type { TestDatabase } from '../databases.ts'

const meta = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../db/migrations/meta/${name}`, import.meta.url), 'utf8'))
const journal = meta('_journal.json') as { entries: { idx: number; tag: string }[] }
const tags = journal.entries.map(({ tag }) => tag)

describe('the migrations', () => {
  const lastSnapshot = meta(`${String(journal.entries.at(-1)!.idx).padStart(4, '0')}_snapshot.json`)
  const tables = generateDrizzleJson(schema, lastSnapshot.id, undefined, 'snake_case')

  test('make exactly the tables the code describes; otherwise run: npx drizzle-kit generate', async () => {
    expect(await generateMigration(lastSnapshot, tables)).toEqual([])
  })

  test('a forgotten column would be noticed', async () => {
    const without = structuredClone(lastSnapshot)
    delete without.tables['public.vehicle'].columns.nvic
    expect(await generateMigration(without, tables)).toEqual([expect.stringContaining('ADD COLUMN "nvic"')])
  })
})

describe.each(databases())('migrating $name', ({ create }) => {
  let owner: TestDatabase
  beforeAll(async () => {
    owner = await create('empty')
  })
  afterAll(() => owner.drop())

  test('two at once: one does the work, the other finds it done; a third finds nothing to do', async () => {
    const other = await owner.connect()
    expect(await pendingMigrations(owner.db)).toEqual(tags)
    const results = await Promise.all([migrate(owner.db), migrate(other)])
    expect(results.toSorted((a, b) => a.length - b.length)).toEqual([[], tags])
    expect(await migrate(owner.db)).toEqual([])
    expect(await pendingMigrations(owner.db)).toEqual([])
  })

  test('a migration that was edited after it was applied is refused', async () => {
    await owner.db.orm.execute(sql`update forecourt_migration set hash = 'other' where tag = ${tags[0]}`)
    await expect(migrate(owner.db)).rejects.toThrow(`Migration ${tags[0]} was edited`)
    await expect(pendingMigrations(owner.db)).rejects.toThrow('was edited')
  })
})
