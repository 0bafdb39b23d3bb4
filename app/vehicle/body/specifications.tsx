import type { SpecificationGroup } from '#domain/vehicles/specifications.ts'
import { BodySection } from './body-section.tsx'
import { FactRows } from './fact-rows.tsx'
import { More } from './more.tsx'
import type { BodyProps } from './body-props.ts'

/** The first rows, and all groups on request. */
export function Specifications({ view: { first, more } }: BodyProps<'specifications'>) {
  return (
    <BodySection id="specifications" title="All specifications">
      <Groups groups={first} />
      {more.length > 0 && (
        <More show="Show all specifications" hide="Hide specifications">
          <Groups groups={more} begun={first.at(-1)?.title} />
        </More>
      )}
    </BodySection>
  )
}

/** The group that was begun above goes on without its name. */
function Groups({ groups, begun }: { groups: readonly SpecificationGroup[]; begun?: string | undefined }) {
  return groups.map(({ title, rows }) => (
    <div key={title} className={title === begun ? undefined : 'not-first:mt-8 [details>&]:mt-8'}>
      {title !== begun && <h3 className="mb-1 text-lg roadhouse:text-2xl roadhouse:uppercase gallery:mb-2">{title}</h3>}
      <FactRows facts={rows} />
    </div>
  ))
}
