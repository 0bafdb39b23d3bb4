import { Band } from './band.tsx'
import type { SectionProps } from './section-props.ts'

/** Who lends, and under which licence: small, and never left out where it is known. */
export function Lenders({ id, view: { title, names, licence, note } }: SectionProps<'lenders'>) {
  return (
    <Band id={id} title={title}>
      <div className="max-w-prose space-y-3">
        {names.length > 0 && (
          <ul className="flex flex-wrap gap-x-8 gap-y-2 text-lg font-semibold gallery:font-normal">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
        {licence && <p>{licence}</p>}
        {note && <p className="text-sm text-pretty text-muted">{note}</p>}
      </div>
    </Band>
  )
}
