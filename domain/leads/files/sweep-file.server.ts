import { findLeadByToken } from '#db/leads.ts'
import { siteAccess } from '#db/site-access.ts'
import type { MediaStore } from '#services/media/media-store.ts'
import type { PlatformCtx } from '../../platform-ctx.ts'
import { fileKey } from './file-name.ts'

interface Swept {
  readonly siteId: number
  readonly clientToken: string
  readonly reference: string
}

/** Removes a file that no lead has: its form was never sent, was sent with another, or its lead is gone. */
export async function sweepFile(
  { db }: Pick<PlatformCtx, 'db'>,
  files: Pick<MediaStore, 'remove'>,
  { siteId, clientToken, reference }: Swept,
): Promise<void> {
  const lead = await findLeadByToken(siteAccess(db, siteId), clientToken)
  if (lead && Object.values(lead.extra).includes(reference)) return
  await files.remove(fileKey(siteId, clientToken, reference))
}
