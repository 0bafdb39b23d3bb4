/** Where files are kept. Keys are paths of plain words; a key's content never changes. */
export interface MediaStore {
  /** Null where there is no such file. */
  read(key: string): Promise<Buffer | null>
  write(key: string, bytes: Uint8Array, type: string): Promise<void>
  remove(key: string): Promise<void>
}

const part = '[a-z0-9][a-z0-9._-]*'
const keyPattern = new RegExp(`^${part}(?:/${part})*$`)

/** Whether a text can be a key: no way up, no hidden files, nothing a file system or an address would misread. */
export const isMediaKey = (text: string): boolean => text.length <= 200 && keyPattern.test(text)

export function requireMediaKey(key: string): void {
  if (!isMediaKey(key)) throw new Error(`'${key}' cannot be the key of a file.`)
}
