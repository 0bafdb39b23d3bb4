import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { TextLink } from '../../ui/link.tsx'
import { AnnouncementBar } from './announcement-bar.tsx'
import { MobileBar } from './mobile-bar.tsx'
import { StickyHeader } from './sticky-header.tsx'

/** The banner, if the site has one, where the vehicle is, and the way here; and what stays in sight further down. */
export function PageHead({ view }: { view: VehiclePageView }) {
  const { banner, crumbs, announcement } = view
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
      <AnnouncementBar announcement={announcement} />
      <StickyHeader view={view} />
      <MobileBar view={view} />
      <div className="page py-3 gallery:py-5">
        <Breadcrumb crumbs={crumbs} />
      </div>
    </>
  )
}
