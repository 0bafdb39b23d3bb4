// Loaded before a program where no small disk can be mounted: while the file `ballast` lies there, $DISK is as good as full.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const isFull = (path) => String(path).startsWith(process.env.DISK) && fs.existsSync(`${process.env.DISK}/ballast`)
const refusal = (path) =>
  Object.assign(new Error(`ENOSPC: no space left on device, write '${path}'`), { code: 'ENOSPC', path })

const { writeFileSync } = fs
const { writeFile } = fs.promises
fs.writeFileSync = (path, ...rest) => {
  if (isFull(path)) throw refusal(path)
  return writeFileSync(path, ...rest)
}
// What was begun lies there, empty, as on a disk that is really full.
fs.promises.writeFile = async (path, data, ...rest) => {
  if (!isFull(path)) return writeFile(path, data, ...rest)
  await writeFile(path, '')
  throw refusal(path)
}
syncBuiltinESMExports()
