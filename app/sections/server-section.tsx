import type { SectionType } from '#domain/content/section-source.ts'
import { useOwnIsland } from '../islands/use-own-island.ts'
import type { SectionProps } from './section-props.ts'
import { ServerMade } from './server-made.tsx'

const made = import.meta.env.SSR ? await import('../content/made-sections.tsx') : null
const script = () => import('../islands/sales-counter.ts')

/** A section as the server rendered it. The one that moves is a counter. */
export function ServerSection({ id, view }: SectionProps<SectionType>) {
  const box = useOwnIsland(script)
  return <ServerMade ref={box}>{made && <made.MadeSection id={id} view={view} />}</ServerMade>
}
