import { TextLink } from '../ui/link.tsx'
import { Band } from './band.tsx'
import type { SectionProps } from './section-props.ts'
import { ServerMade } from './server-made.tsx'

const parts = import.meta.env.SSR ? await import('../directory/model-card.tsx') : null

/** A family portrait of what the makers build; the server alone renders it. */
export function ModelRange({ id, view: { title, models, all, layout } }: SectionProps<'modelRange'>) {
  const more = all && (
    <TextLink standalone to={all.href}>
      View more<span className="sr-only"> models</span>
    </TextLink>
  )
  return (
    <Band id={id} title={title} aside={more}>
      <ServerMade ref={null}>
        {parts && (layout === 'strip' ? <parts.ModelStrip models={models} /> : <parts.ModelGrid models={models} />)}
      </ServerMade>
    </Band>
  )
}
