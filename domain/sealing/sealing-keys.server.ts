import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Secret } from '#config/secret.ts'

/** A key by what is made of it: each use has its own, so that none tells anything of another. */
interface Key {
  /** Follows from the key itself: under it a key is known to be the right one, and nothing more. */
  readonly id: string
  readonly contents: Buffer
  readonly links: Buffer
}

const nonceBytes = 12
const tagBytes = 16
const format = '1'

/** What was sealed was changed, belongs elsewhere, or was sealed with a key that is not here. */
export class SealError extends Error {
  override readonly name = 'SealError'
}

/**
 * Seals what nobody may read in the database (AES-256-GCM) and signs what opens it. The first key is the one that seals and
 * signs; the others still open and verify, until nothing is left of them.
 */
export class SealingKeys {
  readonly #keys: readonly [Key, ...Key[]]

  constructor(keys: readonly Secret[]) {
    const [current, ...older] = keys.map(keyOf)
    if (!current) throw new SealError('There is no key to seal with.')
    this.#keys = [current, ...older]
  }

  get currentId(): string {
    return this.#keys[0].id
  }

  has(keyId: string): boolean {
    return this.#keys.some(({ id }) => id === keyId)
  }

  /** An envelope that opens only as what it was sealed as: another site's or another row's is refused. */
  seal(text: string, as: string): { keyId: string; sealed: string } {
    const [{ id, contents }] = this.#keys
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', contents, nonce)
    cipher.setAAD(boundTo(id, as))
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    const packed = Buffer.concat([nonce, cipher.getAuthTag(), body])
    return { keyId: id, sealed: [format, id, packed.toString('base64url')].join('.') }
  }

  open(sealed: string, as: string): string {
    const [version, id = '', packed = ''] = sealed.split('.')
    const key = this.#keys.find((each) => each.id === id)
    if (version !== format) throw new SealError('This was not sealed by us.')
    if (!key) throw new SealError(`This was sealed with key ${id}, which is not here.`)
    const bytes = Buffer.from(packed, 'base64url')
    if (bytes.length < nonceBytes + tagBytes) throw new SealError('A part of what was sealed is missing.')
    const decipher = createDecipheriv('aes-256-gcm', key.contents, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
    decipher.setAAD(boundTo(id, as))
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    try {
      return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
    } catch {
      throw new SealError('What was sealed was changed, or belongs to something else.')
    }
  }

  /** By none of what the database holds: whoever has a copy of that can make no link. */
  sign(text: string): string {
    return signatureOf(this.#keys[0], text).toString('base64url')
  }

  verifies(text: string, signature: string): boolean {
    // As text: the last character of one has bits that say nothing.
    const given = Buffer.from(signature)
    return this.#keys.some((key) => {
      const right = Buffer.from(signatureOf(key, text).toString('base64url'))
      return given.length === right.length && timingSafeEqual(given, right)
    })
  }
}

const signatureOf = ({ links }: Key, text: string): Buffer => createHmac('sha256', links).update(text).digest()

const boundTo = (keyId: string, as: string): Buffer => Buffer.from(`${format}.${keyId}.${as}`)

function keyOf(secret: Secret): Key {
  const bytes = readSealingKey(secret.reveal())
  if (!bytes) throw new SealError('A key has 32 bytes, as 64 hexadecimal digits or in base64.')
  const derive = (use: string, length: number) => Buffer.from(hkdfSync('sha256', bytes, '', `forecourt ${use}`, length))
  return { id: derive('key id', 8).toString('hex'), contents: derive('contents', 32), links: derive('links', 32) }
}

/** 32 bytes as they are written in an environment; null for anything else. */
export function readSealingKey(text: string): Buffer | null {
  if (/^[\da-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  return /^[\w+/-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : null
}
