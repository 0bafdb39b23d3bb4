import { createReadStream, existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createGunzip } from 'node:zlib'
import { restore } from '#db/restore.ts'
import { AppError } from '#domain/app-error.ts'
import { fileFolders, rowsFile } from './data-backup.ts'
import { type CommandDeps, UsageError, exitCodeOf, shellDeps, withDatabase } from './run-command.ts'

const usage = `Usage: npm run data:restore -- --from <folder> [--replace]

  --from <folder>   a backup, as npm run data:backup wrote it
  --replace         throw away every row there is; without it only an empty database is filled
  --help            print this

All of it is restored or nothing. It works beside a running server, which then reads everything again.
Exit code: 0 restored, 1 refused or failed (nothing was changed), 2 wrong usage.`

/** Restores a backup; answers the exit code. */
export function main(argv: string[], deps: CommandDeps): Promise<number> {
  return exitCodeOf(deps, usage, async () => {
    const { values } = parseArgs({
      args: argv,
      options: {
        from: { type: 'string' },
        replace: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) {
      deps.out(usage)
      return 0
    }
    if (!values.from) throw new UsageError('--from is missing.')
    const from = resolve(values.from)
    const rows = join(from, rowsFile)
    if (!existsSync(rows)) throw new AppError('not_found', `There is no backup in ${from}: ${rowsFile} is missing.`)
    const count = await withDatabase(deps, async (db, { dataDir, s3Url }) => {
      // Before the rows: what they name is there when they are.
      if (s3Url === null) await copyFiles(from, dataDir)
      return restore(db, { lines: linesOf(rows), replace: values.replace })
    })
    deps.out(`${count} rows restored.`)
    return 0
  })
}

/** Not readline: it ends quietly where a damaged file ends. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const source = createReadStream(path)
  const unpacked = source.pipe(createGunzip())
  source.on('error', (error) => unpacked.destroy(error))
  let rest = ''
  for await (const text of unpacked.setEncoding('utf8')) {
    const lines = `${rest}${text as string}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

/** A file's name says what is in it: one that is there already is the same. */
async function copyFiles(from: string, to: string): Promise<void> {
  for (const folder of fileFolders) {
    if (existsSync(join(from, folder))) {
      await cp(join(from, folder), join(to, folder), { recursive: true, force: false })
    }
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), shellDeps())
