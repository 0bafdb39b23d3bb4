import type { BrandTile } from '#domain/sites/list-brands.server.ts'

/** A group's brands, in the grids the group has sorted them into. */
export function BrandDirectory({ brands }: { brands: readonly BrandTile[] }) {
  const grids = Map.groupBy(brands, (brand) => brand.grid)
  return (
    <section aria-label="Brand directory" className="mt-14">
      {[...grids].map(([title, tiles]) => (
        <div key={title} className="mt-8">
          <h2 className="mb-4">{title}</h2>
          <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
            {tiles.map((brand) => (
              <li key={brand.slug} className="rounded-box border border-line p-4">
                <span className="block font-semibold">{brand.title}</span>
                <span className="text-sm text-muted tabular-nums">{brand.inStock} in stock</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
