import { readFile, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/test-run.ts'
import { readBlocks, writeBlocks } from './block-file.ts'

let folder: ReturnType<typeof temporaryFolder>
let path: string
beforeEach(() => {
  folder = temporaryFolder()
  path = join(folder.path, 'below', 'file')
})
afterEach(() => folder.remove())

const blocks = [Buffer.from('one'), Buffer.alloc(0), Buffer.alloc(3_000_000, 7), Buffer.from('last')]

it('blocks are read as they were written', async () => {
  await writeBlocks(path, blocks)
  expect((await readBlocks(path)).map((block) => Buffer.from(block))).toEqual(blocks)
})

it.each<[string, (bytes: Buffer) => Buffer]>([
  ['cut off', (bytes) => bytes.subarray(0, -1)],
  ['cut off at a block', (bytes) => bytes.subarray(0, 7)],
  ['empty', () => Buffer.alloc(0)],
  ['changed in one bit', (bytes) => Buffer.from(bytes.with(9, bytes[9]! ^ 1))],
])('a file that is %s is refused', async (_, spoil) => {
  await writeBlocks(path, blocks)
  await writeFile(path, spoil(await readFile(path)))
  await expect(readBlocks(path)).rejects.toThrow('not whole')
})

it('writing that fails leaves what was there, and nothing else', async () => {
  await writeBlocks(path, blocks.slice(0, 1))
  const failing = Iterator.from(blocks).map((block) => {
    if (block.toString() === 'last') throw new Error('no space left')
    return block
  })
  await expect(writeBlocks(path, { [Symbol.iterator]: () => failing })).rejects.toThrow('no space left')
  expect(await readBlocks(path)).toHaveLength(1)
  expect(await readdir(join(folder.path, 'below'))).toEqual(['file'])
})

it('what a process that died left unfinished is removed in time', async () => {
  await writeBlocks(path, blocks)
  const [old, young] = ['.unfinished-old', '.unfinished-young'].map((name) => join(folder.path, 'below', name))
  await writeFile(old!, 'x')
  await writeFile(young!, 'x')
  await utimes(old!, new Date(0), new Date(0))
  await writeBlocks(path, blocks)
  expect((await readdir(join(folder.path, 'below'))).toSorted()).toEqual(['.unfinished-young', 'file'])
})
