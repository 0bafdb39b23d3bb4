import { AwsClient } from 'aws4fetch'
import { requireMediaKey, type MediaStore } from './media-store.ts'

interface S3Options {
  /** The bucket's address: https://bucket.example or https://s3.example/bucket. */
  readonly url: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Anything that speaks S3. */
export class S3Store implements MediaStore {
  readonly #client: AwsClient
  readonly #url: string

  constructor({ url, region, accessKeyId, secretAccessKey }: S3Options) {
    this.#url = url.replace(/\/$/, '')
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  }

  async read(key: string): Promise<Buffer | null> {
    const response = await this.#ask(key, 'GET')
    if (response.status === 404) return null
    await requireOk(response, key)
    return Buffer.from(await response.arrayBuffer())
  }

  async write(key: string, bytes: Uint8Array, type: string): Promise<void> {
    await requireOk(await this.#ask(key, 'PUT', { body: bytes as BodyInit, headers: { 'content-type': type } }), key)
  }

  async remove(key: string): Promise<void> {
    const response = await this.#ask(key, 'DELETE')
    if (response.status !== 404) await requireOk(response, key)
  }

  #ask(key: string, method: string, init: RequestInit = {}): Promise<Response> {
    requireMediaKey(key)
    return this.#client.fetch(`${this.#url}/${key}`, { method, ...init })
  }
}

async function requireOk(response: Response, key: string): Promise<void> {
  if (response.ok) return
  throw new Error(`The media store answered ${response.status} for '${key}': ${(await response.text()).slice(0, 200)}`)
}
