import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvironment } from '#config/environment.ts'
import { financeApplication } from '#db/schema.ts'
import { main as reseal } from '#server/commands/applications-reseal.ts'
import { isOperatorError } from '#server/operator-error.ts'
import { openSealing } from '#server/open-sealing.ts'
import { databases, type TestDatabase } from '../databases.ts'
import { createTestApp, type TestApp, testKey } from '../test-app.ts'
import { temporaryFolder } from '../test-run.ts'
import { applicantOn } from './applicant.ts'
import { commandOn } from './command.ts'
import { seedTwoSites } from './db-fixtures.ts'

const [newKey, otherKey] = ['b'.repeat(64), Buffer.alloc(32, 9).toString('base64')]
const folder = temporaryFolder()
afterAll(() => folder.remove())

describe.each(databases())('keys of applications on $name', ({ name, create }) => {
  const dataDir = join(folder.path, name)
  let owner: TestDatabase
  let app: TestApp
  let link: string
  beforeAll(async () => {
    owner = await create()
    await seedTwoSites(owner.db.orm)
    app = await createTestApp(owner.db)
    const { begin, answer } = applicantOn(() => app)
    link = await answer(await begin())
    await answer(await begin(), 'about')
  })
  afterAll(async () => {
    await app?.stop()
    await owner?.drop()
  })
  const env = (keys: string | undefined, more: object = {}) => ({ DATA_DIR: dataDir, APPLICATION_KEYS: keys, ...more })
  /** What is said at the shell where it does not start; 'started' where it does. */
  const start = async (keys: string | undefined, more: object = {}): Promise<string> => {
    try {
      await openSealing(readEnvironment(env(keys, more)), owner.db)
      return 'started'
    } catch (error) {
      return isOperatorError(error) ? error.message : `not explained: ${String(error)}`
    }
  }
  const html = async (keys: string) => {
    const again = await createTestApp(owner.db, { env: { APPLICATION_KEYS: keys } })
    const response = await again.get('north.localhost', link)
    await again.stop()
    return `${response.status} ${await response.text()}`
  }
  const keyIds = async () => [
    ...new Set((await owner.db.orm.select().from(financeApplication)).map(({ keyId }) => keyId)),
  ]

  it('production does not start without one, and says how to make it', async () => {
    const said = await start(undefined, { MODE: 'production' })
    expect(said).toContain('APPLICATION_KEYS is missing')
    expect(said).toContain('openssl rand -hex 32')
    expect(await start(testKey, { MODE: 'production' })).toBe('started')
  })

  it.each(['hunter2', 'a'.repeat(63), `${testKey},hunter2`, `${testKey},`])(
    'one that is none (%s) is refused, and not repeated',
    async (keys) => {
      const said = await start(keys)
      expect(said).toContain('APPLICATION_KEYS got (not shown), wants keys of 32 bytes each')
      expect(said).not.toContain('hunter2')
    },
  )

  it('a wrong or lost key is said at the start, with how much it concerns', async () => {
    for (const keys of [newKey, otherKey, `${newKey},${otherKey}`]) {
      const said = await start(keys, { MODE: 'production' })
      expect(said).toMatch(
        /^2 finance applications are sealed with key [\da-f]{16}, and APPLICATION_KEYS does not have it/,
      )
      expect(said).not.toContain(keys)
    }
  })

  it('one that was changed in the database is said, too', async () => {
    const [row] = await owner.db.orm.select().from(financeApplication).limit(1)
    const all = { sealed: row!.sealed }
    const before = await owner.db.orm.select().from(financeApplication)
    // Two rows' envelopes for one: at least one of them is not what it says.
    await owner.db.orm.update(financeApplication).set({ sealed: `${all.sealed.slice(0, -4)}AAAA` })
    expect(await start(testKey)).toContain('cannot be opened')
    for (const { id, sealed } of before)
      await owner.db.orm.update(financeApplication).set({ sealed }).where(eq(financeApplication.id, id))
    expect(await start(testKey)).toBe('started')
  })

  it('an older key still opens, and its links still work', async () => {
    expect(await start(`${newKey}, ${testKey}`, { MODE: 'production' })).toBe('started')
    const page = await html(`${newKey},${testKey}`)
    expect(page).toMatch(/^200 /)
    expect(page).toContain('Wombatworks')
  })

  it('the command seals all anew, after which the older key is needed no more', async () => {
    const [before] = await keyIds()
    const failing = commandOn(owner.db, reseal, [], { APPLICATION_KEYS: newKey, MODE: 'production' })
    expect(await failing.run()).toBe(1)
    expect(failing.err()).toContain(before!)
    const command = commandOn(owner.db, reseal, [], { APPLICATION_KEYS: `${newKey},${testKey}`, MODE: 'production' })
    expect(await command.run()).toBe(0)
    expect(command.out()).toMatch(/^2 sealed anew; all are sealed with key [\da-f]{16}\.$/)
    expect(await keyIds()).toHaveLength(1)
    expect(await keyIds()).not.toContain(before)
    expect(await start(newKey)).toBe('started')
    expect(await html(`${newKey},${testKey}`)).toContain('Wombatworks')
    expect(await command.run()).toBe(0)
    expect(command.out()).toContain('0 sealed anew')
  })

  it('a demo makes one beside its data, for its owner alone, and keeps it', async () => {
    await owner.db.orm.delete(financeApplication)
    const file = join(dataDir, 'application-key')
    expect(await start(undefined)).toBe('started')
    const made = readFileSync(file, 'utf8')
    expect(made).toMatch(/^[\da-f]{64}\n$/)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await start(undefined)).toBe('started')
    expect(readFileSync(file, 'utf8')).toBe(made)
    writeFileSync(file, 'scribble')
    expect(await start(undefined)).toContain('holds no key')
    rmSync(file)
    mkdirSync(file)
    expect(await start(undefined)).toContain('cannot be read')
  })

  it('what no key opens can be removed, and only on request', async () => {
    const { begin, answer } = applicantOn(() => app)
    await answer(await begin(), 'about')
    const command = commandOn(owner.db, reseal, [], { APPLICATION_KEYS: newKey })
    expect(await command.run()).toBe(1)
    expect(await owner.db.orm.$count(financeApplication)).toBe(1)
    expect(await command.run('--remove-lost')).toBe(0)
    expect(command.out()).toContain('1 without a key removed.')
    expect(await start(newKey)).toBe('started')
    expect(await command.run('--nonsense')).toBe(2)
    expect(await command.run('--help')).toBe(0)
  })
})
