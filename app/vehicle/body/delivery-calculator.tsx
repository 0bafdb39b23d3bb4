import { buttonLook } from '../../ui/button-look.ts'
import { controlLook, labelLook } from '../../ui/field-frame.tsx'
import type { BodyProps } from './body-props.ts'

/** What delivery costs: a form that asks the page itself, and with its script is answered in place. */
export function DeliveryCalculator({ view }: BodyProps<'deliveryCalculator'>) {
  const { site, car, action, postcode, answer, error } = view
  return (
    <section
      id="delivery"
      aria-labelledby="delivery-title"
      data-island="delivery"
      data-site={site}
      data-car={car}
      className="page py-8"
    >
      <div className="grid gap-x-12 gap-y-5 harbour:rounded-box harbour:bg-surface harbour:p-6 harbour:sm:p-8 md:grid-cols-2 roadhouse:border-[length:var(--line-width)] roadhouse:border-ink roadhouse:p-4 roadhouse:sm:p-6 gallery:border-t gallery:border-line gallery:pt-6">
        <div>
          <h2 id="delivery-title" className="roadhouse:text-3xl roadhouse:uppercase gallery:text-2xl">
            Delivered to you
          </h2>
          <form action={action} method="get" className="mt-4 grid max-w-[24rem] grid-cols-[1fr_auto] items-end gap-3">
            <div className="grid gap-[0.375rem]">
              <label htmlFor="delivery-postcode" className={labelLook}>
                Your postcode
              </label>
              <input
                id="delivery-postcode"
                name="postcode"
                inputMode="numeric"
                autoComplete="postal-code"
                maxLength={4}
                defaultValue={postcode}
                aria-invalid={error ? true : undefined}
                aria-describedby="delivery-error"
                className={controlLook}
              />
            </div>
            <button className={buttonLook('secondary')}>Get the price</button>
          </form>
        </div>
        <output aria-live="polite" htmlFor="delivery-postcode" className="block self-end md:min-h-[6rem]">
          <p data-part="loading" hidden className="text-muted">
            Looking up the price …
          </p>
          <p id="delivery-error" data-part="error" hidden={!error} className="max-w-prose text-negative">
            {error}
          </p>
          <p
            data-part="amount"
            hidden={!answer}
            className="text-4xl font-bold tabular-nums roadhouse:font-display roadhouse:text-6xl roadhouse:leading-none gallery:text-5xl gallery:font-light"
          >
            {answer?.amount}
          </p>
          <p data-part="region" hidden={!answer}>
            {answer?.region}
          </p>
          <p data-part="distance" hidden={!answer?.distance} className="text-sm text-muted">
            {answer?.distance}
          </p>
        </output>
      </div>
    </section>
  )
}
