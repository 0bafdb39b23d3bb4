import type { BrandTile } from '#domain/brands/list-brands.server.ts'
import { PicturePlaceholder } from '../ui/picture-placeholder.tsx'

/** Brands side by side; a quiet template has them as lines of an index. */
export function BrandGrid({ brands }: { brands: readonly BrandTile[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 gallery:max-sm:grid-cols-1 sm:grid-cols-3 lg:grid-cols-6 roadhouse:gap-2 gallery:gap-x-6 gallery:sm:gap-x-10 gallery:gap-y-0 gallery:lg:grid-cols-4">
      {brands.map((brand) => (
        <li key={brand.slug} className="grid">
          <Tile brand={brand} />
        </li>
      ))}
    </ul>
  )
}

function Tile({ brand }: { brand: BrandTile }) {
  const name = (
    <span className="font-semibold roadhouse:font-display roadhouse:text-2xl gallery:text-lg gallery:font-normal">
      {brand.title}
    </span>
  )
  return (
    <div className="relative flex min-h-24 flex-col justify-between gap-2 p-4 harbour:rounded-box harbour:border harbour:border-line roadhouse:border-2 roadhouse:border-line roadhouse:bg-surface gallery:min-h-14 gallery:flex-row gallery:items-center gallery:border-b gallery:border-line gallery:px-0 gallery:py-3">
      {brand.logo ? (
        <img
          src={brand.logo}
          alt=""
          width={120}
          height={40}
          loading="lazy"
          decoding="async"
          className="h-10 w-auto max-w-full self-start object-contain object-left dark-scheme:invert gallery:hidden"
        />
      ) : (
        <PicturePlaceholder kind="logo" text="" className="h-10 w-[3.75rem]! self-start gallery:hidden" />
      )}
      {brand.href ? (
        <a href={brand.href} className="no-underline before:absolute before:inset-0 hover:underline">
          {name}
        </a>
      ) : (
        name
      )}
      {/* A directory also names what is not a make, such as a sister company: it has no stock to count. */}
      {brand.inStock > 0 && <span className="shrink-0 text-sm text-muted tabular-nums">{brand.inStock} in stock</span>}
    </div>
  )
}
