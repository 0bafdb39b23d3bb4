import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '#config/environment.ts'
import { Secret } from '#config/secret.ts'
import type { Database } from '#db/database.ts'
import { sampleSealed, sealedWith } from '#db/finance-applications.ts'
import { sealedAs } from '#domain/finance/application/sealed-contents.server.ts'
import { readSealingKey, SealingKeys } from '#domain/sealing/sealing-keys.server.ts'
import { StartError } from './operator-error.ts'

type Place = Pick<Environment, 'applicationKeys' | 'mode' | 'dataDir'>

/** The keys, once it is sure that they open what the database holds: whoever lost one hears it now, not from a shopper. */
export async function openSealing(environment: Place, db: Pick<Database, 'orm'>): Promise<SealingKeys> {
  const keys = readKeys(environment)
  for (const { keyId, rows } of await sealedWith(db.orm)) {
    if (!keys.has(keyId)) throw new StartError(lostKey(keyId, rows, environment))
    const row = await sampleSealed(db.orm, keyId)
    if (row) requireOpens(keys, row)
  }
  return keys
}

/** Its key is here by name: what does not open with it was changed in the database. */
function requireOpens(
  keys: SealingKeys,
  { siteId, token, sealed }: { siteId: number; token: string; sealed: string },
): void {
  try {
    keys.open(sealed, sealedAs(siteId, token))
  } catch (error) {
    throw new StartError(
      `The finance application ${token} cannot be opened with its own key: the database was changed. Restore it from a backup.`,
      { cause: error },
    )
  }
}

/** The environment's keys, else in a demo one of its own. */
export function readKeys({ applicationKeys, mode, dataDir }: Place): SealingKeys {
  if (applicationKeys) return new SealingKeys(applicationKeys)
  if (mode === 'demo') return new SealingKeys([demoKey(dataDir)])
  throw new StartError(
    'APPLICATION_KEYS is missing: finance applications are sealed with it. Make a key (openssl rand -hex 32), keep it apart from the database, and set it.',
  )
}

const lostKey = (keyId: string, rows: number, { applicationKeys, dataDir }: Place): string =>
  `${rows} finance application${rows === 1 ? ' is' : 's are'} sealed with key ${keyId}, and ${
    applicationKeys ? 'APPLICATION_KEYS does not have it' : `${keyFile(dataDir)} is another`
  }. Add that key after the current one; if it is lost, so are they: remove them with npm run applications:reseal -- --remove-lost.`

const keyFile = (dataDir: string): string => join(dataDir, 'application-key')

/** Made once, readable by its owner alone; not in backups, which lie elsewhere. */
function demoKey(dataDir: string): Secret {
  const file = keyFile(dataDir)
  const text = keptKey(file) ?? makeKey(dataDir, file)
  if (!readSealingKey(text))
    throw new StartError(`${file} holds no key. Put the right one back, or delete the file with the demo's data.`)
  return new Secret(text)
}

function keptKey(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new StartError(`${file} cannot be read. Give it to the user this runs as.`, { cause: error })
  }
}

/** Whole before it has its name: of two who make it at once, both have the first one's. */
function makeKey(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true })
  const made = `${file}.${process.pid}`
  writeFileSync(made, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
  try {
    linkSync(made, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(made, { force: true })
  }
  return keptKey(file)!
}
