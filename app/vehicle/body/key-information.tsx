import type { VehicleFact } from '#domain/vehicles/vehicle-page.ts'
import { classNames } from '../../ui/class-names.ts'
import { BodySection } from './body-section.tsx'
import { FactRows, labelLook } from './fact-rows.tsx'
import { More } from './more.tsx'
import type { BodyProps } from './body-props.ts'

/** The facts a shopper asks first as large figures, and the rest on request. */
export function KeyInformation({ view: { first, more } }: BodyProps<'keyInformation'>) {
  return (
    <BodySection id="key-information" title="Key information">
      <dl className="m-0 grid grid-cols-2 gap-x-6 gap-y-6 lg:grid-cols-4 roadhouse:gap-0 roadhouse:border-[length:var(--line-width)] roadhouse:border-ink gallery:gap-y-10 gallery:lg:grid-cols-2">
        {first.map((fact) => (
          <Figure key={fact.label} {...fact} />
        ))}
      </dl>
      {more.length > 0 && (
        <More show="Show More" hide="Show Less">
          <FactRows facts={more} className="mt-6 border-t border-line" />
        </More>
      )}
    </BodySection>
  )
}

/** Figures are read first, units after them, words as they are. */
const figure = /^([\d.,]+)\s?(\D{1,6})$/
/** What is longer would not fit the place of a figure on a phone. */
const longWords = 14

function Figure({ label, value }: VehicleFact) {
  const [, number, unit] = figure.exec(value) ?? []
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end gap-1 roadhouse:border-line/40 roadhouse:p-4 roadhouse:odd:border-e roadhouse:max-lg:nth-[n+3]:border-t roadhouse:lg:not-last:border-e">
      <dt className={classNames('text-sm', labelLook)}>{label}</dt>
      <dd
        className={classNames(
          'm-0 leading-tight font-semibold wrap-anywhere tabular-nums roadhouse:font-display roadhouse:leading-none roadhouse:uppercase gallery:font-light',
          value.length > longWords
            ? 'text-lg roadhouse:text-2xl gallery:text-xl'
            : 'text-[1.625rem] sm:text-3xl roadhouse:text-4xl gallery:text-[1.5rem] gallery:sm:text-4xl',
        )}
      >
        {number ? (
          <>
            {number} <span className="text-[0.55em] font-normal normal-case">{unit}</span>
          </>
        ) : (
          value
        )}
      </dd>
    </div>
  )
}
