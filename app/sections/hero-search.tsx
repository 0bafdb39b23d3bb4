import { Form } from 'react-router'
import type { ViewOf } from '#domain/content/load-sections.server.ts'
import { formatNumber } from '#domain/formats/amounts.ts'
import { allStockPath } from '#domain/listings/stock-paths.ts'
import { classNames } from '../ui/class-names.ts'
import { Select } from '../ui/select.tsx'

interface HeroSearchProps {
  search: NonNullable<ViewOf<'hero'>['search']>
  /** `budget` asks for nothing but what may be spent. */
  asks: 'make and budget' | 'budget'
  /** On a panel of its own, which may reach over the picture beside it. */
  panel?: boolean
}

/** The first question a shopper can ask, on the first screen. A form like any other: it needs no script. */
export function HeroSearch({ search: { makes, budgets }, asks, panel = false }: HeroSearchProps) {
  const withMakes = asks === 'make and budget' && makes.some((group) => group.makes.length > 1)
  if (budgets.length === 0 && !withMakes) return null
  return (
    <search
      aria-label="Find a vehicle"
      className={classNames('mt-8 block', panel && 'w-fit rounded-box bg-ground p-5 max-sm:w-full xl:-mr-10')}
    >
      <Form action={allStockPath} className="grid items-end gap-3 sm:flex sm:flex-wrap">
        {withMakes && <Select label="Make" name="make" emptyLabel="Any make" options={makeOptions(makes)} />}
        {budgets.length > 0 && (
          <Select
            label={asks === 'budget' ? 'Your budget' : 'Price'}
            name="range[price]"
            emptyLabel="Any price"
            options={budgets.map((dollars) => ({ value: `:${dollars}`, label: `Up to $${formatNumber(dollars)}` }))}
          />
        )}
        <button type="submit" className="button justify-center">
          {asks === 'budget' ? 'Show what I can buy' : 'Search'}
        </button>
      </Form>
    </search>
  )
}

function makeOptions(groups: HeroSearchProps['search']['makes']) {
  const listed = groups.map(({ label, makes }) => ({
    group: label,
    options: makes.map((make) => ({ value: make, label: make })),
  }))
  return listed.length > 1 ? listed : listed.flatMap(({ options }) => options)
}
