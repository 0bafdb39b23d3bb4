import { BodySection } from './body-section.tsx'
import { More } from './more.tsx'
import type { BodyProps } from './body-props.ts'

const look = 'm-0 max-w-[68ch] whitespace-pre-line wrap-anywhere'

/** The dealer's own words: the beginning of a long text, and all of it in the same place on request. */
export function DealerComments({ view: { text, beginning, isPending } }: BodyProps<'dealerComments'>) {
  return (
    <BodySection id="dealer-comments" title="Dealer comments">
      {beginning === null ? (
        <p dir="auto" className={isPending ? 'm-0 text-muted' : look}>
          {text}
        </p>
      ) : (
        <div className="group/words">
          <p dir="auto" className={`${look} group-has-[details[open]]/words:hidden`}>
            {beginning}…
          </p>
          <More show="Read more" hide="Read less">
            <p dir="auto" className={look}>
              {text}
            </p>
          </More>
        </div>
      )}
    </BodySection>
  )
}
