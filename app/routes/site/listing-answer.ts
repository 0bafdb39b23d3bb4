import { matchPath } from 'react-router'
import { pagePaths } from '#domain/content/route-paths.ts'
import { openListing } from '#domain/listings/open-listing.server.ts'
import { stateAt } from '#domain/listings/change-state.ts'
import { listingParameters } from '#domain/listings/listing-state.ts'
import { answerWords } from '#domain/listings/phrases/read-words.server.ts'
import { writeAnswer } from '#domain/listings/sent-listing.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import type { Route } from './+types/listing-answer'

export const handle: PageHandle = { parameters: ['path', ...listingParameters] }

/** GET /stock/answer?path=/search/suv&make=…: what a listing answers, for a page that already has everything else of it. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext)
  const { searchParams } = new URL(request.url)
  const { what, model } = matchPath(pagePaths.listing, searchParams.get('path') ?? '')?.params ?? {}
  const base = what && (await openListing(ctx, model === undefined ? [what] : [what, model]))
  if (!base) return Response.json({ code: 'not_found', message: 'There is no such listing.' }, { status: 404 })
  const state = stateAt(base, searchParams)
  const answer = await answerWords(ctx, base, state)
  return new Response(writeAnswer(answer, state.view), { headers: { 'content-type': 'application/json' } })
}
