import type { Spec } from '#domain/vehicles/vehicle-specs.ts'
import { classNames } from '../ui/class-names.ts'

/** A line of facts; in roadhouse a table, label by label. */
export function VehicleSpecs({ specs, className }: { specs: readonly Spec[]; className?: string }) {
  if (specs.length === 0) return null
  return (
    <dl
      className={classNames(
        'flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-muted tabular-nums roadhouse:block roadhouse:text-ink gallery:gap-x-5 gallery:text-base gallery:tracking-[0.06em] gallery:[font-variant-caps:all-small-caps]',
        className,
      )}
    >
      {specs.map(({ label, value, text }) => (
        <div key={label} className="roadhouse:flex roadhouse:justify-between roadhouse:gap-3 roadhouse:border-t roadhouse:border-line/40 roadhouse:py-1">
          <dt className="sr-only roadhouse:sm:not-sr-only roadhouse:sm:text-muted">{label}</dt>
          <dd className="m-0 roadhouse:font-semibold">
            <span className="roadhouse:sm:hidden">{text}</span>
            <span className="hidden roadhouse:sm:inline">{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
