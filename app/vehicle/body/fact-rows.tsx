import type { VehicleFact } from '#domain/vehicles/vehicle-page.ts'
import { classNames } from '../../ui/class-names.ts'

export const labelLook =
  'text-muted gallery:tracking-[0.06em] gallery:[font-variant-caps:all-small-caps] gallery:text-lg gallery:leading-6'

/** Label and value on a line of their own. */
export function FactRows({ facts, className }: { facts: readonly VehicleFact[]; className?: string }) {
  return (
    <dl className={classNames('m-0 grid gap-x-12 md:grid-cols-2', className)}>
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="flex items-baseline justify-between gap-6 border-b border-line py-2.5 roadhouse:py-1.5 gallery:py-3.5"
        >
          <dt className={classNames('shrink-0', labelLook)}>{label}</dt>
          <dd className="m-0 text-end font-semibold wrap-anywhere tabular-nums gallery:font-normal">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
