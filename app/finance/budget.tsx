import type { BudgetView } from '#domain/listings/open-budget.ts'
import { formatMoney } from '#domain/formats/amounts.ts'
import { frequencyLabel } from '#domain/finance/repayment-words.ts'
import { buttonLook } from '../ui/button-look.ts'
import { classNames } from '../ui/class-names.ts'
import { controlLook, labelLook } from '../ui/field-frame.tsx'
import { Repayment } from './repayment.tsx'

/** What can be spent, worked out from what can be repaid; the server leads to the listing, a script answers at once. */
export function BudgetWidget({ view }: { view: BudgetView }) {
  const { action, from, setup, figures, answer } = view
  return (
    <form method="get" action={action} data-island="budget" data-setup={JSON.stringify(setup)} className="grid gap-6">
      {from && <input type="hidden" name="from" value={from} />}
      <div className="grid items-end gap-4 sm:grid-cols-3">
        <Money name="repayment" label="Repayment" cents={figures.repaymentCents} />
        <PerChoice chosen={figures.frequency} />
        <Money name="deposit" label="Deposit or trade-in" cents={figures.depositCents} />
      </div>
      <div>
        <p data-part="text" aria-live="polite" className="text-lg">
          {answer.text}
        </p>
        {setup.method.kind === 'presentValue' && <Repayment repayment={answer.repayment} className="mt-3" />}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {/* Not disabled in earnest: without a script other figures could never be sent. */}
        <button
          data-part="search"
          aria-disabled={answer.isBelow || undefined}
          className={classNames(buttonLook('primary'), 'aria-disabled:opacity-60')}
        >
          {answer.button}
        </button>
        <a href={view.enquiryHref} data-form="budget" className={buttonLook('quiet')}>
          Ask us to find one
        </a>
      </div>
      <QuickPicks view={view} />
    </form>
  )
}

function Money({ name, label, cents }: { name: string; label: string; cents: number }) {
  const id = `budget-${name}`
  return (
    <div className="grid gap-[0.375rem]">
      <label htmlFor={id} className={labelLook}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        defaultValue={formatMoney(cents)}
        className={`${controlLook} tabular-nums`}
      />
    </div>
  )
}

function PerChoice({ chosen }: { chosen: BudgetView['figures']['frequency'] }) {
  return (
    <div className="grid gap-[0.375rem]">
      <label htmlFor="budget-per" className={labelLook}>
        How often
      </label>
      <select id="budget-per" name="per" defaultValue={chosen} className={controlLook}>
        {(['week', 'month'] as const).map((frequency) => (
          <option key={frequency} value={frequency}>
            {frequencyLabel(frequency)}
          </option>
        ))}
      </select>
    </div>
  )
}

function QuickPicks({ view: { picks } }: { view: BudgetView }) {
  if (picks.length === 0) return null
  return (
    <nav aria-label="Up to a price">
      <ul className="flex flex-wrap gap-2">
        {picks.map(({ label, href }) => (
          <li key={label}>
            <a href={href} className="chip">
              <span className="sr-only">Up to </span>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
