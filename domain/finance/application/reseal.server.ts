import { lockSealedWithOther, removeSealedWithoutKey, replaceSeal, sealedWith } from '#db/finance-applications.ts'
import { AppError } from '../../app-error.ts'
import type { PlatformCtx } from '../../platform-ctx.ts'
import type { SealingKeys } from '../../sealing/sealing-keys.server.ts'
import { sealedAs } from './sealed-contents.server.ts'

const atOnce = 100

/** Seals with the current key what an older one has sealed, a hundred in a commit: broken off, it goes on where it was. */
export async function resealApplications({ transaction }: PlatformCtx, keys: SealingKeys): Promise<number> {
  let sealed = 0
  for (let last = atOnce; last === atOnce; sealed += last)
    last = await transaction(async (db) => {
      const rows = await lockSealedWithOther(db, keys.currentId, atOnce)
      const lost = rows.find(({ keyId }) => !keys.has(keyId))
      if (lost) throw new AppError('conflict', `An application is sealed with key ${lost.keyId}, which is not here.`)
      for (const row of rows) {
        const as = sealedAs(row.siteId, row.token)
        await replaceSeal(db, row, keys.seal(keys.open(row.sealed, as), as))
      }
      return rows.length
    })
  return sealed
}

/** Removes what was sealed with keys that are not here any more: nobody can read it. */
export async function removeLost({ db, transaction }: PlatformCtx, keys: SealingKeys): Promise<number> {
  const known = (await sealedWith(db)).map(({ keyId }) => keyId).filter((keyId) => keys.has(keyId))
  return transaction((inCommit) => removeSealedWithoutKey(inCommit, [keys.currentId, ...known]))
}
