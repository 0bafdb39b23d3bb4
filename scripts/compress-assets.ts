// Writes .br and .gz beside every compressible built file, once, at the slow settings.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const folder = join(import.meta.dirname, '../build/client')
const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(js|css|svg|json|webmanifest|txt)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))

await Promise.all(
  files.map(async (file) => {
    const plain = await readFile(file)
    const [br, gz] = await Promise.all([toBrotli(plain), toGzip(plain, { level: 9 })])
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  }),
)
