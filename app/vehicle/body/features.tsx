import { Icon } from '../../ui/icon.tsx'
import { BodySection } from './body-section.tsx'
import { More } from './more.tsx'
import type { BodyProps } from './body-props.ts'

/** What shoppers look for at once, the rest by what it is for. */
export function Features({ view: { count, first, more } }: BodyProps<'features'>) {
  return (
    <BodySection id="features" title="Features">
      <FeatureList features={first} />
      {more.length > 0 && (
        <More show={`Show All ${count}`} hide="Hide">
          {more.map(({ title, features }) => (
            <div key={title} className="mt-6">
              <h3 className="mb-2 text-lg roadhouse:text-2xl roadhouse:uppercase">{title}</h3>
              <FeatureList features={features} />
            </div>
          ))}
        </More>
      )}
    </BodySection>
  )
}

function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className="m-0 grid list-none gap-x-12 gap-y-2.5 p-0 sm:grid-cols-2 roadhouse:gap-y-1.5">
      {features.map((feature) => (
        <li key={feature} className="flex min-w-0 gap-3">
          <Icon name="check" className="mt-1 size-[1.1rem] text-muted" />
          <span className="min-w-0 wrap-anywhere">{feature}</span>
        </li>
      ))}
    </ul>
  )
}
