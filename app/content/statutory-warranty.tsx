import { Band } from '../sections/band.tsx'
import { Table } from '../ui/table.tsx'
import type { MadeProps } from './made-props.ts'

/** What the law gives, by the state a vehicle is sold in. */
export function StatutoryWarranty({ id, view: { title, text, rows } }: MadeProps<'statutoryWarranty'>) {
  return (
    <Band id={id} title={title} tone="surface">
      <Table
        caption={text ?? 'Used vehicles from a licensed dealer'}
        columns={[
          { id: 'which', label: 'Vehicle' },
          { id: 'state', label: 'Sold in' },
          { id: 'cover', label: 'Covered for, whichever ends first' },
        ]}
        rows={rows.map(({ state, which, cover }) => ({ id: `${state} ${which}`, cells: [which, state, cover] }))}
      />
      <p className="mt-4 max-w-[68ch] text-sm text-muted">
        Australian Consumer Law guarantees apply in addition. Some vehicles are excluded by law, such as those sold on
        consignment or for commercial use: the page of each vehicle says what applies to it.
      </p>
    </Band>
  )
}
