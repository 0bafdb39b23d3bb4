import { connect } from 'node:net'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { type EmbeddedDatabase, openEmbedded } from '#db/embedded/embedded-database.ts'
import { DatabaseInUseError } from '#db/embedded/exclusive-lock.ts'
import { isServerGone } from '#db/embedded/through-server.ts'
import { openForCommand } from '#db/open-database.ts'
import { dealerGroup } from '#db/schema.ts'
import { fillFolder } from '../databases.ts'
import { temporaryFolder } from '../test-run.ts'

let folder: ReturnType<typeof temporaryFolder>
let server: EmbeddedDatabase
let command: Database

beforeAll(async () => {
  folder = temporaryFolder()
  await fillFolder(folder.path)
  server = await openEmbedded({ dir: folder.path, servesCommands: true })
  command = await openForCommand({ dir: folder.path })
})
afterAll(async () => {
  await command.close()
  await server.close()
  folder.remove()
})
beforeEach(() => server.orm.delete(dealerGroup))

const add = (db: Database, slug: string) => db.orm.insert(dealerGroup).values({ slug, name: slug })
const slugs = async (db: Database) =>
  (await db.orm.select({ slug: dealerGroup.slug }).from(dealerGroup).orderBy(dealerGroup.slug)).map(({ slug }) => slug)

describe('a command on the embedded database of a running server', () => {
  it('reads and writes what the server reads and writes', async () => {
    await add(command, 'by-command')
    await add(server, 'by-server')
    expect(await slugs(server)).toEqual(['by-command', 'by-server'])
    expect(await slugs(command)).toEqual(['by-command', 'by-server'])
  })

  it('never mixes its transaction with the statements of the server', async () => {
    let inside = false
    const overlaps: string[] = []
    const transaction = (db: Database, name: string) =>
      db.transaction(async (orm) => {
        if (inside) overlaps.push(name)
        inside = true
        for (let at = 0; at < 5; at += 1) await orm.insert(dealerGroup).values({ slug: `${name}-${at}`, name })
        inside = false
      })
    const failing = command
      .transaction(async (orm) => {
        await orm.insert(dealerGroup).values({ slug: 'never', name: 'never' })
        throw new Error('no')
      })
      .catch(() => {})
    await Promise.all([
      failing,
      ...Array.from({ length: 10 }, (_, at) => transaction(at % 2 ? command : server, `t${at}`)),
      ...Array.from({ length: 20 }, (_, at) => add(at % 2 ? command : server, `s${at}`)),
    ])
    expect(overlaps).toEqual([])
    const all = await slugs(server)
    expect(all).toHaveLength(70)
    expect(all).not.toContain('never')
  })

  it('tells the server what it changed', async () => {
    const heard = Promise.withResolvers<void>()
    await server.listen('forecourt_change', heard.resolve)
    await add(command, 'news')
    await expect(heard.promise).resolves.toBeUndefined()
  })

  it('carries values that take many packets, and errors as PostgreSQL words them', async () => {
    const name = 'ü'.repeat(700_000)
    await command.orm.insert(dealerGroup).values({ slug: 'long', name })
    const [row] = await command.orm.select().from(dealerGroup).where(eq(dealerGroup.slug, 'long'))
    expect(row!.name).toBe(name)
    await expect(add(command, 'long')).rejects.toMatchObject({ cause: { code: '23505' } })
    expect(await slugs(command)).toEqual(['long'])
  })

  it('undoes what a command had begun when it dies', async () => {
    const dying = await openForCommand({ dir: folder.path })
    const begun = Promise.withResolvers<void>()
    const cut = dying.transaction(async (orm) => {
      await orm.insert(dealerGroup).values({ slug: 'half', name: 'half' })
      begun.resolve()
      const session = (orm as unknown as { session: { client: { connection: { stream: { destroy(): void } } } } })
        .session
      session.client.connection.stream.destroy()
      await orm.insert(dealerGroup).values({ slug: 'rest', name: 'rest' })
    })
    await begun.promise
    await expect(cut).rejects.toThrow()
    expect(await slugs(server)).toEqual([])
    await dying.close()
  })

  it('is not disturbed by somebody who speaks another language, or says nothing', async () => {
    const path = join(folder.path, 'forecourt.sock')
    const sockets = ['GET / HTTP/1.1\r\n\r\n', '', '\0\0\0\x08\0\x03\0\0', 'X'.repeat(100_000)].map((text) => {
      const socket = connect(path)
      socket.on('error', () => {})
      socket.write(text)
      return socket
    })
    await add(command, 'all-the-same')
    expect(await slugs(server)).toEqual(['all-the-same'])
    for (const socket of sockets) socket.destroy()
    await add(server, 'and-after')
  })

  it('opens the door to this user only', () => {
    expect(statSync(join(folder.path, 'forecourt.sock')).mode & 0o777).toBe(0o600)
  })

  it('works from a folder whose name is too long for a socket', async () => {
    const deep = join(folder.path, 'a-folder-with-a-name-that-is-much-too-long'.repeat(3))
    await fillFolder(deep)
    const other = await openEmbedded({ dir: deep, servesCommands: true })
    const through = await openForCommand({ dir: deep })
    await add(through, 'deep')
    expect(await slugs(other)).toEqual(['deep'])
    await through.close()
    await other.close()
  })

  it('is refused a folder whose holder serves nobody, and fails clearly when the server stops', async () => {
    await server.close()
    const error = await command.ping().catch((reason: Error) => reason.cause)
    expect(isServerGone((error as Error).message)).toBe(true)
    server = await openEmbedded({ dir: folder.path })
    await expect(openForCommand({ dir: folder.path })).rejects.toThrow(DatabaseInUseError)
  })
})
