import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from './mailer.ts'

/** A mail as it came in. */
export interface KeptMail {
  readonly id: string
  readonly at: string
  readonly mail: Mail
}

const mostMails = 500
const idShape = /^\d{13}-[\da-f]{16}$/

/** Where mails go while there is no server for them: files in a folder, the latest few hundred. */
export class Mailbox {
  readonly #dir: string

  constructor(dir: string) {
    this.#dir = dir
  }

  /** Keeps a mail; one that is there already is not kept twice. */
  async put(mail: Mail, now: Date): Promise<void> {
    await mkdir(this.#dir, { recursive: true })
    const key = createHash('sha256').update(`${mail.messageId} ${mail.to.address}`).digest('hex').slice(0, 16)
    const ids = await this.#ids()
    if (ids.some((id) => id.endsWith(key))) return
    const id = `${String(now.getTime()).padStart(13, '0')}-${key}`
    const kept: KeptMail = { id, at: now.toISOString(), mail }
    const unfinished = join(this.#dir, `${id}.part`)
    await writeFile(unfinished, JSON.stringify(kept))
    await rename(unfinished, this.#path(id))
    for (const old of ids.slice(mostMails - 1)) await rm(this.#path(old), { force: true })
  }

  /** The latest first; of one site, or of all. */
  async list(site?: string): Promise<KeptMail[]> {
    const kept = await Promise.all((await this.#ids()).map((id) => this.get(id)))
    return kept.filter((each) => each !== null).filter(({ mail }) => site === undefined || mail.site === site)
  }

  async get(id: string): Promise<KeptMail | null> {
    if (!idShape.test(id)) return null
    const text = await readFile(this.#path(id), 'utf8').catch(() => null)
    return text === null ? null : (JSON.parse(text) as KeptMail)
  }

  #path(id: string): string {
    return join(this.#dir, `${id}.json`)
  }

  async #ids(): Promise<string[]> {
    const names = await readdir(this.#dir).catch(() => [])
    return names
      .flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : []))
      .toSorted()
      .toReversed()
  }
}
