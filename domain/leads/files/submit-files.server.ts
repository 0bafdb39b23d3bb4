import { findLeadByToken, type LeadRecord } from '#db/leads.ts'
import { AppError } from '../../app-error.ts'
import type { Ctx } from '../../ctx.ts'
import type { LeadSubmission } from '../lead-submission.ts'
import type { LeadDraft, LeadInput } from '../parse-lead.ts'
import type { Fault } from '../read-field.ts'
import { keepFile, readFile } from './keep-file.server.ts'
import { filesOf } from './lead-files.ts'

/** What was sent, with each file as the reference it will be kept under, and what is wrong with files. */
export function referFiles({ input, files }: Pick<LeadSubmission, 'input' | 'files'>): {
  input: LeadInput
  faults: readonly Fault[]
} {
  const read = Object.entries(files ?? {}).map(([field, file]) => [field, readFile(file)] as const)
  const references = read.map(([field, each]) => [field, 'reference' in each ? each.reference : ''] as const)
  const faults = read.flatMap(([field, each]) =>
    'fault' in each ? [{ field, message: each.fault, code: 'invalid' as const }] : [],
  )
  return { input: { ...input, ...Object.fromEntries(references) }, faults }
}

type FilesCtx = Pick<Ctx, 'site' | 'db' | 'transaction' | 'clock' | 'address' | 'files' | 'log'>
interface Submitted extends Pick<LeadSubmission, 'files'> {
  clientToken: string
  draft: LeadDraft
}

/**
 * Sees to it that the files of a lead are kept before it is stored: those that came with it are, those it refers to must have
 * come. Answers the lead where it is stored already, for then that has been done.
 */
export async function requireFiles(
  ctx: FilesCtx,
  { clientToken, draft, files }: Submitted,
): Promise<LeadRecord | null> {
  const needed = filesOf({ siteId: ctx.site.id, clientToken, form: draft.form, extra: draft.extra })
  if (needed.length === 0) return null
  const earlier = await findLeadByToken(ctx.db, clientToken)
  if (earlier) return earlier
  for (const { field, key } of needed) {
    const sent = files?.[field]
    if (sent) await keepFile(ctx, clientToken, sent)
    else if (!(await ctx.files.read(key))) {
      const message = 'Choose your file again, please.'
      throw new AppError('bad_request', message, [{ field, message, code: 'invalid' }])
    }
  }
  return null
}
