import { directoryPaths } from '#domain/content/route-paths.ts'
import type { BrandsView } from '#domain/brands/open-brands.server.ts'
import { BrandGrid } from '../parts/brand-grid.tsx'
import { DirectorySearch } from './directory-search.tsx'
import { PageHead } from './page-head.tsx'

/** The directory of brands, in its grids. */
export function BrandsPage({ view: { crumbs, q, total, found, grids } }: { view: BrandsView }) {
  return (
    <>
      <PageHead crumbs={crumbs} title="Brands">
        <DirectorySearch action={directoryPaths.brands} name="q" label="Find a brand" value={q} submit="Search" />
      </PageHead>
      <div className="page pt-8 pb-16">
        {q !== '' && (
          <output className="mb-6 block text-lg">
            {found === 0
              ? `None of our ${total} brands is called ‘${q}’. Check the spelling, or show all.`
              : `${found} of ${total} brands for ‘${q}’`}
          </output>
        )}
        {grids.map(({ name, brands }) => (
          <section key={name} className="not-first:mt-12">
            <h2 className="mb-5 roadhouse:text-4xl roadhouse:uppercase">{name}</h2>
            <BrandGrid brands={brands} />
          </section>
        ))}
        {total === 0 && <p className="text-lg">Nothing on the lot just now: brands stand here as vehicles arrive.</p>}
      </div>
    </>
  )
}
