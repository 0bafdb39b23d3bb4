import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { letOthersIn } from '#search/slices.ts'

/** Gathered before they are written: one write for each small block would take longer than the rest. */
const bytesAtOnce = 1 << 20
/** Writing takes seconds: what was begun longer ago has nobody who will finish it. */
const abandonedMs = 3_600_000
const unfinishedName = '.unfinished-'

/** Writes blocks of bytes into a file that is there only when all of it is, letting others in between. */
export async function writeBlocks(path: string, blocks: Iterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await removeAbandoned(dirname(path))
  const unfinished = join(dirname(path), `${unfinishedName}${randomUUID()}`)
  try {
    await using file = await open(unfinished, 'wx')
    let [waiting, bytes, sum]: [Uint8Array[], number, number] = [[], 0, 0]
    const flush = async (): Promise<void> => {
      await file.appendFile(Buffer.concat(waiting))
      ;[waiting, bytes] = [[], 0]
    }
    const add = (block: Uint8Array): void => {
      const length = lengthBytes(block.length)
      sum = crc32(block, crc32(length, sum))
      waiting.push(length, block)
      bytes += block.length
    }
    for (const block of blocks) {
      add(block)
      if (bytes >= bytesAtOnce) await flush()
      else await letOthersIn()
    }
    waiting.push(lengthBytes(sum))
    await flush()
    await file.sync()
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await rename(unfinished, path)
}

/** The blocks of a file; throws where it is not whole. */
export async function readBlocks(path: string): Promise<Uint8Array[]> {
  const bytes = await readFile(path)
  const end = bytes.length - 4
  if (end < 0 || crc32(bytes.subarray(0, end)) !== bytes.readUInt32LE(end))
    throw new RangeError('The file is not whole.')
  const blocks: Uint8Array[] = []
  for (let at = 0; at < end;) {
    const from = at + 4
    at = from + bytes.readUInt32LE(at)
    blocks.push(bytes.subarray(from, at))
  }
  return blocks
}

function lengthBytes(length: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(length)
  return bytes
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(unfinishedName)) continue
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (mtimeMs < Date.now() - abandonedMs) await rm(path, { force: true })
  }
}
