import type { CalculatorView } from '#domain/finance/calculator-view.ts'
import { enquireText } from '#domain/finance/repayment.ts'
import { termWords } from '#domain/finance/repayment-words.ts'
import { buttonLook } from '../ui/button-look.ts'
import { CalculatorFields } from './calculator-fields.tsx'
import { LoanChart } from './loan-chart.tsx'
import { Repayment } from './repayment.tsx'

/** What a loan costs: a form that the page itself answers, and with its script at once. */
export function Calculator({ view }: { view: CalculatorView }) {
  const { action, setup, car, repayment, hasFault, chart, values } = view
  return (
    <form
      method="get"
      action={action}
      data-island="finance-calculator"
      data-setup={JSON.stringify(setup)}
      data-car={car?.id}
      data-car-type={car?.carType}
    >
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <CalculatorFields view={view} />
        <div>
          <Repayment repayment={repayment} look="answer" />
          <p
            data-part="enquire"
            hidden={repayment !== null || hasFault}
            className="text-3xl font-bold roadhouse:font-display roadhouse:text-5xl gallery:font-light"
          >
            {enquireText}
          </p>
          <CalculatorTotals view={view} />
          <div className="mt-6 flex flex-wrap gap-3">
            {view.finance && (
              <a data-part="finance" href={view.finance.href} className={buttonLook('primary')}>
                {view.finance.label}
              </a>
            )}
            <button className={buttonLook('secondary')}>Work it out</button>
          </div>
        </div>
      </div>
      <LoanChart chart={chart} years={termWords(Number(values.term))} />
    </form>
  )
}

const totalNames = {
  interest: 'Interest over the term',
  fees: 'Fees',
  total: 'Total to pay, without the deposit',
} as const

function CalculatorTotals({ view: { totals, hasFault } }: { view: CalculatorView }) {
  return (
    <dl data-part="totals" hidden={hasFault} className="mt-5 grid max-w-[26rem] gap-1 text-sm tabular-nums">
      {(['interest', 'fees', 'total'] as const).map((name) => (
        <div key={name} className="flex justify-between gap-4">
          <dt>{totalNames[name]}</dt>
          <dd data-total={name}>{totals[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
