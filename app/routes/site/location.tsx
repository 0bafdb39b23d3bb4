import { useEffect } from 'react'
import type { Ctx } from '#domain/ctx.ts'
import { openDealership } from '#domain/locations/open-dealerships.server.ts'
import { openLocation } from '#domain/locations/open-location.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { DirectoryFrame } from '../../directory/directory-frame.tsx'
import { openedPage } from '../../directory/opened-page.ts'
import type { Route } from './+types/location'

export const handle: PageHandle = { parameters: [] }

/** GET /locations/{location}, or {dealership}; without either, all of them. */
export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  return openedPage(ctx, request, slug === undefined ? { redirect: '/dealerships' } : await openSlug(ctx, slug))
}

async function openSlug(ctx: Ctx, slug: string) {
  const location = await openLocation(ctx, slug)
  if (location) return { meta: location.meta, location, places: null }
  const places = await openDealership(ctx, slug)
  return places && 'meta' in places ? { meta: places.meta, location: null, places } : places
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

const parts = import.meta.env.SSR
  ? {
      ...(await import('../../directory/location-page.tsx')),
      ...(await import('../../directory/dealerships-page.tsx')),
    }
  : null

export default function Location({ loaderData: { forServer } }: Route.ComponentProps) {
  useEffect(wakeMap, [])
  return (
    <DirectoryFrame>
      {parts && forServer?.location && <parts.LocationPage view={forServer.location} />}
      {parts && forServer?.places && <parts.DealershipsPage view={forServer.places} searches={false} />}
    </DirectoryFrame>
  )
}

/** The map that can be moved comes when it is near. */
function wakeMap(): (() => void) | undefined {
  const island = document.querySelector<HTMLElement>('[data-island=location-map]')
  if (!island) return undefined
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry!.isIntersecting) return
      near.disconnect()
      // Without it the drawn one stays.
      import('../../islands/location-map.ts').then(
        ({ start }) => start(island),
        () => {},
      )
    },
    { rootMargin: '500px' },
  )
  near.observe(island)
  return () => near.disconnect()
}
