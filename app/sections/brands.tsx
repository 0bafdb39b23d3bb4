import { BrandGrid } from '../parts/brand-grid.tsx'
import { Band } from './band.tsx'
import type { SectionProps } from './section-props.ts'

/** Brands with how many of each are in stock; a group's in the grids it has sorted them into. */
export function Brands({ id, view }: SectionProps<'brands'>) {
  const isSorted = view.grids.length > 1
  return (
    <Band id={id} title={view.title} label={view.isDirectory ? 'Brand directory' : undefined}>
      {view.grids.map(({ name, brands }) => (
        <div key={name} className="not-first:mt-10">
          {isSorted && (
            <h3 className="mb-4 text-lg gallery:text-base gallery:tracking-[0.08em] gallery:text-muted gallery:[font-variant-caps:all-small-caps]">
              {name}
            </h3>
          )}
          <BrandGrid brands={brands} />
        </div>
      ))}
    </Band>
  )
}
