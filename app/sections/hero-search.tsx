import { Form } from 'react-router'
import type { ViewOf } from '#domain/content/load-sections.server.ts'
import { allStockPath } from '#domain/listings/stock-paths.ts'
import { Select } from '../ui/select.tsx'

const whole = new Intl.NumberFormat('en-AU')

interface HeroSearchProps {
  search: NonNullable<ViewOf<'hero'>['search']>
  /** `budget` asks for nothing but what may be spent. */
  asks: 'make and budget' | 'budget'
}

/** The first question a shopper can ask, on the first screen. A form like any other: it needs no script. */
export function HeroSearch({ search: { makes, budgets }, asks }: HeroSearchProps) {
  const withMakes = asks === 'make and budget' && makes.some((group) => group.makes.length > 1)
  if (budgets.length === 0 && !withMakes) return null
  return (
    <search aria-label="Find a vehicle">
      <Form action={allStockPath} className="mt-8 grid items-end gap-3 sm:flex sm:flex-wrap">
        {withMakes && <Select label="Make" name="make" emptyLabel="Any make" options={makeOptions(makes)} />}
        {budgets.length > 0 && (
          <Select
            label={asks === 'budget' ? 'Your budget' : 'Price'}
            name="range[price]"
            emptyLabel="Any price"
            options={budgets.map((dollars) => ({ value: `:${dollars}`, label: `Up to $${whole.format(dollars)}` }))}
          />
        )}
        <button type="submit" className="button">
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
