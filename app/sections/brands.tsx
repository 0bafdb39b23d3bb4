import { BrandGrid } from '../parts/brand-grid.tsx'
import { Icon } from '../ui/icon.tsx'
import { Band } from './band.tsx'
import type { SectionProps } from './section-props.ts'

/** Brands with how many of each are in stock; a group's in the grids it has sorted them into, folded where they are many. */
export function Brands({ id, view }: SectionProps<'brands'>) {
  const isSorted = view.grids.length > 1
  const grids = view.grids.map(({ name, brands }) => (
    <div key={name} className="not-first:mt-10">
      {isSorted && (
        <h3 className="mb-4 text-lg gallery:text-base gallery:tracking-[0.08em] gallery:text-muted gallery:[font-variant-caps:all-small-caps]">
          {name}
        </h3>
      )}
      <BrandGrid brands={brands} />
    </div>
  ))
  return (
    <Band id={id} title={view.title} label={view.isDirectory ? 'Brand directory' : undefined}>
      {view.first ? (
        <>
          <BrandGrid brands={view.first} />
          <details className="group mt-6">
            <summary className="flex min-h-[3rem] cursor-pointer items-center gap-3 font-semibold gallery:font-normal">
              <span className="group-open:hidden">All {view.total} brands</span>
              <span className="hidden group-open:inline">Fewer brands</span>
              <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
            </summary>
            <div className="pt-6">{grids}</div>
          </details>
        </>
      ) : (
        grids
      )}
    </Band>
  )
}
