import type { SectionProps } from './section-props.ts'

/** What can be paid with, as words. */
export function PaymentStrip({ view }: SectionProps<'paymentStrip'>) {
  return (
    <section aria-label="Payment methods" className="page py-8">
      <ul className="flex flex-wrap items-baseline gap-x-8 gap-y-2 border-t border-line pt-5 text-lg font-semibold roadhouse:border-t-[length:var(--line-width)] roadhouse:font-display roadhouse:text-2xl gallery:text-base gallery:font-normal">
        <li className="text-base font-normal text-muted">We accept</li>
        {view.methods.map((method) => (
          <li key={method}>{method}</li>
        ))}
      </ul>
    </section>
  )
}
