import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type FileStream = { nfd?: number; node: unknown }
type NodeFiles = { stream_ops: { fsync?: (stream: FileStream) => number }; realPath(node: unknown): string }

/**
 * Files whose fsync reaches the disk. As shipped, the file layer under PGlite has none, so a commit would survive the
 * end of the process but not the end of the machine's power.
 */
export class DurableFiles extends NodeFS {
  syncs = 0

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, options)
    const addFsync = (module: { NODEFS: unknown }) => {
      const files = module.NODEFS as NodeFiles
      files.stream_ops.fsync = (stream) => {
        this.syncs += 1
        if (stream.nfd === undefined) syncFolder(files.realPath(stream.node))
        else fsyncSync(stream.nfd)
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [addFsync, ...(emscriptenOpts.preRun ?? [])] } }
  }
}

/** Makes everything below the folder last. */
export function syncTree(path: string) {
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    const name = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) syncFolder(name)
    else sync(name, 'r+')
  }
  syncFolder(path)
}

/** Makes a rename or a new file inside the folder last. */
export function syncFolder(path: string) {
  // Windows has no handle for a folder, and needs none: its file system writes names through.
  if (process.platform !== 'win32') sync(path, 'r')
}

function sync(path: string, access: 'r' | 'r+') {
  const opened = openSync(path, access)
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
