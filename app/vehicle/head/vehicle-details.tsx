import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { classNames } from '../../ui/class-names.ts'
import { FactIcon } from './fact-icon.tsx'

/** What is read at a glance, titled by what is sold. Label over value, two in a row; in roadhouse a dense table. */
export function VehicleDetails({
  details: { title, facts, note },
  className,
}: {
  details: VehiclePageView['details']
  className?: string
}) {
  return (
    <section aria-labelledby="vehicle-details" className={className}>
      <h2
        id="vehicle-details"
        className="mb-4 text-xl roadhouse:mb-2 roadhouse:text-3xl roadhouse:uppercase gallery:mb-6 gallery:text-2xl"
      >
        {title}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 roadhouse:grid-cols-1 gallery:gap-x-12 gallery:sm:grid-cols-2">
        {facts.map(({ label, value }, at) => (
          <div
            key={label}
            className={classNames(
              'border-t border-line py-3 roadhouse:flex roadhouse:justify-between roadhouse:gap-4 roadhouse:border-t-0 roadhouse:border-b roadhouse:border-line/40 roadhouse:py-1.5 gallery:py-4',
              at === 0 && 'roadhouse:border-t-[length:var(--line-width)] roadhouse:border-t-ink',
            )}
          >
            <dt className="flex items-center gap-2 text-sm text-muted roadhouse:text-base gallery:text-base gallery:tracking-[0.06em] gallery:[font-variant-caps:all-small-caps]">
              <FactIcon label={label} />
              {label}
            </dt>
            <dd className="m-0 font-semibold wrap-anywhere tabular-nums roadhouse:text-end gallery:font-normal">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-4 text-muted">{note}</p>}
    </section>
  )
}
