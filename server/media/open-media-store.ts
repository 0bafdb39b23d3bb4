import { join } from 'node:path'
import type { Environment } from '#config/environment.ts'
import { FolderStore } from '#services/media/folder-store.ts'
import type { MediaStore } from '#services/media/media-store.ts'
import { S3Store } from '#services/media/s3-store.ts'
import { StartError } from '../operator-error.ts'

/** Where pictures are kept: an S3-compatible store if there is one, else a folder. */
export const openMediaStore = (environment: Environment): MediaStore =>
  bucketAt(environment, '') ?? new FolderStore(join(environment.dataDir, 'media'))

/**
 * Files that only staff may see. They are never under /media, whatever asks: on disk in a folder beside, in a bucket
 * under a name that no key of a file can begin with.
 */
export const openPrivateStore = (environment: Environment): MediaStore =>
  bucketAt(environment, '/_private') ?? new FolderStore(join(environment.dataDir, 'private'))

function bucketAt({ s3Url, s3Region, s3AccessKeyId, s3SecretAccessKey }: Environment, below: string): S3Store | null {
  if (s3Url === null) return null
  if (s3AccessKeyId === null || s3SecretAccessKey === null) {
    throw new StartError('S3_URL is set: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.')
  }
  return new S3Store({
    url: `${s3Url.replace(/\/$/, '')}${below}`,
    region: s3Region,
    accessKeyId: s3AccessKeyId,
    secretAccessKey: s3SecretAccessKey.reveal(),
  })
}
