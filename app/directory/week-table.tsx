import type { WeekDay } from '#domain/locations/week-ahead.ts'

/** A week's hours as a table, today marked in words and weight. */
export function WeekTable({ week, name }: { week: readonly WeekDay[]; name: string }) {
  if (week.length === 0) return <p className="mt-4">Call for opening hours.</p>
  return (
    <table className="mt-4 w-full border-collapse tabular-nums">
      <caption className="sr-only">Opening hours of {name}, the coming seven days</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Hours</th>
        </tr>
      </thead>
      <tbody>
        {week.map(({ day, hours, holiday, isToday }) => (
          <tr
            key={day}
            aria-current={isToday ? 'date' : undefined}
            className="border-t border-line aria-[current]:font-semibold gallery:aria-[current]:font-medium roadhouse:border-line/30"
          >
            <th scope="row" className="py-2.5 pe-4 text-start [font-weight:inherit]">
              {day}
              {isToday && <span className="ms-2 text-sm text-accent">Today</span>}
              {holiday && <span className="block text-sm font-normal text-muted">{holiday}</span>}
            </th>
            <td className="py-2.5 text-end align-top">{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
