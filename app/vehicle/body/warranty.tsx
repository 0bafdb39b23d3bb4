import { Icon } from '../../ui/icon.tsx'
import { BodySection } from './body-section.tsx'
import { FactRows } from './fact-rows.tsx'
import type { BodyProps } from './body-props.ts'

/** What covers it, and its papers. */
export function Warranty({ view: { lines, papers } }: BodyProps<'warranty'>) {
  return (
    <BodySection id="warranty" title={lines.length > 0 ? 'Warranty and papers' : 'Papers'}>
      {lines.length > 0 && (
        <>
          <ul className="m-0 grid list-none gap-2 p-0">
            {lines.map((line) => (
              <li key={line} className="flex gap-3">
                <Icon name="check" className="mt-1 size-[1.1rem] text-muted" />
                <span className="min-w-0 font-semibold wrap-anywhere gallery:font-normal">{line}</span>
              </li>
            ))}
          </ul>
          <p className="mt-3 mb-6 text-sm text-muted">Australian Consumer Law guarantees apply in addition.</p>
        </>
      )}
      {papers.length > 0 && <FactRows facts={papers} />}
    </BodySection>
  )
}
