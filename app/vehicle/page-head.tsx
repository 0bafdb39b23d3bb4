import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { TextLink } from '../ui/link.tsx'

/** The banner, if the site has one, and the way here. */
export function PageHead({ view: { banner, crumbs } }: { view: Pick<VehiclePageView, 'banner' | 'crumbs'> }) {
  return (
    <>
      {banner && (
        <p className="bg-block py-2 text-center text-on-block [&_:focus-visible]:outline-on-block">
          {banner.href ? (
            <TextLink standalone to={banner.href} className="hover:text-on-block">
              {banner.text}
            </TextLink>
          ) : (
            banner.text
          )}
        </p>
      )}
      <div className="page py-3 gallery:py-5">
        <Breadcrumb crumbs={crumbs} />
      </div>
    </>
  )
}
