import { Band } from '../sections/band.tsx'
import type { MadeProps } from './made-props.ts'

/** Narrow enough for four of them on a telephone: the last is the answer. */
const cell = 'py-2.5 ps-2 text-end font-normal first:ps-0 first:text-start sm:ps-6'

/** A year of driving, by fuel and by electricity: a table one can read, and what it is worked out from. */
export function EnergyCosts({ id, view: { title, text, rows, basis } }: MadeProps<'energyCosts'>) {
  return (
    <Band id={id} title={title} tone="surface">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8">
          <table className="w-full border-collapse tabular-nums">
            <caption className="pb-2 text-start font-semibold gallery:font-normal">
              {text ?? 'What a year of driving costs'}
            </caption>
            <thead>
              <tr className="border-b-[length:var(--line-width)] border-ink text-sm text-muted">
                {['A week', 'Petrol', 'Electric', 'Difference'].map((label) => (
                  <th key={label} scope="col" className={cell}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ distance, fuel, energy, less }) => (
                <tr key={distance} className="border-b border-line">
                  <th scope="row" className={cell}>
                    {distance}
                  </th>
                  <td className={cell}>{fuel}</td>
                  <td className={cell}>{energy}</td>
                  <td className={`${cell} text-lg font-semibold gallery:font-normal`}>{less}</td>
                </tr>
              ))}
            </tbody>
          </table>
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
