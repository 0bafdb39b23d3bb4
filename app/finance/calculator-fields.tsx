import type { CalculatorView } from '#domain/finance/calculator-view.ts'
import { frequencies } from '#domain/finance/frequency.ts'
import type { Range } from '#domain/finance/read-typed.ts'
import { frequencyLabel, rateWords, termWords } from '#domain/finance/repayment-words.ts'
import { classNames } from '../ui/class-names.ts'
import { controlLook, labelLook } from '../ui/field-frame.tsx'
import { CalculatorFigure } from './calculator-field.tsx'

const inDollars = ({ min, max, step, initial }: Range): Range => ({
  min: min / 100,
  max: max / 100,
  step: step / 100,
  initial: initial / 100,
})

/** What a calculator asks: what each field may hold, and whether there is one, is the site's to say. */
export function CalculatorFields({ view: { setup, values, notes, repayment } }: { view: CalculatorView }) {
  const { bounds, purchase } = setup
  const money = { unit: '$' } as const
  return (
    <div className="grid content-start gap-y-2">
      <CalculatorFigure
        {...money}
        name="amount"
        label={purchase ? 'Purchase price' : 'Amount'}
        value={values.amount}
        range={inDollars(purchase ?? bounds.amount)}
        note={notes.amount}
      />
      <CalculatorFigure
        {...money}
        name="deposit"
        label="Deposit or trade-in"
        value={values.deposit}
        range={inDollars(bounds.deposit)}
        note={notes.deposit}
      />
      {bounds.hasResidual && (
        <CalculatorFigure
          {...money}
          name="residual"
          label="Residual"
          value={values.residual}
          range={inDollars(bounds.residual)}
          note={notes.residual}
        />
      )}
      {bounds.interestField === 'open' && (
        <CalculatorFigure
          name="interest"
          label="Interest"
          unit="%"
          value={values.interest}
          range={bounds.interest}
          note={notes.interest}
        />
      )}
      {bounds.interestField === 'locked' && <LockedRate repayment={repayment} />}
      {bounds.terms ? (
        <TermChoice terms={bounds.terms} value={values.term} />
      ) : (
        <CalculatorFigure
          name="term"
          label="Term"
          unit="years"
          value={values.term}
          range={bounds.term}
          note={notes.term}
        />
      )}
      <FrequencyChoice value={values.frequency} />
    </div>
  )
}

/** A rate nobody may change is an advertisement: its comparison rate stands beside it, alike. */
function LockedRate({ repayment }: Pick<CalculatorView, 'repayment'>) {
  return (
    <p data-locked hidden={!repayment} className="grid min-h-[3rem] grid-cols-2 items-center gap-x-4 tabular-nums">
      <span>
        Interest <span data-say="rate">{repayment && rateWords(repayment.rate)}</span>
      </span>
      <span className="text-end">
        Comparison rate <span data-say="comparisonRate">{repayment && rateWords(repayment.comparisonRate)}</span>
      </span>
    </p>
  )
}

function TermChoice({ terms, value }: { terms: readonly number[]; value: string }) {
  return (
    <div className="grid grid-cols-[1fr_9rem] items-center gap-x-4">
      <label htmlFor="calculator-term" className={labelLook}>
        Term
      </label>
      <select id="calculator-term" name="term" defaultValue={value} className={controlLook}>
        {terms.map((years) => (
          <option key={years} value={years}>
            {termWords(years)}
          </option>
        ))}
      </select>
    </div>
  )
}

function FrequencyChoice({ value }: { value: string }) {
  return (
    <fieldset className="mt-2">
      <legend className={labelLook}>Repayments</legend>
      <div className="mt-2 grid grid-cols-3">
        {frequencies.map((frequency) => (
          <label
            key={frequency}
            className={classNames(
              'grid min-h-[3rem] cursor-pointer place-items-center border border-ink px-2 text-center not-first:border-l-0',
              'first:rounded-s-box last:rounded-e-box has-checked:bg-ink has-checked:text-ground roadhouse:border-2',
              'has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name="frequency"
              value={frequency}
              defaultChecked={frequency === value}
              className="sr-only"
            />
            {frequencyLabel(frequency)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
