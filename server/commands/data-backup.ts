import { once } from 'node:events'
import { createWriteStream, existsSync } from 'node:fs'
import { cp, mkdir, open, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createGzip } from 'node:zlib'
import { backUp } from '#db/backup.ts'
import { AppError } from '#domain/app-error.ts'
import { type CommandDeps, UsageError, exitCodeOf, shellDeps, withDatabase } from './run-command.ts'

const usage = `Usage: npm run data:backup -- --to <folder>

  --to <folder>   where the backup is written; must not exist yet
  --help          print this

Writes every row of the database, of one moment, and the uploaded files if they lie in DATA_DIR. It works beside a running
server, and a backup of the embedded database can be restored into PostgreSQL, and the other way round.
Exit code: 0 written, 1 failed (nothing is left behind), 2 wrong usage.`

/** What lies in a backup's folder: the rows, and the folders of files as they are called in DATA_DIR. */
export const rowsFile = 'rows.ndjson.gz'
export const fileFolders = ['media', 'private'] as const

/** Writes a backup; answers the exit code. */
export function main(argv: string[], deps: CommandDeps): Promise<number> {
  return exitCodeOf(deps, usage, async () => {
    const { values } = parseArgs({
      args: argv,
      options: { to: { type: 'string' }, help: { type: 'boolean', default: false } },
    })
    if (values.help) {
      deps.out(usage)
      return 0
    }
    if (!values.to) throw new UsageError('--to is missing.')
    const target = resolve(values.to)
    if (existsSync(target)) throw new AppError('conflict', `${target} exists already. Give a new folder.`)
    const unfinished = `${target}.unfinished`
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { recursive: true })
    try {
      const rows = await withDatabase(deps, async (db, { dataDir, s3Url }) => {
        const count = await writeRows(join(unfinished, rowsFile), (write) => backUp(db, deps.clock(), write))
        // After the rows: a file that a row names was there before the row was.
        if (s3Url === null) await copyFiles(dataDir, unfinished)
        else deps.out('Uploaded files are in the S3 store and are not part of the backup.')
        return count
      })
      await rename(unfinished, target)
      deps.out(`${rows} rows written to ${target}.`)
      return 0
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true })
      throw error
    }
  })
}

type Write = (line: string) => Promise<void>

/** Compressed on the way, and on the disk before it counts. Where it cannot be written, whoever writes is told. */
export async function writeRows(path: string, produce: (write: Write) => Promise<number>): Promise<number> {
  const gzip = createGzip()
  const file = createWriteStream(path)
  const written = pipeline(gzip, file)
  // Told where it is awaited; until then it is nobody's.
  written.catch(() => {})
  const count = await produce(async (line) => {
    if (gzip.destroyed) await written
    // A disk that is full never asks for more.
    if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), written])
  })
  gzip.end()
  await written
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
  return count
}

async function copyFiles(from: string, to: string): Promise<void> {
  for (const folder of fileFolders) {
    if (existsSync(join(from, folder))) await cp(join(from, folder), join(to, folder), { recursive: true })
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), shellDeps())
