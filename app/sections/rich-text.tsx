import { Band } from './band.tsx'
import type { SectionProps } from './section-props.ts'

/** Words, at a width that reads well. */
export function RichText({ id, view }: SectionProps<'richText'>) {
  return (
    <Band id={id} title={view.title}>
      <div className="max-w-prose space-y-4 text-lg gallery:font-light">
        {view.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Band>
  )
}
