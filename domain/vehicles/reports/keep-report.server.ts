import { createHash } from 'node:crypto'
import type { MediaStore } from '#services/media/media-store.ts'
import { AppError } from '../../app-error.ts'
import { fileKindOf } from '../../leads/files/file-kind.server.ts'
import { fileKinds } from '../../leads/files/file-kinds.ts'
import type { Logger } from '../../logger.ts'
import { reportKey } from './report-key.ts'

/** A report with pictures of every panel. */
export const largestReport = 10 * 1024 * 1024

/** A disk that is full, or a store that is away, takes somebody to put right. */
const storeBackSeconds = 60

interface ReportCtx {
  readonly files: MediaStore
  readonly log: Logger
}

/** Keeps a dealership's report where only links of ours open it; answers what its feed names it by. */
export async function keepReport({ files, log }: ReportCtx, dealershipId: number, bytes: Buffer): Promise<string> {
  if (fileKindOf(bytes) !== fileKinds.pdf)
    throw new AppError('unsupported_media_type', 'A report is a PDF. Please send one as the body.')
  const key = reportKey(dealershipId, createHash('sha256').update(bytes).digest('hex').slice(0, 32))
  await files.write(key, bytes, fileKinds.pdf.type).catch((error: unknown) => {
    log.error({ err: error }, 'a report could not be stored')
    throw new AppError('unavailable', 'The report cannot be stored just now. Please send it again later.', [], {
      retryAfterSeconds: storeBackSeconds,
    })
  })
  return key
}
