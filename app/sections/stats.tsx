import { Band } from './band.tsx'
import type { SectionProps } from './section-props.ts'

/** A group's size in figures, set in type. */
export function Stats({ id, view }: SectionProps<'stats'>) {
  return (
    <Band id={id} label="In figures" className="harbour:bg-surface roadhouse:bg-surface gallery:py-10">
      <ul className="flex flex-wrap gap-x-16 gap-y-6 gallery:justify-between gallery:border-y gallery:border-line gallery:py-8">
        {view.items.map(({ value, label }) => (
          <li key={label} className="flex items-baseline gap-3">
            <span className="font-display text-4xl tabular-nums sm:text-5xl roadhouse:text-6xl roadhouse:font-bold gallery:font-light gallery:sm:text-6xl">
              {value}
            </span>{' '}
            <span className="gallery:text-lg gallery:tracking-[0.08em] gallery:[font-variant-caps:all-small-caps]">
              {label}
            </span>
          </li>
        ))}
      </ul>
    </Band>
  )
}
