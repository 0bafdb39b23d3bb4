/** What was answered, a line each. */
export function AnswerList({ lines }: { lines: readonly { label: string; value: string }[] }) {
  if (lines.length === 0) return <p className="mt-3 text-muted">Nothing entered.</p>
  return (
    <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      {lines.map(({ label, value }) => (
        <div key={label} className="sm:contents">
          <dt className="text-sm text-muted sm:text-base">{label}</dt>
          <dd className="wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
