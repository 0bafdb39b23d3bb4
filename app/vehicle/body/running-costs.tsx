import { formatMoney } from '#domain/formats/amounts.ts'
import { type AskedName, askedBounds, weeklyCents } from '#domain/vehicles/running-costs.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { BodySection } from './body-section.tsx'
import type { BodyProps } from './body-props.ts'

const words = {
  fuel: { title: 'Fuel cost', unit: 'L', price: 'Fuel price', per: '$ per litre' },
  energy: { title: 'Energy cost', unit: 'kWh', price: 'Electricity price', per: '$ per kWh' },
} as const

/** About what it costs to drive. The form is answered by the server, and at once where its script has come. */
export function RunningCosts({ view: { kind, noun, cost, basis } }: BodyProps<'fuelCalculator'>) {
  const { title, unit, price, per } = words[kind]
  const week = weeklyCents(cost)
  return (
    <BodySection id="running-costs" title={title}>
      <form
        method="get"
        action="#running-costs"
        data-island="running-costs"
        data-wake="touch"
        className="grid gap-6 md:grid-cols-2 md:gap-x-12"
      >
        <p aria-live="polite" className="m-0 md:order-last">
          <span className="text-muted">To drive this {noun} costs about</span>
          <span className="mt-1 block text-4xl leading-none font-semibold tabular-nums roadhouse:font-display roadhouse:text-6xl gallery:text-5xl gallery:font-light">
            <span data-part="week">{formatMoney(week)}</span>
            <span className="text-[0.45em] font-normal"> a week</span>
          </span>
          <span className="mt-3 block tabular-nums">
            <span data-part="year">{formatMoney(week * 52)}</span> a year
          </span>
          <span className="mt-3 block text-sm text-muted">
            {basis} What you pay depends on how and where you drive.
          </span>
        </p>
        <div className="grid content-start gap-4">
          <Figure name="week_km" label="Distance" unit="km a week" value={String(cost.kmPerWeek)} />
          <Figure name="use" label="Consumption" unit={`${unit} per 100 km`} value={String(cost.usePer100Km)} />
          <Figure name="unit_price" label={price} unit={per} value={(cost.centsPerUnit / 100).toFixed(2)} />
          <button className={buttonLook('secondary', 'justify-self-start')}>Work it out</button>
        </div>
      </form>
    </BodySection>
  )
}

function Figure({ name, label, unit, value }: { name: AskedName; label: string; unit: string; value: string }) {
  const { min, max } = askedBounds[name]
  const id = `running-${name}`
  return (
    <div className="grid grid-cols-[1fr_7rem] items-center gap-x-4">
      <label htmlFor={id}>
        {label} <span className="block text-sm text-muted">{unit}</span>
      </label>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="decimal"
        required
        min={min}
        max={max}
        step="any"
        defaultValue={value}
        className="min-h-[3rem] w-full rounded-box border border-ink bg-ground px-3 text-end text-ink tabular-nums roadhouse:border-[length:var(--line-width)]"
      />
    </div>
  )
}
