import { actionForms } from '#domain/vehicles/action-href.ts'
import { Icon } from '../../ui/icon.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { BodySection } from './body-section.tsx'
import type { BodyProps } from './body-props.ts'

/** What people ask before they trade in; each question opens its answer. */
export function TradeInFaq({ view: { items, href } }: BodyProps<'tradeInFaq'>) {
  return (
    <BodySection id="trade-in-faq" title="Trading in">
      <div className="max-w-[52rem] border-b-[length:var(--line-width)] border-line">
        {items.map(({ question, answer }) => (
          <details key={question} className="group/answer border-t-[length:var(--line-width)] border-line">
            <summary className="flex min-h-[3rem] list-none items-center justify-between gap-4 py-3 hover:text-accent [&::-webkit-details-marker]:hidden">
              <h3 className="min-w-0 text-base wrap-anywhere roadhouse:text-xl gallery:text-lg">{question}</h3>
              <Icon name="chevron-down" className="size-[1.25rem] group-open/answer:rotate-180" />
            </summary>
            <p className="mt-0 mb-5 max-w-prose wrap-anywhere text-muted">{answer}</p>
          </details>
        ))}
      </div>
      {href && (
        <a href={href} data-form={actionForms.tradeIn} className={buttonLook('secondary', 'mt-6')}>
          Value my trade-in
        </a>
      )}
    </BodySection>
  )
}
