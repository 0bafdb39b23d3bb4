import { Band } from '../sections/band.tsx'
import { Table } from '../ui/table.tsx'
import type { MadeProps } from './made-props.ts'

/** A year of driving, by fuel and by electricity: a table one can read, and what it is worked out from. */
export function EnergyCosts({ id, view: { title, text, rows, basis } }: MadeProps<'energyCosts'>) {
  return (
    <Band id={id} title={title} tone="surface">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8">
          <Table
            caption={text ?? 'What a year of driving costs'}
            columns={[
              { id: 'distance', label: 'Driven each week' },
              { id: 'fuel', label: 'Petrol, a year', numeric: true },
              { id: 'energy', label: 'Electric, a year', numeric: true },
              { id: 'less', label: 'Difference', numeric: true },
            ]}
            rows={rows.map(({ distance, fuel, energy, less }) => ({
              id: distance,
              cells: [distance, fuel, energy, <strong key="less">{less}</strong>],
            }))}
          />
        </div>
        <ul className="space-y-2 text-sm text-muted lg:col-span-4">
          {basis.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Band>
  )
}
