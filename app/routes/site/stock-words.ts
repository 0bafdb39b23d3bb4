import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { sentWords } from '#domain/listings/phrases/stock-words.ts'
import type { Route } from './+types/stock-words'

export const handle: PageHandle = { parameters: [] }

/** GET /stock/words: what the site's vehicles are called, for a browser that reads phrases by itself. */
export const loader = async ({ context }: Route.LoaderArgs): Promise<Response> =>
  Response.json(await sentWords(context.get(requestContext)))
