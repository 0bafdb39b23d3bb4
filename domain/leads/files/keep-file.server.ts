import { createHash } from 'node:crypto'
import { AppError } from '../../app-error.ts'
import type { Ctx } from '../../ctx.ts'
import { addWork } from '../../outbox/add-work.server.ts'
import { countSiteWrites } from '../../write-limits.server.ts'
import { fileKindOf } from './file-kind.server.ts'
import { acceptedExtensions } from './file-kinds.ts'
import { fileKey, harmlessName } from './file-name.ts'

/** A long résumé with pictures; what is larger does not arrive in every mailbox. */
export const largestFile = 5 * 1024 * 1024
export const tooLargeFile = 'The file may have at most 5 MB.'

/** A disk that is full, or a store that is away, takes somebody to put right. */
const storeBackSeconds = 60
/** A form stands open for a while after its file was sent; then the file is somebody's who has left. */
const sweptAfterMs = 24 * 3_600_000

export interface SentFile {
  /** As the device calls it. */
  readonly name: string
  readonly bytes: Buffer
}

/** A file under the name it will be kept by, or why it is not taken. */
export function readFile({ name, bytes }: SentFile): { reference: string } | { fault: string } {
  if (bytes.length > largestFile) return { fault: tooLargeFile }
  const kind = fileKindOf(bytes)
  if (!kind) return { fault: `Choose a document: ${acceptedExtensions.join(', ')}.` }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return { reference: `${hash}/${harmlessName(name, kind)}` }
}

type FileCtx = Pick<Ctx, 'site' | 'db' | 'transaction' | 'clock' | 'address' | 'files' | 'log'>

/**
 * Keeps a file for the lead that will be sent under this id. It is promised to be removed before it is written: should the
 * lead not come, or the process end, it goes. The same file again is the same one.
 */
export async function keepFile(ctx: FileCtx, clientToken: string, file: SentFile): Promise<string> {
  const read = readFile(file)
  if ('fault' in read)
    throw new AppError('bad_request', read.fault, [{ field: 'file', message: read.fault, code: 'invalid' }])
  await ctx.transaction(async (db) => {
    await countSiteWrites({ db, clock: ctx.clock }, [
      { name: 'lead-file-by-address', who: ctx.address },
      { name: 'lead-file-at-site', who: '' },
    ])
    const payload = { clientToken, reference: read.reference }
    await addWork(db, { kind: 'lead-file.sweep', payload, dueAt: new Date(ctx.clock().getTime() + sweptAfterMs) })
  })
  const key = fileKey(ctx.site.id, clientToken, read.reference)
  await ctx.files.write(key, file.bytes, 'application/octet-stream').catch((error: unknown) => {
    ctx.log.error({ err: error }, 'a file could not be stored')
    const [message, retryAfterSeconds] = [
      'Your file cannot be stored just now. Please try again later.',
      storeBackSeconds,
    ]
    throw new AppError('unavailable', message, [], { retryAfterSeconds })
  })
  return read.reference
}
