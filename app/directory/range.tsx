import { modelsOfPath } from '#domain/content/route-paths.ts'
import type { RangeGroup } from '#domain/models/model-range.ts'
import { TextLink } from '../ui/link.tsx'
import { ModelGrid } from './model-card.tsx'

interface RangeProps {
  groups: readonly RangeGroup[]
  /** Of the headings. */
  level: 2 | 3
}

/** Fewer of each body than this, and rows would be mostly empty. */
const fewest = 2.5

/** Models by body: its name at the side, where there is room. Where bodies are many and models few, one grid in that order. */
export function Range({ groups, level }: RangeProps) {
  const models = groups.flatMap((group) => group.models)
  if (groups.length === 1 || models.length < groups.length * fewest)
    return <ModelGrid models={models} heading={level === 2 ? 'h2' : 'h3'} />
  return groups.map((group) => <Row key={group.slug} group={group} level={level} />)
}

function Row({ group: { slug, title, total, models }, level }: { group: RangeGroup; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <section className="grid gap-x-10 gap-y-4 border-line [&+&]:mt-10 [&+&]:border-t [&+&]:pt-8 lg:grid-cols-[11rem_1fr] roadhouse:[&+&]:border-t-[length:var(--line-width)]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:block">
        <Heading className="text-xl roadhouse:text-3xl roadhouse:uppercase">{title}</Heading>
        {models.length < total && (
          <TextLink standalone to={modelsOfPath(slug)}>
            View more<span className="sr-only"> {title}</span>
          </TextLink>
        )}
      </div>
      <ModelGrid models={models} heading={level === 2 ? 'h3' : 'h4'} />
    </section>
  )
}
