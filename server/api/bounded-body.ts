import { AppError } from '#domain/app-error.ts'

/** A request's body, read until it is too much: what a header says of the length is not believed. */
export async function* boundedBody(request: Request, most: number, tooLarge: string): AsyncGenerator<Uint8Array> {
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > most) throw new AppError('too_large', tooLarge)
    yield chunk
  }
}
