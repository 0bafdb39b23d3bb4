import { Icon } from '../../ui/icon.tsx'
import { BodySection } from './body-section.tsx'
import { FactRows } from './fact-rows.tsx'
import type { BodyProps } from './body-props.ts'

/** What covers it, and its papers. */
export function Warranty({ view: { lines, without, papers } }: BodyProps<'warranty'>) {
  const isTold = lines.length > 0 || without !== null
  return (
    <BodySection id="warranty" title={isTold ? 'Warranty and papers' : 'Papers'}>
      {lines.length > 0 && (
        <ul className="m-0 mb-3 grid list-none gap-2 p-0">
          {lines.map((line) => (
            <li key={line} className="flex gap-3">
              <Icon name="check" className="mt-1 size-[1.1rem] text-muted" />
              <span className="min-w-0 font-semibold wrap-anywhere gallery:font-normal">{line}</span>
            </li>
          ))}
        </ul>
      )}
      {without && <p className="m-0 mb-3">{without}.</p>}
      {isTold && <p className="mt-0 mb-6 text-sm text-muted">Australian Consumer Law guarantees apply in addition.</p>}
      {papers.length > 0 && <FactRows facts={papers} />}
    </BodySection>
  )
}
