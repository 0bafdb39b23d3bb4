import { data, redirect } from 'react-router'
import { graphTags } from '#domain/content/open-graph.ts'
import { suggestPage } from '#domain/content/suggest-page.server.ts'
import { openListing } from '#domain/listings/open-listing.server.ts'
import { answerWords } from '#domain/listings/phrases/read-words.server.ts'
import { listingMeta } from '#domain/listings/listing-meta.ts'
import { listingParameters } from '#domain/listings/listing-state.ts'
import { meantHref, stateAt } from '#domain/listings/change-state.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { ListingPage } from '../../listing/listing-page.tsx'
import { openedListing, sentListing } from '../../listing/opened-listing.ts'
import { knownSource } from '../../listing/listing-source.ts'
import type { Route } from './+types/listing'

export const handle: PageHandle = { parameters: listingParameters }

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const base = await openListing(ctx, params.model === undefined ? [params.what] : [params.what, params.model])
  if (!base) throw data({ suggestion: await suggestPage(ctx, new URL(request.url).pathname) }, 404)
  const { searchParams } = new URL(request.url)
  // Named by a script that asks for data, not by the shopper.
  searchParams.delete('_routes')
  const state = stateAt(base, searchParams)
  const answer = await answerWords(ctx, base, state)
  // What words certainly mean are filters, each to be taken back; what is stocked decides, so nobody may keep it.
  const meant = meantHref(base.path, answer, searchParams)
  if (meant !== null) throw redirect(meant, { headers: { 'cache-control': 'no-store' } })
  return sentListing({ base, answer }, state.view)
}

/** What this browser can answer by itself is not asked of the server. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const source = knownSource(pathname)
  const answer = source?.now(stateAt(source.base, searchParams))
  // Words that are being typed stay words; any others the server leads to their filters.
  const isMeant = answer?.meant?.search != null && !source?.isTyped(searchParams)
  return source && answer && !isMeant ? { opened: { base: source.base, answer } } : serverLoader()
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return []
  const { base, answer } = openedListing(loaderData)
  const state = stateAt(base, new URLSearchParams(location.search))
  const { title, description, canonical, robots, jsonLd } = listingMeta(base, state, answer)
  return [
    { title },
    { name: 'description', content: description },
    ...(robots ? [{ name: 'robots', content: robots }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(import.meta.env.SSR
      ? graphTags({
          siteName: base.siteName,
          title: base.title,
          description,
          url: canonical,
          picture: answer.cards.find(({ picture }) => picture !== null)?.picture ?? null,
        })
      : []),
    ...jsonLd.map((entry) => ({ 'script:ld+json': entry })),
  ]
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  const opened = openedListing(loaderData)
  // Keyed: another listing begins anew.
  return <ListingPage key={opened.base.path} {...opened} />
}
