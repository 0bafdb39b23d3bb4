import type { HoursLine } from '#domain/locations/opening-hours.ts'

/** The mark repeats what the words say; it is never the only sign. */
export function OpenNow({ isOpen, text }: { isOpen: boolean; text: string }) {
  return (
    <p className="flex items-center gap-2 font-semibold roadhouse:font-display roadhouse:text-xl gallery:font-normal">
      <span
        aria-hidden="true"
        className={`size-2.5 shrink-0 rounded-full border-2 ${isOpen ? 'border-positive bg-positive' : 'border-current'}`}
      />
      {text}
    </p>
  )
}

/** When it is open, day by day. */
export function Hours({ lines }: { lines: readonly HoursLine[] }) {
  if (lines.length === 0) return <p className="mt-4 text-sm">Call for opening hours.</p>
  return (
    <dl className="mt-4 text-sm tabular-nums">
      {lines.map(({ days, hours }) => (
        <div key={days} className="flex justify-between gap-4 border-t border-current/15 py-1.5">
          <dt>{days}</dt>
          <dd className="m-0 text-right">{hours}</dd>
        </div>
      ))}
    </dl>
  )
}
