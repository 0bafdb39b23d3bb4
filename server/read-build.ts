import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { type Asset, loadAssets } from './assets.ts'
import { StartError } from './operator-error.ts'

interface Build {
  serverBuild: ServerBuild
  assets: ReadonlyMap<string, Asset>
}

/** The built application in a folder: its pages, and the files browsers ask for. */
export async function readBuild(folder: URL): Promise<Build> {
  try {
    const serverBuild = (await import(new URL('server/index.js', folder).href)) as ServerBuild
    return { serverBuild, assets: await loadAssets(fileURLToPath(new URL('client', folder))) }
  } catch (error) {
    if (!isUnreadable(error)) throw error
    throw new StartError(`The built application cannot be read (${error.message}). Run: npm run build`, {
      cause: error,
    })
  }
}

const codes = new Set(['ERR_MODULE_NOT_FOUND', 'ENOENT', 'EACCES', 'ENOTDIR', 'EISDIR'])

/** A fault inside the build is ours, and keeps its stack. */
const isUnreadable = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && codes.has(String(error.code))
