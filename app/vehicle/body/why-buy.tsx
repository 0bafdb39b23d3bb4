import { BodySection } from './body-section.tsx'
import type { BodyProps } from './body-props.ts'

/** The site's points, one beside the other. */
export function WhyBuy({ view: { points } }: BodyProps<'whyBuyFromUs'>) {
  return (
    <BodySection id="why-buy-from-us" title="Why buy from us">
      <ul className="m-0 grid list-none gap-x-10 gap-y-4 p-0 sm:grid-cols-2 lg:grid-cols-3 gallery:lg:grid-cols-2">
        {points.map((point) => (
          <li
            key={point}
            className="border-t-[length:var(--line-width)] border-line pt-3 text-lg wrap-anywhere roadhouse:border-ink roadhouse:font-semibold gallery:border-line"
          >
            {point}
          </li>
        ))}
      </ul>
    </BodySection>
  )
}
