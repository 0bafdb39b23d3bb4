import type { Repayment as LawfulRepayment } from '#domain/finance/repayment.ts'
import { repaymentWords } from '#domain/finance/repayment-words.ts'
import { classNames } from '../ui/class-names.ts'

/** The rate and the comparison rate share a look: neither may stand out. */
const looks = {
  /** Under a price. */
  page: {
    amount: 'text-2xl leading-tight tabular-nums',
    figure: 'font-bold roadhouse:font-display roadhouse:text-4xl gallery:font-light',
    rates: 'mt-1 flex flex-wrap gap-x-4 tabular-nums',
    words: 'mt-2 max-w-[65ch] text-sm text-pretty opacity-90',
  },
  /** What a calculator has worked out. */
  answer: {
    amount: 'text-xl leading-none tabular-nums',
    figure: 'text-5xl font-bold roadhouse:font-display roadhouse:text-7xl gallery:font-light',
    rates: 'mt-4 flex flex-wrap gap-x-6 text-lg tabular-nums',
    words: 'mt-3 max-w-[65ch] text-sm text-pretty text-muted',
  },
  /** Along the edge of a header that stays. */
  line: {
    amount: 'inline tabular-nums',
    figure: 'font-bold',
    rates: 'inline tabular-nums *:ms-3',
    words: 'ms-3 inline',
  },
  /** On paper, which has styles of its own. */
  sheet: { amount: 'repayment-amount', figure: '', rates: 'repayment-rates', words: 'small' },
} as const

interface RepaymentProps {
  /** Null: the places for one, unseen, which a calculator's script fills. */
  repayment: LawfulRepayment | null
  look?: keyof typeof looks
  className?: string
}

/**
 * A repayment with its rate, its comparison rate, what it holds for and the warning: the only component that prints one.
 * Nothing of it is cut, folded away or left out.
 */
export function Repayment({ repayment, look = 'page', className }: RepaymentProps) {
  const words = repayment && repaymentWords(repayment)
  const { amount, figure, rates, words: small } = looks[look]
  return (
    <div
      data-repayment={look}
      hidden={!repayment}
      className={classNames(look === 'line' && 'text-xs leading-snug', className)}
    >
      <p aria-live={look === 'answer' ? 'polite' : undefined} className={amount}>
        <span data-say="amount" className={figure}>
          {words?.amount}
        </span>{' '}
        <span data-say="per">{words?.per}</span>
      </p>{' '}
      <p className={rates}>
        <span>
          Rate <span data-say="rate">{words?.rate}</span>
        </span>{' '}
        <span>
          Comparison rate <span data-say="comparisonRate">{words?.comparisonRate}</span>
        </span>
      </p>{' '}
      <p data-say="assumptions" className={small}>
        {words?.assumptions}
      </p>{' '}
      <p data-say="warning" className={small}>
        {words?.warning}
      </p>
    </div>
  )
}
