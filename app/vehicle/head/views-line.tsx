import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'

/** How often it was looked at, where the site tells; and that something has changed since this page was made. */
export function ViewsLine({
  viewed: { slug, href, known, price, status, isShown },
}: {
  viewed: VehiclePageView['viewed']
}) {
  return (
    <div
      data-island="views"
      data-wake="rest"
      data-slug={slug}
      data-known={known}
      data-price={price}
      data-status={status}
      className="basis-full text-sm text-muted"
    >
      {isShown && <p data-views className="min-h-6 tabular-nums noscript:hidden" />}
      <output data-old hidden>
        This page has changed since you opened it.{' '}
        <a href={href} className="underline underline-offset-4">
          Show it as it is now
        </a>
      </output>
    </div>
  )
}
