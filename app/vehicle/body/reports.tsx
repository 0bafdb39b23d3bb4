import { TextLink } from '../../ui/link.tsx'
import { BodySection } from './body-section.tsx'
import type { BodyProps } from './body-props.ts'

/** What others have found out about it; each opens beside the page. */
export function Reports({ view: { id, reports } }: BodyProps<'reports'>) {
  return (
    <BodySection id="reports" title="Reports">
      <ul data-island="count-press" data-wake="rest" data-car={id} className="m-0 flex list-none flex-wrap gap-x-8 p-0">
        {reports.map(({ kind, label, href }) => (
          <li key={kind}>
            <TextLink
              standalone
              to={href}
              target="_blank"
              rel="nofollow noopener"
              data-event={kind === 'history' ? 'historyReport' : undefined}
            >
              {label}
              <span className="sr-only"> (opens in a new tab)</span>
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="mt-2 mb-0 text-sm text-muted">
        A report says what was known on the day it bears. It is no guarantee of what was not recorded.
      </p>
    </BodySection>
  )
}
